-- The desk, first version: figures, the questions of members, and who may do what.
--
-- Moments are seconds since 1970-01-01, UTC, days are counted from then. `seen_at` goes by this database's clock, whatever
-- the clocks of collectors and members say; moments of quotes are the providers'. `number` is the commit that last changed a
-- row: `counter` holds the last one.
CREATE SCHEMA fxterm;

-- The desk's own settings, in one row.
CREATE TABLE fxterm.desk (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    -- The number of the last migration, and the oldest one whose programs can still read the desk.
    version integer NOT NULL,
    oldest integer NOT NULL,
    -- Days that bars of parts of a day, and bars of days and longer, are kept; NULL for ever.
    keep_minutes integer DEFAULT 30 CHECK (keep_minutes > 0),
    keep_days integer CHECK (keep_days > 0),
    -- At most so many items in a member's questions, and so many questions that wait.
    most_items integer NOT NULL DEFAULT 2000 CHECK (most_items > 0),
    most_requests integer NOT NULL DEFAULT 200 CHECK (most_requests > 0),
    -- At most so many connections of one member, boards that one publishes, and parts on a board, removed ones too.
    most_sessions integer NOT NULL DEFAULT 20 CHECK (most_sessions > 0),
    most_boards integer NOT NULL DEFAULT 100 CHECK (most_boards > 0),
    most_entries integer NOT NULL DEFAULT 100000 CHECK (most_entries > 0),
    made_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO fxterm.desk (version, oldest) VALUES (1, 1);

-- The last commit of figures, and when it was.
CREATE TABLE fxterm.counter (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    number bigint NOT NULL, at timestamptz NOT NULL
);
INSERT INTO fxterm.counter (number, at) VALUES (0, now());

-- The collector that leads: it holds the advisory lock 112633091322477 ('fxterm') on the session with which it writes.
CREATE TABLE fxterm.leader (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    role name NOT NULL DEFAULT session_user, host text NOT NULL, process integer NOT NULL, version text NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp(), seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- How far the store of each collector has been published: by a name that the store keeps, its last commit.
CREATE TABLE fxterm.progress (
    store text PRIMARY KEY CHECK (length(store) <= 100), sequence bigint NOT NULL
);

-- Rates: units per US dollar.
CREATE TABLE fxterm.rate (
    code text PRIMARY KEY, provider text NOT NULL,
    per_dollar double precision NOT NULL, quoted_at bigint NOT NULL, seen_at bigint NOT NULL, number bigint NOT NULL
);
CREATE INDEX ON fxterm.rate (number);

-- The close of a day; NULL for a weekday on which the provider has none, though it has them before and after.
CREATE TABLE fxterm.rate_close (
    code text NOT NULL, day integer NOT NULL, provider text NOT NULL,
    per_dollar double precision, number bigint NOT NULL,
    PRIMARY KEY (code, day)
);
CREATE INDEX ON fxterm.rate_close (number);

-- All that is known of a stock, but its closes.
CREATE TABLE fxterm.quote (
    symbol text PRIMARY KEY, provider text NOT NULL, seen_at bigint NOT NULL,
    name text, currency text, kind text, zone text NOT NULL,
    price double precision, quoted_at bigint,
    -- The closes that the provider states for d1 and d5.
    d1_day integer, d1_close double precision, d5_day integer, d5_close double precision,
    today double precision[] NOT NULL DEFAULT '{}',
    trial_price double precision, trial_at bigint,
    day_low double precision, day_high double precision, year_low double precision, year_high double precision,
    volume double precision, exchange text,
    extended_price double precision, extended_at bigint, extended_session smallint,
    number bigint NOT NULL
);
CREATE INDEX ON fxterm.quote (number);

-- The closes of the last weeks, oldest first, and weekdays without one.
CREATE TABLE fxterm.quote_closes (
    symbol text PRIMARY KEY,
    days integer[] NOT NULL, closes double precision[] NOT NULL, skipped integer[] NOT NULL,
    number bigint NOT NULL,
    CHECK (cardinality(days) = cardinality(closes))
);
CREATE INDEX ON fxterm.quote_closes (number);

-- Why there is no news of something. Subjects are those of the local store; gone with the next figure.
CREATE TABLE fxterm.failure (
    subject text NOT NULL, item text NOT NULL, provider text NOT NULL,
    cause text NOT NULL, detail text, host text, at bigint NOT NULL, number bigint NOT NULL,
    PRIMARY KEY (subject, item)
);
CREATE INDEX ON fxterm.failure (number);

-- Entries of a feed's last answer that could not be used.
CREATE TABLE fxterm.left_out (provider text PRIMARY KEY, count integer NOT NULL, number bigint NOT NULL);

-- Figures that are not shown: held back until a second answer (reason 0), another feed's (1), and another feed's that says
-- something else of the same time (2). Without a value where there is none any more.
CREATE TABLE fxterm.unshown (
    reason smallint NOT NULL, kind text NOT NULL CHECK (kind IN ('rate', 'stock')), item text NOT NULL, provider text NOT NULL,
    value double precision, currency text, quoted_at bigint NOT NULL, seen_at bigint NOT NULL, number bigint NOT NULL,
    PRIMARY KEY (reason, kind, item, provider)
);
CREATE INDEX ON fxterm.unshown (number);

-- How the feeds fare.
CREATE TABLE fxterm.feed (
    name text PRIMARY KEY, host text, answered_at bigint, failed_at bigint, cause text, detail text,
    failing_since bigint, number bigint NOT NULL
);

-- News of stocks, the newest first.
CREATE TABLE fxterm.headline (
    symbol text NOT NULL, place integer NOT NULL,
    published bigint NOT NULL, title text NOT NULL, publisher text, link text,
    seen_at bigint NOT NULL, number bigint NOT NULL,
    PRIMARY KEY (symbol, place)
);
CREATE INDEX ON fxterm.headline (number);

-- Stocks found for a text, the likeliest first; a row without a symbol where nothing was.
CREATE TABLE fxterm.found (
    text text NOT NULL, place integer NOT NULL,
    symbol text, name text, exchange text, kind text, number bigint NOT NULL,
    PRIMARY KEY (text, place)
);

-- Alerts that the collector's own store fired.
CREATE TABLE fxterm.alert_fired (
    store text NOT NULL, id bigint NOT NULL,
    kind text, item text, base text, line text,
    at bigint NOT NULL, value double precision, quoted_at bigint NOT NULL, source text, is_late boolean NOT NULL,
    number bigint NOT NULL,
    PRIMARY KEY (store, id)
);
CREATE INDEX ON fxterm.alert_fired (number);

-- Bars of one thing, of one length, as one provider has them: all that it has from `since` on.
CREATE TABLE fxterm.bar_series (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item text NOT NULL, interval text NOT NULL, provider text NOT NULL,
    kind text NOT NULL, currency text, zone text NOT NULL, since bigint NOT NULL, seen_at bigint NOT NULL,
    number bigint NOT NULL,
    -- The commit since which all bars are other ones, as after a split.
    rewritten bigint NOT NULL DEFAULT 0,
    UNIQUE (item, interval, provider)
);
CREATE INDEX ON fxterm.bar_series (number);

-- Bars of parts of a day, in partitions of a week, and bars of days and longer, in partitions of ten years: old ones go by
-- the table. `fxterm.make_partitions` makes them. Sessions: 0 before the exchange's, 1 its own, 2 after it.
-- The indexes hold all of a bar: those of one chart, which came on as many days as it shows, lie side by side there.
CREATE TABLE fxterm.bar_minute (
    start bigint NOT NULL, series integer NOT NULL, session smallint NOT NULL,
    open double precision NOT NULL, high double precision NOT NULL, low double precision NOT NULL,
    close double precision NOT NULL, volume double precision,
    PRIMARY KEY (series, start) INCLUDE (session, open, high, low, close, volume)
) PARTITION BY RANGE (start);
CREATE TABLE fxterm.bar_day (
    start bigint NOT NULL, series integer NOT NULL, session smallint NOT NULL,
    open double precision NOT NULL, high double precision NOT NULL, low double precision NOT NULL,
    close double precision NOT NULL, volume double precision,
    PRIMARY KEY (series, start) INCLUDE (session, open, high, low, close, volume)
) PARTITION BY RANGE (start);

-- Bars on their way in, of the collector that leads.
CREATE UNLOGGED TABLE fxterm.bar_coming (
    start bigint, series integer, session smallint, open double precision, high double precision, low double precision,
    close double precision, volume double precision
);

-- Splits (kind 0: new shares for so many old ones) and dividends (1: the amount a share).
CREATE TABLE fxterm.bar_action (
    series integer NOT NULL REFERENCES fxterm.bar_series ON DELETE CASCADE, time bigint NOT NULL, kind smallint NOT NULL,
    amount double precision NOT NULL, old double precision,
    PRIMARY KEY (series, time, kind)
);

-- A member's collector that is connected. It is there for as long as a process of the database with this number and role bears
-- the name `fxterm/` and the session's id (`application_name`); nothing has to be renewed.
CREATE TABLE fxterm.session (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    member name NOT NULL DEFAULT session_user, process integer NOT NULL DEFAULT pg_backend_pid(),
    version text NOT NULL CHECK (length(version) <= 40), since timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX ON fxterm.session (member);

-- Members' questions. Subjects and items are those of the local store; states: 0 waits, 1 is being fetched, 2 is done, and `number` is
-- then the commit that has what came of it.
CREATE TABLE fxterm.request (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    session bigint NOT NULL REFERENCES fxterm.session ON DELETE CASCADE,
    subject text NOT NULL CHECK (subject IN ('rates', 'quotes', 'past', 'search', 'bars', 'headlines')),
    items text NOT NULL CHECK (length(items) <= 40000),
    freshness integer NOT NULL CHECK (freshness >= 0), is_patient boolean NOT NULL,
    made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    state smallint NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2)), number bigint NOT NULL DEFAULT 0
);
CREATE INDEX ON fxterm.request (session);
CREATE INDEX ON fxterm.request (state, id);

-- The sessions whose members are connected.
CREATE VIEW fxterm.live_session AS
    SELECT session.* FROM fxterm.session
    JOIN pg_stat_activity AS activity ON activity.pid = session.process AND activity.usename = session.member
        AND activity.application_name = 'fxterm/' || session.id;

-- Refuses a member's question beyond the desk's limits; a session that is gone leaves its place.
CREATE FUNCTION fxterm.check_request() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    limits fxterm.desk;
    items bigint;
    requests bigint;
BEGIN
    SELECT * INTO limits FROM fxterm.desk;
    -- One after another, or many at once could come to more than one may.
    PERFORM pg_advisory_xact_lock(1, hashtext(session_user));
    SELECT coalesce(sum(cardinality(string_to_array(request.items, ' '))), 0), count(*) INTO items, requests
        FROM fxterm.request JOIN fxterm.session ON session.id = request.session
        WHERE session.member = session_user AND request.state < 2
            AND NOT EXISTS (SELECT FROM fxterm.withdrawal WHERE withdrawal.request = request.id);
    IF requests >= limits.most_requests THEN
        RAISE EXCEPTION 'more than % questions of one member', limits.most_requests USING ERRCODE = 'configuration_limit_exceeded';
    ELSIF items + cardinality(string_to_array(NEW.items, ' ')) > limits.most_items THEN
        RAISE EXCEPTION 'more than % items of one member', limits.most_items USING ERRCODE = 'configuration_limit_exceeded';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER check_request BEFORE INSERT ON fxterm.request FOR EACH ROW EXECUTE FUNCTION fxterm.check_request();

-- Refuses a member's connection beyond the desk's limit; those that are gone leave their places.
CREATE FUNCTION fxterm.check_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    most integer := (SELECT most_sessions FROM fxterm.desk);
BEGIN
    -- One after another, or each of many at once would be the last that may. No lock of the leader's is of two numbers.
    PERFORM pg_advisory_xact_lock(1, hashtext(session_user));
    IF (SELECT count(*) FROM fxterm.session WHERE member = session_user
            AND process IN (SELECT pid FROM pg_stat_activity WHERE usename = session_user)) >= most THEN
        RAISE EXCEPTION 'more than % connections of one member', most USING ERRCODE = 'configuration_limit_exceeded';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER check_session BEFORE INSERT ON fxterm.session FOR EACH ROW EXECUTE FUNCTION fxterm.check_session();

-- Questions that were taken back, until `fxterm.tidy` removes them.
CREATE TABLE fxterm.withdrawal (request bigint PRIMARY KEY);

-- Takes a member's own questions back. Members may not delete rows: who may, may lock the whole table, and a row that is being
-- deleted keeps the collector waiting until its member commits.
CREATE FUNCTION fxterm.withdraw_requests(ids bigint[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    count integer;
BEGIN
    INSERT INTO fxterm.withdrawal SELECT request.id FROM fxterm.request JOIN fxterm.session ON session.id = request.session
        WHERE request.id = ANY (ids) AND session.member = session_user ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS count = ROW_COUNT;
    RETURN count;
END
$$;

-- Makes the partitions that bars of a span of time go to.
CREATE FUNCTION fxterm.make_partitions(parent text, first bigint, last bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    span bigint := CASE parent WHEN 'bar_minute' THEN 604800 WHEN 'bar_day' THEN 315576000 END;
    place bigint;
    name text;
BEGIN
    IF span IS NULL OR first < -8000000000 OR last > 8000000000 OR (last - first) / span > 600 THEN
        RAISE EXCEPTION 'no such partition' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    FOR place IN SELECT generate_series(floor(first::numeric / span)::bigint, floor(last::numeric / span)::bigint) LOOP
        name := parent || '_' || replace(place::text, '-', 'b');
        IF to_regclass('fxterm.' || name) IS NULL THEN
            -- An index is read without its table as long as the table has been vacuumed since rows were put in.
            EXECUTE format('CREATE TABLE fxterm.%I PARTITION OF fxterm.%I FOR VALUES FROM (%s) TO (%s) '
                'WITH (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 20000)',
                name, parent, place * span, (place + 1) * span);
        END IF;
    END LOOP;
END
$$;

-- Rights. Rows of sessions and questions are a member's own.
ALTER TABLE fxterm.session ENABLE ROW LEVEL SECURITY;
ALTER TABLE fxterm.request ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON fxterm.session TO fxterm_member
    USING (member = session_user) WITH CHECK (member = session_user AND process = pg_backend_pid());
CREATE POLICY own ON fxterm.request TO fxterm_member
    USING (EXISTS (SELECT FROM fxterm.session WHERE session.id = session AND session.member = session_user))
    WITH CHECK (EXISTS (SELECT FROM fxterm.session WHERE session.id = session AND session.member = session_user));
CREATE POLICY every ON fxterm.session TO fxterm_collector USING (true);
CREATE POLICY every ON fxterm.request TO fxterm_collector USING (true);
