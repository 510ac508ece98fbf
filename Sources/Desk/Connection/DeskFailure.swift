package enum DeskFailure: Error, Hashable, Sendable {
    package enum Refusal: Hashable, Sendable {
        case noPassword
        /// libpq ignores a file that others can read.
        case openPasswordFile(String)
        case wrongPassword
        case noDatabase
        /// For example with a full disk or too many connections.
        case notNow
        case unwanted

        init(state: String) {
            switch state {
            case "28P01": self = .wrongPassword
            case "3D000": self = .noDatabase
            case "42501": self = .unwanted
            case _ where state.hasPrefix("28"): self = .unwanted
            case _: self = .notNow
            }
        }
    }

    case malformed(String)
    case unreachable(String)
    case refused(Refusal, String)
    /// The connection is not safe, or the server's certificate is not trusted.
    case untrusted(String)
    case lost(String)
    /// SQLSTATE: PostgreSQL's documentation, appendix A.
    case statement(state: String, message: String)

    package var state: String? {
        if case .statement(let state, _) = self { state } else { nil }
    }

    package var message: String {
        switch self {
        case .malformed(let message), .unreachable(let message), .refused(_, let message),
            .untrusted(let message), .lost(let message), .statement(_, let message):
            message
        }
    }
}
