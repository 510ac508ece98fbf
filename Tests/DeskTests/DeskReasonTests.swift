import Market
import Testing

@testable import Desk

struct DeskReasonTests {
    @Test("a server in trouble is gone for now; only one that does not want this member refuses")
    func refused() {
        // Starting up, too many clients, a full disk, a file that cannot be read.
        for state in ["57P03", "53300", "53100", "58P01", "XX000"] {
            #expect(DeskFailure.refused(.init(state: state), "").reason == .deskGone)
        }
        for state in ["28000", "42501"] {
            #expect(DeskFailure.refused(.init(state: state), "").reason == .deskRefuses)
        }
        #expect(DeskFailure.refused(.init(state: "28P01"), "").reason == .deskWrongPassword)
        #expect(DeskFailure.refused(.init(state: "3D000"), "").reason == .deskNoDatabase)
    }
}
