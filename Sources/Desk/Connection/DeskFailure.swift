/// An error of the team server's database.
package enum DeskFailure: Error, Hashable, Sendable {
    /// Why a server refuses a login.
    package enum Refusal: Hashable, Sendable {
        /// It wants a password, and none was found.
        case noPassword
        /// It wants a password, and the file at this path is not used, since others can read it.
        case openPasswordFile(String)
        /// The password, or the name, is wrong.
        case wrongPassword
        case noDatabase
        /// It lets nobody in for now, as on a full disk, or no more people than there are.
        case notNow
        /// This role may not come in, or not this way.
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
    /// The database lets nobody in by that name and password.
    case refused(Refusal, String)
    /// The line is not safe, or the server's certificate is not one to be trusted.
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
