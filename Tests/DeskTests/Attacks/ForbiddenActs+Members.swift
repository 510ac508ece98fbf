extension ForbiddenAct {
    private static let members: [Person] = [.member]
    private static let others: [Person] = [.reader, .stranger]

    /// Row 1 of both tables is bob's; ann has row 2.
    static let questions: [ForbiddenAct] = [
        ForbiddenAct(
            noRows: "see others' sessions", "SELECT * FROM fxterm.session WHERE member <> 'ann'", by: members),
        ForbiddenAct(
            noRows: "see others' questions", "SELECT * FROM fxterm.request WHERE session = 1", by: members),
        ForbiddenAct(
            noRows: "withdraw others' questions",
            "SELECT FROM fxterm.withdraw_requests(ARRAY[1]) AS count WHERE count > 0", by: members),
        ForbiddenAct("see sessions without being a member", "SELECT * FROM fxterm.session", by: others),
        ForbiddenAct("see questions without being a member", "SELECT * FROM fxterm.request", by: others),
        ForbiddenAct(
            "see who is connected", "SELECT * FROM fxterm.live_session",
            by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "open a session without being a member", "INSERT INTO fxterm.session (version) VALUES ('1')",
            by: [.reader, .stranger, .collector]),
        ForbiddenAct(
            "open another's session", "INSERT INTO fxterm.session (member, version) VALUES ('bob', '1')"),
        ForbiddenAct(
            "open a session of another process",
            "INSERT INTO fxterm.session (process, version) VALUES (1, '1')"),
        ForbiddenAct(
            "choose a session's number",
            "INSERT INTO fxterm.session (id, version) OVERRIDING SYSTEM VALUE VALUES (1, '1')"),
        ForbiddenAct(
            "a very long version", "INSERT INTO fxterm.session (version) VALUES (repeat('x', 41))",
            by: members, states: ["23514"]),
        ForbiddenAct("take a session over", "UPDATE fxterm.session SET member = session_user"),
        ForbiddenAct(
            "end all sessions", "DELETE FROM fxterm.session", by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "remove all questions", "DELETE FROM fxterm.request", by: [.member, .reader, .stranger]),
        ForbiddenAct("change a question", "UPDATE fxterm.request SET items = 'X'"),
        ForbiddenAct(
            "answer a question", "UPDATE fxterm.request SET state = 2", by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "ask for another",
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) "
                + "VALUES (1, 'rates', 'EUR', 0, true)"),
        ForbiddenAct(
            "ask without a session",
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) "
                + "VALUES (999, 'rates', 'EUR', 0, true)", by: members),
        ForbiddenAct(
            "ask as if done",
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient, state) "
                + "VALUES (2, 'rates', 'EUR', 0, true, 2)"),
        ForbiddenAct(
            "ask what cannot be the name of a kind", ask("'no kind'", "'X'", "0"), by: members,
            states: ["23514"]),
        ForbiddenAct(
            "ask in the past", ask("'rates'", "'X'", "-1"), by: members, states: ["23514"]),
        ForbiddenAct(
            "ask too long a question", ask("'rates'", "repeat('x', 40001)", "0"), by: members,
            states: ["23514"]),
        ForbiddenAct(
            "search for what no index takes", ask("'search'", "repeat('x', 201)", "0"), by: members,
            states: ["23514"]),
        ForbiddenAct(
            "ask for too many items", ask("'rates'", "repeat('x ', 3000)", "0"), by: members,
            states: ["53400"]),
        ForbiddenAct(
            "hold others' questions", "SELECT * FROM fxterm.request FOR UPDATE",
            by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "hold one's own session", "SELECT * FROM fxterm.session FOR KEY SHARE",
            by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "lock questions", "BEGIN; LOCK TABLE fxterm.request IN SHARE MODE",
            by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "lock sessions", "BEGIN; LOCK TABLE fxterm.session IN ACCESS EXCLUSIVE MODE",
            by: [.member, .reader, .stranger]),
        ForbiddenAct(
            "lock questions a little", "BEGIN; LOCK TABLE fxterm.request IN ROW EXCLUSIVE MODE", by: others),
        ForbiddenAct(
            "withdraw as another", "SELECT fxterm.withdraw_requests(ARRAY[1])", by: others + [.collector]),
        ForbiddenAct(
            "note what was withdrawn", "INSERT INTO fxterm.withdrawal VALUES (1)", by: Person.allCases),
        ForbiddenAct("call a trigger's function", "SELECT fxterm.check_request()"),
    ]

    private static func ask(_ subject: String, _ items: String, _ freshness: String) -> String {
        "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) "
            + "VALUES (2, \(subject), \(items), \(freshness), true)"
    }

    /// Bob owns board 1, which may be followed, and board 2, which all may change.
    static let boards: [ForbiddenAct] = [
        ForbiddenAct(
            "write a board",
            "INSERT INTO fxterm.board (name, policy, token) VALUES ('x', 'edit', repeat('x', 20))"),
        ForbiddenAct("own a board", "UPDATE fxterm.board SET owner = session_user"),
        ForbiddenAct("change what others may do", "UPDATE fxterm.board SET policy = 'edit'"),
        ForbiddenAct("remove a board", "DELETE FROM fxterm.board"),
        ForbiddenAct("change a board past its function", "UPDATE fxterm.board_entry SET value = 'x'"),
        ForbiddenAct(
            "write as another",
            "INSERT INTO fxterm.board_entry (board, key, value, number, author) VALUES (1, 'k', 'v', 1, 'bob')"
        ),
        ForbiddenAct("remove what is on a board", "DELETE FROM fxterm.board_entry"),
        ForbiddenAct("see others' tokens", "SELECT * FROM fxterm.board_batch"),
        ForbiddenAct("lock boards", "BEGIN; LOCK TABLE fxterm.board IN SHARE MODE"),
        ForbiddenAct("hold a board", "SELECT * FROM fxterm.board FOR UPDATE"),
        ForbiddenAct("empty boards", "TRUNCATE fxterm.board CASCADE"),
        ForbiddenAct(
            "change a board that is followed",
            "SELECT fxterm.edit_board(1, repeat('y', 20), 0, '{\"rates/EUR\": \"x\"}')", by: members),
        ForbiddenAct(
            "change a board that is not there", "SELECT fxterm.edit_board(99, repeat('y', 20), 0, '{}')",
            by: members, states: ["P0002"]),
        ForbiddenAct(
            "a key without end",
            "SELECT fxterm.edit_board(2, repeat('y', 20), 0, jsonb_build_object(repeat('k', 301), 'x'))",
            by: members, states: ["23514"]),
        ForbiddenAct(
            "a value without end",
            "SELECT fxterm.edit_board(2, repeat('y', 20), 0, jsonb_build_object('rates/EUR', repeat('x', 1001)))",
            by: members, states: ["23514"]),
        ForbiddenAct(
            "a part that no version has",
            "SELECT fxterm.edit_board(2, repeat('y', 20), 0, '{\"weather/Taipei\": \"x\"}')", by: members,
            states: ["23514"]),
        ForbiddenAct(
            "publish over another's", "SELECT fxterm.publish_board('x', 'edit', repeat('b', 20))", by: members
        ),
        ForbiddenAct(
            "publish by another's name", "SELECT fxterm.publish_board('BOB', 'edit', repeat('z', 20))",
            by: members, states: ["23505"]),
        ForbiddenAct(
            noRows: "unpublish another's", "SELECT FROM fxterm.unpublish_board(1) AS is_done WHERE is_done",
            by: members),
        ForbiddenAct(
            "publish without being a member", "SELECT fxterm.publish_board('x', 'edit', repeat('q', 20))",
            by: others + [.collector]),
        ForbiddenAct(
            "change without being a member", "SELECT fxterm.edit_board(2, repeat('q', 20), 0, '{}')",
            by: others + [.collector]),
        ForbiddenAct(
            "unpublish without being a member", "SELECT fxterm.unpublish_board(1)", by: others + [.collector]),
        ForbiddenAct("see boards as a stranger", "SELECT * FROM fxterm.board_entry", by: [.stranger]),
    ]
}
