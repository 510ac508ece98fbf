-- Rights in the desk's tables; it can be run again. Nobody but their owner has any right that is not named here.
REVOKE ALL ON SCHEMA fxterm FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA fxterm FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA fxterm FROM PUBLIC;
GRANT USAGE ON SCHEMA fxterm TO fxterm_collector, fxterm_member, fxterm_reader;
GRANT SELECT ON fxterm.desk, fxterm.counter, fxterm.leader, fxterm.rate, fxterm.rate_close, fxterm.quote, fxterm.quote_closes,
    fxterm.failure, fxterm.left_out, fxterm.unshown, fxterm.feed, fxterm.headline, fxterm.found, fxterm.alert_fired, fxterm.bar_series,
    fxterm.bar_minute, fxterm.bar_day, fxterm.bar_action
    TO fxterm_collector, fxterm_member, fxterm_reader;
GRANT INSERT, UPDATE, DELETE ON fxterm.rate, fxterm.rate_close, fxterm.quote, fxterm.quote_closes, fxterm.failure, fxterm.left_out,
    fxterm.unshown, fxterm.feed, fxterm.headline, fxterm.found, fxterm.alert_fired, fxterm.bar_series, fxterm.bar_minute, fxterm.bar_day,
    fxterm.bar_action TO fxterm_collector;
GRANT SELECT, INSERT, UPDATE, DELETE ON fxterm.progress, fxterm.leader TO fxterm_collector;
GRANT SELECT, INSERT, DELETE, TRUNCATE ON fxterm.bar_coming TO fxterm_collector;
GRANT UPDATE (number, at) ON fxterm.counter TO fxterm_collector;
GRANT SELECT, DELETE ON fxterm.session TO fxterm_collector;
GRANT SELECT ON fxterm.live_session, fxterm.withdrawal TO fxterm_collector;
GRANT SELECT, DELETE, UPDATE (state, number) ON fxterm.request TO fxterm_collector;
GRANT SELECT, INSERT (version) ON fxterm.session TO fxterm_member;
GRANT SELECT, INSERT (session, subject, items, freshness, is_patient) ON fxterm.request TO fxterm_member;
GRANT EXECUTE ON FUNCTION fxterm.withdraw_requests(bigint[]) TO fxterm_member;
GRANT EXECUTE ON FUNCTION fxterm.make_partitions(text, bigint, bigint), fxterm.tidy(interval), fxterm.keep() TO fxterm_collector;
