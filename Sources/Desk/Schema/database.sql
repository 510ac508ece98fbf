-- What the whole database allows: nobody but the three groups comes in, and nobody makes tables of their own.
DO $$
DECLARE
    routine regprocedure;
BEGIN
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO fxterm_collector, fxterm_member, fxterm_reader', current_database());
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    -- Who can take the leader's lock can keep every collector from leading. Only a superuser can forbid it.
    FOR routine IN SELECT oid::regprocedure FROM pg_proc
        WHERE pronamespace = 'pg_catalog'::regnamespace AND proname LIKE 'pg_%advisory%lock%' LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', routine);
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO fxterm_collector', routine);
    END LOOP;
EXCEPTION WHEN insufficient_privilege THEN
    RAISE WARNING 'not all rights could be taken away: %', SQLERRM;
END
$$;
