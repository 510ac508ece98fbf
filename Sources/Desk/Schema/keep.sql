-- Forgets what nobody needs any more, and ends members' transactions that have lasted for too long: they hold back what is to be
-- forgotten, the notices of everybody, and rows that the collector wants. The collector that leads calls it every minute.
CREATE FUNCTION fxterm.tidy(longest interval DEFAULT '5 minutes') RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    stalled integer;
    ended integer := 0;
BEGIN
    BEGIN
        FOR stalled IN SELECT pid FROM pg_stat_activity AS activity JOIN pg_roles ON rolname = usename
            WHERE datname = current_database() AND NOT rolsuper AND xact_start < clock_timestamp() - longest
                AND (pg_has_role(rolname, 'fxterm_member', 'MEMBER') OR pg_has_role(rolname, 'fxterm_reader', 'MEMBER'))
                AND NOT pg_has_role(rolname, 'fxterm_collector', 'MEMBER') LOOP
            PERFORM pg_terminate_backend(stalled);
            ended := ended + 1;
        END LOOP;
    EXCEPTION WHEN insufficient_privilege THEN
        NULL; -- `fxterm desk check` tells it.
    END;
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

-- Makes partitions for the bars to come, and lets go of bars that are older than the desk keeps them, and of other old rows.
-- The collector that leads calls it once a day. It tells how many partitions it dropped, and how many rows it deleted.
CREATE FUNCTION fxterm.keep(OUT dropped integer, OUT deleted bigint) LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    present bigint := floor(extract(epoch FROM clock_timestamp()));
    policy record;
    child record;
    rows bigint;
BEGIN
    dropped := 0;
    deleted := 0;
    PERFORM fxterm.make_partitions('bar_minute', present, present + 21 * 86400);
    PERFORM fxterm.make_partitions('bar_day', present, present + 366 * 86400);
    FOR policy IN
        SELECT 'bar_minute' AS parent, 604800 AS span, keep_minutes AS days FROM fxterm.desk WHERE keep_minutes IS NOT NULL
        UNION ALL
        SELECT 'bar_day', 315576000, keep_days FROM fxterm.desk WHERE keep_days IS NOT NULL
    LOOP
        FOR child IN SELECT relname AS name, (replace(split_part(relname, '_', 3), 'b', '-')::bigint + 1) * policy.span AS ends
            FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
            WHERE inhparent = to_regclass('fxterm.' || policy.parent) ORDER BY relname LOOP
            IF child.ends <= present - policy.days * 86400::bigint THEN
                BEGIN
                    EXECUTE format('DROP TABLE fxterm.%I', child.name);
                    dropped := dropped + 1;
                EXCEPTION WHEN lock_not_available THEN
                    NULL; -- Somebody reads it: tomorrow, then.
                END;
            ELSIF policy.parent = 'bar_day' AND child.ends - policy.span < present - policy.days * 86400::bigint THEN
                EXECUTE format('DELETE FROM fxterm.%I WHERE start < %s', child.name, present - policy.days * 86400::bigint);
                GET DIAGNOSTICS rows = ROW_COUNT;
                deleted := deleted + rows;
            END IF;
        END LOOP;
        -- A series is whole from here on.
        UPDATE fxterm.bar_series SET since = present - policy.days * 86400::bigint
            WHERE since < present - policy.days * 86400::bigint
                AND (interval IN ('1d', '1wk', '1mo')) = (policy.parent = 'bar_day');
    END LOOP;
    DELETE FROM fxterm.failure WHERE at < present - 30 * 86400;
    DELETE FROM fxterm.unshown WHERE seen_at < present - 30 * 86400;
    DELETE FROM fxterm.headline WHERE seen_at < present - 90 * 86400;
    DELETE FROM fxterm.alert_fired WHERE at < present - 400 * 86400;
    DELETE FROM fxterm.found WHERE text IN (
        SELECT text FROM fxterm.found WHERE place = (SELECT min(place) FROM fxterm.found) ORDER BY number DESC OFFSET 10000);
    PERFORM fxterm.tidy();
END
$$;
SELECT fxterm.keep();
