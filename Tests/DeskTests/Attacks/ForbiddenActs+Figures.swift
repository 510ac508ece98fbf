extension ForbiddenAct {
    private static let readers: [Person] = [.member, .reader, .stranger]

    /// They would put a wrong figure on every board.
    static let figures: [ForbiddenAct] =
        tables.map {
            ForbiddenAct("delete \($0)", "DELETE FROM fxterm.\($0)", by: readers)
        }
        + tables.map { ForbiddenAct("empty \($0)", "TRUNCATE fxterm.\($0)") }
        + tables.map {
            // The right to delete includes the right to lock, with which members could stop the collector.
            ForbiddenAct("lock \($0)", "BEGIN; LOCK TABLE fxterm.\($0) IN EXCLUSIVE MODE", by: readers)
        }
        + [
            ForbiddenAct(
                "write a rate", "INSERT INTO fxterm.rate VALUES ('EUR', 'x', 1, 0, 0, 1)", by: readers),
            ForbiddenAct("change a rate", "UPDATE fxterm.rate SET per_dollar = 1", by: readers),
            ForbiddenAct("change a quote", "UPDATE fxterm.quote SET price = 1", by: readers),
            ForbiddenAct(
                "change a quote by a conflict",
                "INSERT INTO fxterm.quote (symbol, provider, seen_at, zone, number) VALUES ('A', 'x', 0, '', 1) "
                    + "ON CONFLICT (symbol) DO UPDATE SET price = 1", by: readers),
            ForbiddenAct(
                "change a quote by MERGE",
                "MERGE INTO fxterm.quote USING (SELECT 1) AS one ON true WHEN MATCHED THEN UPDATE SET price = 1",
                by: readers),
            ForbiddenAct(
                "write bars", "INSERT INTO fxterm.bar_day VALUES (0, 1, 1, 1, 1, 1, 1, 1)", by: readers),
            ForbiddenAct("copy rates in", "COPY fxterm.rate FROM STDIN", by: readers),
            ForbiddenAct("copy bars in", "COPY fxterm.bar_coming FROM STDIN", by: readers),
            ForbiddenAct("hold a rate", "SELECT * FROM fxterm.rate FOR UPDATE", by: readers),
            ForbiddenAct("hold a quote", "SELECT * FROM fxterm.quote FOR SHARE", by: readers),
            ForbiddenAct("hold the counter", "SELECT * FROM fxterm.counter FOR UPDATE", by: readers),
            ForbiddenAct("hold the settings", "SELECT * FROM fxterm.desk FOR KEY SHARE", by: Person.allCases),
            ForbiddenAct("turn the counter back", "UPDATE fxterm.counter SET number = 0", by: readers),
            ForbiddenAct("remove the counter", "DELETE FROM fxterm.counter"),
            ForbiddenAct("another counter", "INSERT INTO fxterm.counter VALUES (false, 0, now())"),
            ForbiddenAct("name oneself leader", "UPDATE fxterm.leader SET host = 'x'", by: readers),
            ForbiddenAct("remove the leader", "DELETE FROM fxterm.leader", by: readers),
            ForbiddenAct(
                "change what is published", "INSERT INTO fxterm.progress VALUES ('x', 1)", by: readers),
            ForbiddenAct("see what is published", "SELECT * FROM fxterm.progress", by: readers),
            ForbiddenAct("the settings' version", "UPDATE fxterm.desk SET version = 99"),
            ForbiddenAct("the settings' limits", "UPDATE fxterm.desk SET most_items = 1000000"),
            ForbiddenAct("remove the settings", "DELETE FROM fxterm.desk"),
            ForbiddenAct(
                "make partitions", "SELECT fxterm.make_partitions('bar_day', 0, 1)", by: readers),
            ForbiddenAct(
                "make very many partitions",
                "SELECT fxterm.make_partitions('bar_minute', -8000000000, 8000000000)", by: [.collector],
                states: ["22023"]),
            ForbiddenAct(
                "make partitions of another table",
                "SELECT fxterm.make_partitions('rate; DROP TABLE fxterm.rate', 0, 1)", by: [.collector],
                states: ["22023"]),
            ForbiddenAct("call keep", "SELECT fxterm.keep()", by: readers),
            ForbiddenAct("call tidy", "SELECT fxterm.tidy('1 second')", by: readers),
            ForbiddenAct("end transactions", "SELECT fxterm.end_stalled('1 second', 0)", by: readers),
            ForbiddenAct(
                "move an identity", "SELECT nextval('fxterm.bar_series_id_seq')", by: readers),
            ForbiddenAct("set an identity", "SELECT setval('fxterm.request_id_seq', 1)"),
            ForbiddenAct("a partition by its own name", "DELETE FROM fxterm.bar_day_5", by: readers),
            ForbiddenAct("a fired alert", "INSERT INTO fxterm.alert_fired SELECT", by: readers),
            ForbiddenAct("read as a stranger", "SELECT * FROM fxterm.rate", by: [.stranger]),
            ForbiddenAct("read bars as a stranger", "SELECT * FROM fxterm.bar_day", by: [.stranger]),
        ]

    private static let tables = [
        "rate", "rate_close", "quote", "quote_closes", "failure", "left_out", "unshown", "feed", "headline",
        "found",
        "alert_fired", "bar_series", "bar_minute", "bar_day", "bar_action", "leader",
    ]
}
