-- Rights in the whole database: nobody but the three groups comes in, and nobody makes anything of their own. It can be run
-- again. What the role that runs it may not do is left out; `fxterm desk check` tells of it.
DO $$
DECLARE
    routine record;
BEGIN
    BEGIN
        EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
        EXECUTE format('GRANT CONNECT ON DATABASE %I TO fxterm_collector, fxterm_member, fxterm_reader', current_database());
        -- A transaction that rests holds back what is to be forgotten. Whoever sets this otherwise is ended by `fxterm.end_stalled`.
        EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''60s''', current_database());
    EXCEPTION WHEN insufficient_privilege THEN
        RAISE WARNING 'rights of the database stay as they are: %', SQLERRM;
    END;
    BEGIN
        REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    EXCEPTION WHEN insufficient_privilege OR invalid_schema_name THEN
        RAISE WARNING 'rights of the schema public stay as they are: %', SQLERRM;
    END;
    BEGIN
        -- Sorting on the disk, and a cursor that holds its rows there.
        EXECUTE format('ALTER DATABASE %I SET temp_file_limit = ''1GB''', current_database());
    EXCEPTION WHEN insufficient_privilege THEN
        NULL; -- Only a superuser may.
    END;
    -- A holder of the leader's lock can keep every collector from leading; large objects, messages in the log of changes and
    -- files of snapshots fill the disk. Only a superuser can forbid them.
    FOR routine IN SELECT oid::regprocedure AS name, proname LIKE '%advisory%' AS is_lock FROM pg_proc
        WHERE pronamespace = 'pg_catalog'::regnamespace AND (proname LIKE 'pg\_%advisory%lock%' OR proname LIKE 'lo\_%'
            OR proname IN ('lowrite', 'loread', 'pg_logical_emit_message', 'pg_export_snapshot')) LOOP
        BEGIN
            EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', routine.name);
            IF routine.is_lock THEN
                EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO fxterm_collector', routine.name);
            END IF;
        EXCEPTION WHEN insufficient_privilege THEN
            EXIT;
        END;
    END LOOP;
    BEGIN
        REVOKE USAGE ON LANGUAGE plpgsql, sql FROM PUBLIC;
    EXCEPTION WHEN insufficient_privilege THEN
        NULL;
    END;
END
$$;
