extension ForbiddenAct {
    private static let readers: [Person] = [.member, .reader, .stranger]

    /// A member with one of the leader's locks could keep every collector from leading.
    static let locks: [ForbiddenAct] = [
        "pg_advisory_lock(112633091322477)", "pg_try_advisory_lock(112633091322477)",
        "pg_advisory_lock_shared(112633091322477)", "pg_try_advisory_lock_shared(112633091322477)",
        "pg_advisory_xact_lock(112633091322477)", "pg_try_advisory_xact_lock(112633091322477)",
        "pg_advisory_xact_lock_shared(1, 2)", "pg_try_advisory_xact_lock_shared(1, 2)",
        "pg_advisory_lock(1, 2)",
        "pg_advisory_unlock_all()",
    ].map { ForbiddenAct($0, "SELECT \($0)", by: readers) }

    /// One's own things in the database fill its disk or run with others' rights.
    static let things: [ForbiddenAct] = [
        ForbiddenAct("a table", "CREATE TABLE public.mine (x text)"),
        ForbiddenAct("a table among the desk's", "CREATE TABLE fxterm.mine (x text)"),
        ForbiddenAct("a schema", "CREATE SCHEMA mine"),
        ForbiddenAct("a temporary table", "CREATE TEMP TABLE mine (x text)"),
        ForbiddenAct("a temporary copy", "SELECT 1 AS x INTO TEMP mine"),
        ForbiddenAct("a temporary view", "CREATE TEMP VIEW mine AS SELECT 1"),
        ForbiddenAct("a temporary sequence", "CREATE TEMP SEQUENCE mine"),
        ForbiddenAct(
            "a temporary function",
            "CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        ForbiddenAct(
            "a function", "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        ForbiddenAct(
            "a function in place of the desk's",
            "CREATE OR REPLACE FUNCTION fxterm.check_request() RETURNS trigger LANGUAGE plpgsql AS "
                + "'BEGIN RETURN NEW; END'"),
        ForbiddenAct("a program in plpgsql", "DO 'BEGIN NULL; END'"),
        ForbiddenAct("a type", "CREATE TYPE public.mine AS (x int)"),
        ForbiddenAct("a large object", "SELECT lo_create(0)"),
        ForbiddenAct("a large object of old", "SELECT lo_creat(-1)"),
        ForbiddenAct("a large object of bytes", "SELECT lo_from_bytea(0, 'x')"),
        ForbiddenAct("an import of a file", "SELECT lo_import('/etc/passwd')"),
        ForbiddenAct("words in the log of changes", "SELECT pg_logical_emit_message(false, 'x', 'x')"),
        ForbiddenAct("a snapshot's file", "SELECT pg_export_snapshot()"),
        ForbiddenAct("an index", "CREATE INDEX ON fxterm.rate (provider)"),
        ForbiddenAct(
            "a trigger",
            "CREATE TRIGGER t BEFORE INSERT ON fxterm.rate EXECUTE FUNCTION fxterm.check_request()"),
        ForbiddenAct("a rule", "CREATE RULE r AS ON INSERT TO fxterm.rate DO INSTEAD NOTHING"),
        ForbiddenAct("a policy", "CREATE POLICY p ON fxterm.request USING (true)"),
        ForbiddenAct("a policy less", "DROP POLICY own ON fxterm.request"),
        ForbiddenAct("no policies", "ALTER TABLE fxterm.request DISABLE ROW LEVEL SECURITY"),
        ForbiddenAct("no trigger", "ALTER TABLE fxterm.request DISABLE TRIGGER ALL"),
        ForbiddenAct("no limit", "DROP TRIGGER check_request ON fxterm.request"),
        ForbiddenAct("a column more", "ALTER TABLE fxterm.rate ADD COLUMN x int"),
        ForbiddenAct("a table less", "DROP TABLE fxterm.rate CASCADE"),
        ForbiddenAct("the desk less", "DROP SCHEMA fxterm CASCADE"),
        ForbiddenAct("a remark", "COMMENT ON TABLE fxterm.rate IS 'x'"),
        ForbiddenAct("a statistic", "CREATE STATISTICS s ON code, provider FROM fxterm.rate"),
        ForbiddenAct("an index anew", "REINDEX TABLE fxterm.rate"),
        ForbiddenAct("a table in order", "CLUSTER fxterm.rate USING rate_pkey"),
        ForbiddenAct("a publication", "CREATE PUBLICATION p"),
        ForbiddenAct("a subscription", "CREATE SUBSCRIPTION s CONNECTION 'x' PUBLICATION p"),
        ForbiddenAct("an extension", "CREATE EXTENSION pg_trgm"),
        ForbiddenAct("a foreign server", "CREATE FOREIGN DATA WRAPPER w"),
        ForbiddenAct(
            "an event's trigger",
            "CREATE EVENT TRIGGER e ON ddl_command_end EXECUTE FUNCTION fxterm.check_request()"),
    ]

