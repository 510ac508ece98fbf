/// An error of the team server's database.
package enum DeskFailure: Error, Hashable, Sendable {
    /// Why a server refuses a login.
    package enum Refusal: Hashable, Sendable {
        /// It requires a password, but none was found.
        case noPassword
        /// It requires a password, and libpq ignores the file at this path because others can read it.
        case openPasswordFile(String)
        /// The password, or the name, is wrong.
        case wrongPassword
        case noDatabase
        /// It accepts no logins now, for example with a full disk or too many connections.
        case notNow
        /// This role may not log in, or not this way.
        case unwanted

        /// The refusal of a login by its SQLSTATE.
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

    /// The library cannot read the address.
    case malformed(String)
    /// No connection can be made; with the library's own words.
    case unreachable(String)
    /// The database refuses the name and password.
    case refused(Refusal, String)
    /// The connection is not safe, or the server's certificate is not trusted.
    case untrusted(String)
    /// A connection broke.
    case lost(String)
    /// A statement failed, by its SQLSTATE (PostgreSQL's documentation, appendix A).
    case statement(state: String, message: String)

    /// The SQLSTATE of a statement that failed.
    package var state: String? {
        if case .statement(let state, _) = self { state } else { nil }
    }

    /// The words of the library or the database.
    package var message: String {
        switch self {
        case .malformed(let message), .unreachable(let message), .refused(_, let message),
            .untrusted(let message), .lost(let message), .statement(_, let message):
            message
        }
    }
}
