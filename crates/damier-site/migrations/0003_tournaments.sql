-- Events at the tournament desk. What they say of themselves is in their log.
CREATE TABLE tournaments (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    updated_at INTEGER NOT NULL -- milliseconds since 1970
) STRICT;

CREATE INDEX tournaments_by_time ON tournaments (updated_at);

-- Rows are only ever added.
CREATE TABLE tournament_steps (
    tournament TEXT    NOT NULL REFERENCES tournaments (id),
    version    INTEGER NOT NULL, -- 1, 2, 3, ... without gaps
    payload    TEXT    NOT NULL, -- JSON
    PRIMARY KEY (tournament, version)
) STRICT, WITHOUT ROWID;
