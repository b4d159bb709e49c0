-- One row a game: what lists need, so that they don't fold event logs.
CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL,
    variant    TEXT    NOT NULL,
    mode       TEXT    NOT NULL,
    level      INTEGER,
    side       TEXT,
    ply        INTEGER NOT NULL,
    result     TEXT,
    version    INTEGER NOT NULL,
    created_at INTEGER NOT NULL, -- milliseconds since 1970
    updated_at INTEGER NOT NULL  -- milliseconds since 1970
) STRICT;

CREATE INDEX games_by_owner ON games (owner, updated_at);

-- The game itself. Rows are only ever added.
CREATE TABLE events (
    game    TEXT    NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL, -- 1, 2, 3, ... without gaps
    payload TEXT    NOT NULL, -- JSON
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
