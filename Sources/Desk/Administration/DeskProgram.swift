internal import Glibc
internal import Market

package enum DeskProgram {
    /// Takes the words after `desk`. Returns 0 for success, 1 for a problem, 2 for invalid arguments.
    package static func run(_ words: [String]) -> Int32 {
        let order: DeskOrder
        do throws(DeskOrder.Mistake) {
            order = try DeskOrder(words)
        } catch {
            complain(error.text)
            return 2
        }
        do throws(DeskFailure) {
            switch order.action {
            case .`init` where order.printsSQL:
                say(DeskSetup.script(order.limits))
                return 0
            case .`init`: return try DeskSetup.make(order).tell()
            case .migrate: return try DeskSetup.migrate(order).tell()
            case .check: return try DeskCheck.run(order).tell()
            case .status: return try status(order)
            }
        } catch {
            complain(reason(error))
            return 1
        }
    }

    private static func status(_ order: DeskOrder) throws(DeskFailure) -> Int32 {
        let status = try DeskStatus(order.connect())
        say(order.isJSON ? status.json : status.text)
        return 0
    }

    static func reason(_ failure: DeskFailure) -> String {
        let said =
            CleanText.line(
                failure.message.split(whereSeparator: \.isWhitespace).joined(separator: " "), limit: 1000)
            ?? ""
        switch failure {
        case .malformed: return "the team server's address is not valid: \(said)"
        case .unreachable: return "the team server cannot be reached: \(said)"
        case .refused(.noPassword, _):
            return "the team server wants a password, and none was found: put it into ~/.pgpass (\(said))"
        case .refused(.openPasswordFile(let path), _):
            return
                "others can read \(CleanText.line(path, limit: 200) ?? ""), so it is not used: chmod 600 it (\(said))"
        case .refused(.wrongPassword, _):
            return "the team server refuses the password: correct it in ~/.pgpass (\(said))"
        case .refused(.noDatabase, _): return "the server has no such database: createdb makes one (\(said))"
        case .refused(.notNow, _): return "the team server lets nobody in for now: \(said)"
        case .refused(.unwanted, _):
            return
                "the team server does not let this role in: see pg_hba.conf, and that the role is in a group of fxterm (\(said))"
        case .untrusted:
            return
                "the team server's certificate is not trusted: put its authority into ~/.postgresql/root.crt (\(said))"
        case .lost: return "the connection broke: \(said)"
        case .statement("42501", _): return "\(said) (this takes the team server's owner, or a superuser)"
        case .statement("42P01", _), .statement("3F000", _):
            return "there is no team server in this database: fxterm desk init makes one (\(said))"
        case .statement("55P03", _):
            return "somebody holds what is to be changed, for more than ten seconds; try again (\(said))"
        case .statement(_, _): return said
        }
    }

    static func say(_ text: String) { put(text, STDOUT_FILENO) }

    private static func complain(_ text: String) { put("fxterm: \(text)\n", STDERR_FILENO) }

    private static func put(_ text: String, _ descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(0, written))
        }
    }
}
