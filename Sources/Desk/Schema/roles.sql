-- The three groups that people's own roles are put into. A group is of the whole server, and may be there.
DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['fxterm_collector', 'fxterm_member', 'fxterm_reader'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', name);
        END IF;
    END LOOP;
END
$$;
