/// Why the desk's database does not do what it was asked.
public enum DeskFailure: Error, Hashable, Sendable {
    /// No connection can be made; with the library's own words.
    case unreachable(String)
    /// The database lets nobody in by that name and password.
    case refused(String)
    /// The line is not safe, or the server's certificate is not one to be trusted.
    case untrusted(String)
    /// A connection broke.
    case lost(String)
    /// A statement failed, by its SQLSTATE (PostgreSQL's documentation, appendix A).
    case statement(state: String, message: String)

    /// The SQLSTATE of a statement that failed.
    public var state: String? {
        if case .statement(let state, _) = self { state } else { nil }
    }

    /// The words of the library or the database.
    public var message: String {
        switch self {
        case .unreachable(let message), .refused(let message), .untrusted(let message), .lost(let message),
            .statement(_, let message):
            message
        }
    }
}
