-- The key that opens the referee's desk, hashed. At most one row.
CREATE TABLE referee_key (
    id   INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    hash TEXT    NOT NULL -- in the PHC format
) STRICT;

-- Who sits at the desk. Tokens are hashed, so that a copy of the file opens
-- nothing.
CREATE TABLE referee_seats (
    token      TEXT    NOT NULL PRIMARY KEY, -- SHA-256, hexadecimal
    name       TEXT    NOT NULL,
    expires_at INTEGER NOT NULL -- milliseconds since 1970
) STRICT;

-- Games that go on, and the referees' decisions (decrees) among all events, for lists of them.
CREATE INDEX games_going_on ON games (updated_at) WHERE result IS NULL;
CREATE INDEX decrees ON events (game, version)
    WHERE substr(payload, 1, 16) = '{"type":"decree"';

-- Play-off matches. What they say of themselves is in their log.
CREATE TABLE playoffs (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL,
    updated_at INTEGER NOT NULL -- milliseconds since 1970
) STRICT;

CREATE INDEX playoffs_by_owner ON playoffs (owner, updated_at);

-- Rows are only ever added.
CREATE TABLE playoff_events (
    playoff TEXT    NOT NULL REFERENCES playoffs (id),
    version INTEGER NOT NULL, -- 1, 2, 3, ... without gaps
    payload TEXT    NOT NULL, -- JSON
    PRIMARY KEY (playoff, version)
) STRICT, WITHOUT ROWID;
