-- Bounds that no setting of a member's reaches, third version of the desk.

-- Ends transactions of members that last longer than `longest`: they hold back rows, locks and the notices of everybody. A role can
-- set its own timeouts, so the leading collector ends them. The queue of notices belongs to the whole server: once it is full to
-- `fullness`, whoever may hold it is ended, in any database. Readers have five minutes for a report.
CREATE FUNCTION fxterm.end_stalled(longest interval DEFAULT '30 seconds', fullness double precision DEFAULT 0.2) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    is_filling boolean := pg_notification_queue_usage() >= fullness;
    stalled integer;
    ended integer := 0;
BEGIN
    FOR stalled IN SELECT pid FROM pg_stat_activity JOIN pg_roles ON rolname = usename
        WHERE backend_type = 'client backend' AND NOT rolsuper AND NOT pg_has_role(rolname, 'fxterm_collector', 'MEMBER')
            AND (pg_has_role(rolname, 'fxterm_member', 'MEMBER') OR pg_has_role(rolname, 'fxterm_reader', 'MEMBER'))
            AND (is_filling AND xact_start < clock_timestamp() - interval '1 second'
                OR datname = current_database() AND xact_start < clock_timestamp()
                    - CASE WHEN pg_has_role(rolname, 'fxterm_member', 'MEMBER') THEN longest
                        ELSE greatest(longest, interval '5 minutes') END) LOOP
        BEGIN
            IF pg_terminate_backend(stalled) THEN ended := ended + 1; END IF;
        EXCEPTION WHEN insufficient_privilege THEN
            NULL; -- `fxterm desk check` names it.
        END;
    END LOOP;
    RETURN ended;
END
$$;

REVOKE ALL ON FUNCTION fxterm.end_stalled(interval, double precision) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fxterm.end_stalled(interval, double precision) TO fxterm_collector;

-- Forgets what nobody needs any more, and ends transactions that last too long. The collector that leads calls it every minute.
CREATE OR REPLACE FUNCTION fxterm.tidy(longest interval DEFAULT '30 seconds') RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    ended integer := fxterm.end_stalled(longest);
BEGIN
    BEGIN
        DELETE FROM fxterm.session WHERE id IN (
            SELECT id FROM fxterm.session AS one WHERE since < clock_timestamp() - interval '1 minute'
                AND NOT EXISTS (SELECT FROM fxterm.live_session AS live WHERE live.id = one.id)
            FOR UPDATE SKIP LOCKED);
    EXCEPTION WHEN lock_not_available THEN
        NULL; -- The next minute will do.
    END;
    DELETE FROM fxterm.request WHERE id IN (
        SELECT id FROM fxterm.request WHERE state = 2 AND made_at < clock_timestamp() - interval '1 hour'
            OR state = 0 AND id IN (SELECT withdrawal.request FROM fxterm.withdrawal)
        FOR UPDATE SKIP LOCKED);
    DELETE FROM fxterm.withdrawal WHERE NOT EXISTS (SELECT FROM fxterm.request WHERE id = withdrawal.request);
    RETURN ended;
END
$$;

-- True for a key that some version of fxterm gives a part of a shared board: `rates/EUR`, `heading/stocks/Chips`, `look/base`,
-- `alert/clock/Asia/Taipei/09:00`. A version with other keys replaces this function.
CREATE FUNCTION fxterm.is_part(key text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT key ~ ('^(look/base|look/baseline'
        '|rates/[A-Z]{3}|stocks/[A-Za-z0-9.^=&_-]{1,40}|clocks/[A-Za-z][A-Za-z0-9_+/-]{0,39}(#.{1,60})?'
        '|heading/(rates|clocks|stocks)/.+'
        '|alert/rate/[A-Z]{3}/[A-Z]{3}/.+|alert/stock/[A-Za-z0-9.^=&_-]{1,40}/.+'
        '|alert/clock/[A-Za-z][A-Za-z0-9_+/-]{0,39}(#.{1,60})?/.+)$') AND key !~ '[\x01-\x1f\x7f]'
$$;
DELETE FROM fxterm.board_entry WHERE NOT fxterm.is_part(key);
ALTER TABLE fxterm.board_entry ADD CONSTRAINT board_entry_key_known CHECK (fxterm.is_part(key));

-- Refuses a member's question beyond the desk's limits; a session that is gone leaves its place. What is found for a text is
-- kept under that text, and no index takes a long one.
CREATE OR REPLACE FUNCTION fxterm.check_request() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    limits fxterm.desk;
    items bigint;
    requests bigint;
BEGIN
    SELECT * INTO limits FROM fxterm.desk;
    IF NEW.subject IN ('search', 'headlines') AND length(NEW.items) > 200 THEN
        RAISE EXCEPTION 'a search has at most 200 characters' USING ERRCODE = 'check_violation';
    END IF;
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

-- Nobody waits long for what somebody else has not committed.
ALTER FUNCTION fxterm.check_session() SET lock_timeout = '2s';
ALTER FUNCTION fxterm.withdraw_requests(bigint[]) SET lock_timeout = '2s';
ALTER FUNCTION fxterm.publish_board(text, text, text, boolean) SET lock_timeout = '2s';
ALTER FUNCTION fxterm.edit_board(bigint, text, bigint, jsonb) SET lock_timeout = '2s';
ALTER FUNCTION fxterm.unpublish_board(bigint) SET lock_timeout = '2s';
