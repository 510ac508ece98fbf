import Market
import Testing

@testable import Desk

/// Why a server does not let a member in.
struct DeskReasonTests {
    @Test("a server in trouble is gone for now; only one that does not want this member refuses")
    func refused() {
        for trouble in [
            "the database system is not yet accepting connections", "could not write init file",
            "sorry, too many clients already", "the database system is in recovery mode",
        ] {
            #expect(DeskFailure.refused("FATAL:  \(trouble)").reason == .deskGone)
        }
        for refusal in ["password authentication failed for user \"ann\"", "role \"ann\" does not exist"] {
            #expect(DeskFailure.refused("FATAL:  \(refusal)").reason == .deskRefuses)
        }
    }
}
