internal import CPQ
internal import Glibc
internal import Substrings

/// For one thread at a time; calls block. It detects a cut connection within ten seconds: TCP sends
/// keepalives after five seconds of silence, and data must be acknowledged within eight.
package final class Connection {
    package enum Waking: Hashable, Sendable {
        case notice
        case called
        case timeout
    }

    /// libpq settings to detect a cut connection.
    private static let care = [
        ("connect_timeout", "8"), ("keepalives", "1"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
        ("keepalives_count", "2"), ("tcp_user_timeout", "8000"), ("client_encoding", "UTF8"),
    ]

    /// A server refuses a login within this time.
    private static let soon = Duration.seconds(3)

    private let handle: OpaquePointer
    /// Milliseconds of silence allowed; nil for no limit. A stopped server keeps its connections open.
    package var patience: Int?

    /// `address` is a connection string or URI of libpq's; `settings` override it. Passwords come from
    /// `~/.pgpass`, a service file or the environment.
    package init(_ address: String, _ settings: [(String, String)] = [], name: String) throws(DeskFailure) {
        if let problem = Connection.problem(of: address) { throw .malformed(problem) }
        // libpq reads `dbname` as the whole address; settings after it win.
        let all = [("dbname", address)] + Connection.care + settings + [("application_name", name)]
        var keywords = all.map { strdup($0.0) }.map { UnsafePointer($0) }
        var values = all.map { strdup($0.1) }.map { UnsafePointer($0) }
        defer { for text in keywords + values { free(UnsafeMutablePointer(mutating: text)) } }
        keywords.append(nil)
        values.append(nil)
        let begun = ContinuousClock.now
        guard let handle = PQconnectdbParams(keywords, values, 1) else { throw .unreachable("") }
        if PQstatus(handle) != CONNECTION_OK, let failure = Connection.failure(of: handle, since: begun) {
            PQfinish(handle)
            throw failure
        }
        fxterm_silence(handle)
        self.handle = handle
    }

    deinit { PQfinish(handle) }

    @discardableResult
    package func run(_ sql: String, _ parameters: [Parameter] = []) throws(DeskFailure) -> Rows {
        var values = parameters.map { $0.text.map { strdup($0) } ?? nil }.map { UnsafePointer($0) }
        defer { for value in values { free(UnsafeMutablePointer(mutating: value)) } }
        values.append(nil)
        let count = Int32(parameters.count)
        guard let patience else {
            return try take(PQexecParams(handle, sql, count, nil, values, nil, nil, 0))
        }
        guard PQsendQueryParams(handle, sql, count, nil, values, nil, nil, 0) == 1 else {
            throw .lost(message)
        }
        return try take(answer(within: patience))
    }

    private func answer(within milliseconds: Int) throws(DeskFailure) -> OpaquePointer? {
        var last: OpaquePointer?
        while true {
            while PQisBusy(handle) == 1 {
                var waiting = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
                let ready = poll(&waiting, 1, Int32(clamping: milliseconds))
                if ready < 0, errno == EINTR { continue }
                guard ready > 0, PQconsumeInput(handle) == 1 else {
                    PQclear(last)
                    throw .lost(ready == 0 ? "the database does not answer" : message)
                }
            }
            guard let next = PQgetResult(handle) else { return last }
            PQclear(last)
            last = next
        }
    }

    /// All statements or none, without parameters.
    package func execute(_ script: String) throws(DeskFailure) {
        _ = try take(PQexec(handle, script))
    }

    package func transaction<Result>(
        _ body: () throws(DeskFailure) -> Result
    ) throws(DeskFailure) -> Result {
        try execute("BEGIN")
        do throws(DeskFailure) {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Waits until data comes, `descriptor` is readable, or the time is over. The caller drains `descriptor`.
    package func wait(
        _ milliseconds: Int? = nil, or descriptor: Int32? = nil
    ) throws(DeskFailure) -> Waking {
        if hasNotice { return .notice }
        var waiting = [pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)]
        if let descriptor { waiting.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
        let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
        var ready: Int32
        repeat { ready = poll(&waiting, nfds_t(waiting.count), timeout) } while ready < 0 && errno == EINTR
        if waiting[0].revents != 0 {
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw .lost(message) }
            return .notice
        }
        return ready > 0 ? .called : .timeout
    }

    package func notices() -> [DeskNotice] {
        defer { pending = [] }
        readNotices()
        return pending
    }

    private var pending: [DeskNotice] = []
    private var hasNotice: Bool {
        readNotices()
        return !pending.isEmpty
    }

    private func readNotices() {
        while let notice = PQnotifies(handle) {
            pending.append(
                DeskNotice(
                    channel: String(cString: notice.pointee.relname),
                    payload: notice.pointee.extra.map { String(cString: $0) } ?? "",
                    process: Int(notice.pointee.be_pid)))
            PQfreemem(notice)
        }
    }

    package var process: Int { Int(PQbackendPID(handle)) }

    /// As PostgreSQL counts it, such as 150010.
    package var serverVersion: Int { Int(PQserverVersion(handle)) }

    package var isEncrypted: Bool { PQsslInUse(handle) == 1 }

    private var message: String { String(cString: PQerrorMessage(handle)) }

    private func take(_ result: OpaquePointer?) throws(DeskFailure) -> Rows {
        guard let result else { throw .lost(message) }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE, PGRES_EMPTY_QUERY: return Rows(result)
        default: break
        }
        defer { PQclear(result) }
        let text = String(cString: PQresultErrorMessage(result))
        // Only the server sets a state. At the end of a session it is class 57, or the connection broke.
        guard PQstatus(handle) == CONNECTION_OK,
            let state = PQresultErrorField(result, fxterm_diag_sqlstate).map({ String(cString: $0) })
        else { throw .lost(text) }
        throw .statement(state: state, message: text)
    }

    package static func problem(of address: String) -> String? {
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(address, &message)
        defer {
            PQconninfoFree(options)
            PQfreemem(message)
        }
        return options == nil ? message.map { String(cString: $0) } ?? "" : nil
    }

    /// Nil if a second attempt succeeded.
    private static func failure(
        of handle: OpaquePointer, since begun: ContinuousClock.Instant
    ) -> DeskFailure? {
        let text = String(cString: PQerrorMessage(handle))
        if PQconnectionNeedsPassword(handle) == 1 {
            return .refused(openPasswordFile(of: handle).map { .openPasswordFile($0) } ?? .noPassword, text)
        }
        let words = text.lowercased()
        let failure: DeskFailure =
            words.contains("ssl") || words.contains("certificate") ? .untrusted(text) : .unreachable(text)
        // Refusals come fast; do not wait twice for an unreachable server.
        if ContinuousClock.now - begun > soon { return failure }
        // The server's message is in its own language. libpq gives the SQLSTATE only after a second attempt,
        // on a handle set to show it.
        PQsetErrorVerbosity(handle, PQERRORS_SQLSTATE)
        PQreset(handle)
        if PQstatus(handle) == CONNECTION_OK {
            PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
            return nil
        }
        // A line on where the password came from may follow.
        let states = String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isNewline)
            .compactMap { $0.split(separator: " ").last }
            .filter { word in
                word.utf8.count == 5
                    && word.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
            }
        return states.last.map { .refused(.init(state: String($0)), text) } ?? failure
    }

    /// A password file that libpq ignores because others can read it.
    private static func openPasswordFile(of handle: OpaquePointer) -> String? {
        guard let options = PQconninfo(handle) else { return nil }
        defer { PQconninfoFree(options) }
        var option = options
        while let name = option.pointee.keyword {
            if String(cString: name) == "passfile", let path = option.pointee.val {
                var file = stat()
                return stat(path, &file) == 0 && file.st_mode & 0o077 != 0 ? String(cString: path) : nil
            }
            option += 1
        }
        return nil
    }
}
