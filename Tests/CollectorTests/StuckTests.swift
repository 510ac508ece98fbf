import Board
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import Runtime
import Store
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct StuckTests {
    /// Takes half a minute: a reader ends a collector after 30 s of silence.
    @Test("One that is stopped is noticed by its silence, said, killed and replaced")
    func stopped() async throws {
        let place = try Place()
        let server = try Replay(["/capi.php": Array(Answers.rter.utf8)]).serve()
        let reader = try Reader(place, .at(server.url))
        try await reader.ask(.rates)
        let first = try await place.nextCollector()
        kill(first, SIGSTOP)
        let before = reader.changes.count
        await reader.begin(.quotes(["ZZZZ"]))
        try await place.wait("its silence") { reader.wasTold(.feedsSilent) }
        #expect(reader.changes.dropFirst(before).contains { $0.finished == [.quotes(["ZZZZ"])] })
        #expect(place.collector == first, "it is given time")
        let second = try await place.nextCollector(after: first)
        #expect(kill(first, 0) != 0)
        try await place.wait("an answer of the next") {
            reader.failures.contains { $0.subject == .stock("ZZZZ") }
        }
        #expect(place.collector == second)
    }
}