    static let server: [ForbiddenAct] = [
        ForbiddenAct("run a program", "COPY (SELECT 1) TO PROGRAM 'true'"),
        ForbiddenAct("write a file", "COPY (SELECT 1) TO '/tmp/x'"),
        ForbiddenAct("read a file", "COPY fxterm.bar_coming FROM '/etc/passwd'"),
        ForbiddenAct("read a file by a function", "SELECT pg_read_file('postgresql.conf')"),
        ForbiddenAct("list a folder", "SELECT pg_ls_dir('.')"),
        ForbiddenAct("see who may come", "SELECT * FROM pg_hba_file_rules"),
        ForbiddenAct("see passwords", "SELECT * FROM pg_authid"),
        ForbiddenAct("load a library", "LOAD '/tmp/x.so'"),
        ForbiddenAct("set the server", "ALTER SYSTEM SET fsync = off"),
        ForbiddenAct("read settings anew", "SELECT pg_reload_conf()"),
        ForbiddenAct("settings of the database", "ALTER DATABASE desk SET statement_timeout = 1"),
        ForbiddenAct("another database", "CREATE DATABASE mine"),
        ForbiddenAct("no database", "DROP DATABASE postgres"),
        ForbiddenAct("a role", "CREATE ROLE mine"),
        ForbiddenAct("no role", "DROP ROLE bob"),
        ForbiddenAct("more rights for oneself", "ALTER ROLE CURRENT_USER SUPERUSER"),
        ForbiddenAct("another's password", "ALTER ROLE bob PASSWORD 'x'"),
        ForbiddenAct("more connections for oneself", "ALTER ROLE CURRENT_USER CONNECTION LIMIT -1"),
        ForbiddenAct("into another group", "GRANT fxterm_collector TO CURRENT_USER", by: readers),
        ForbiddenAct("another into one's group", "GRANT fxterm_member TO stranger"),
        ForbiddenAct("a right for others", "GRANT SELECT ON fxterm.rate TO PUBLIC", by: [.stranger]),
        ForbiddenAct("be the collector", "SET ROLE fxterm_collector", by: readers),
        ForbiddenAct("be another", "SET ROLE bob"),
        ForbiddenAct("be the owner", "SET ROLE postgres"),
        ForbiddenAct("be another from now on", "SET SESSION AUTHORIZATION bob"),
        ForbiddenAct("read all figures of the server", "SET ROLE pg_read_all_data"),
        ForbiddenAct("no triggers", "SET session_replication_role = replica"),
        ForbiddenAct("no log", "SET log_statement = 'none'"),
        ForbiddenAct("no limit of files", "SET temp_file_limit = -1"),
        ForbiddenAct(
            "end others' processes",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'"),
        ForbiddenAct(
            "stop others' statements",
            "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'"),
        ForbiddenAct("a checkpoint", "CHECKPOINT"),
        ForbiddenAct("another log of changes", "SELECT pg_switch_wal()"),
        ForbiddenAct(
            "a slot that keeps the log of changes", "SELECT pg_create_physical_replication_slot('x')"),
        ForbiddenAct("a point to come back to", "SELECT pg_create_restore_point('x')"),
        ForbiddenAct("a backup", "SELECT pg_backup_start('x')"),
        ForbiddenAct("another log", "SELECT pg_rotate_logfile()"),
        ForbiddenAct("no statistics", "SELECT pg_stat_reset()"),
        ForbiddenAct("a place for tables", "CREATE TABLESPACE t LOCATION '/tmp'"),
    ]

    static let all = figures + questions + boards + locks + things + server
}
