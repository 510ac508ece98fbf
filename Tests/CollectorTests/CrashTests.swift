import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Runtime
import Store
import Synchronization
import Testing

/// A collector that is missing, crashes or is killed is reported and replaced. The new one does not repeat
/// the last request at once.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CrashTests {
    @Test(
        "What a killed collector had asked is kept: what was answered is not asked again, the rest after a pause"
    )
    func midRound() async throws {
        let place = try Place()
        let isDown = Mutex(true)
        let server = try LoopbackServer { request in
            request.path.contains("SLOW") && isDown.withLock { $0 }
                ? .hang : .text(Answers.chart(request.path))
        }
        let reader = try Reader(place, .at(server.url))
        let subject = FeedSubject.quotes(["AAA", "SLOW"])
        await reader.begin(subject, freshness: 60)
        try await server.waitForRequests(2)
        try await place.wait("the first") { reader.changes.price("AAA") == 2 }
        let first = try await place.nextCollector()
        let pace = FigureStore.pace(at: place.store, now: .now)
        #expect(pace.hosts.values.first?.starts.count == 2)
        #expect(pace.hosts.values.first?.openSince != nil)
        kill(first, SIGKILL)
        try await place.wait("the fault") { reader.wasTold(.feedsStopped) }
        #expect(place.text("fxterm.log").contains("process \(first) was ended by signal 9 (Killed)\n"))
        isDown.withLock { $0 = false }
        // The next collector continues the request in the store.
        try await place.wait("the second") { reader.changes.price("SLOW") == 2 }
        let asked = server.requests.map(\.path).map { $0.split(separator: "/").last.map(String.init) ?? "" }
        #expect(asked.map { String($0.prefix { $0 != "?" }) } == ["AAA", "SLOW", "SLOW"])
        #expect(try await place.nextCollector() != first)
    }

    @Test(
        "A server over which collectors die again and again is asked ever less often, and that is kept",
        .timeLimit(.minutes(10)))
    func again() async throws {
        let place = try Place()
        let server = try LoopbackServer { _ in .hang }
        let reader = try Reader(place, .at(server.url))
        await reader.begin(.rates)
        var last: Int32?
        for count in 1...2 {
            try await server.waitForRequests(count)
            let next = try await place.nextCollector(after: last)
            kill(next, SIGKILL)
            last = next
        }
        try await server.waitForRequests(3)
        let times = server.requests.map(\.time)
        #expect(times.count == 3)
        let host = try #require(FigureStore.pace(at: place.store, now: .now).hosts.values.first)
        #expect(host.failures == 2, "a host over which a collector died counts as one that failed")
        #expect(host.starts.count == 3)
    }

    @Test("A crash leaves a line in the log with the signal")
    func crash() async throws {
        let place = try Place()
        try place.replaceProgram("kill -SEGV $$")
        let reader = try Reader(place, .at("http://127.0.0.1:1"))
        await reader.begin(.rates)
        try await place.wait("the fault") { reader.wasTold(.feedsStopped) }
        let line = /fxterm-collector: process [0-9]+ was ended by signal 11 \(Segmentation fault\)\n/
        #expect(place.text("fxterm.log").contains(line))
    }

    @Test("One that ends badly again and again is started ever more rarely")
    func rests() async throws {
        let place = try Place()
        try place.replaceProgram("echo >> \(place.folder)/starts; exit 1")
        let reader = try Reader(place, .at("http://127.0.0.1:1"))
        let begun = ContinuousClock.now
        await reader.begin(.rates)
        try await place.wait("a third start") { place.text("starts").count == 3 }
        #expect(ContinuousClock.now - begun > .seconds(5))
        #expect(reader.wasTold(.feedsStopped))
    }

    @Test("A crash of the collector starts no other program that would describe it")
    func plainCrash() async throws {
        let place = try Place()
        try place.replaceProgram("env > \(place.folder)/environment; exit 1")
        setenv("SWIFT_BACKTRACE", "enable=yes", 1)
        defer { unsetenv("SWIFT_BACKTRACE") }
        let reader = try Reader(place, .at("http://127.0.0.1:1"))
        try await reader.ask(.rates)
        let lines = place.text("environment").split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("SWIFT_BACKTRACE=") } == ["SWIFT_BACKTRACE=enable=no"])
        #expect(lines.contains { $0.hasPrefix("PATH=") })
    }

    @Test(
        "A collector that cannot be started is said, with the reason, and ends the question",
        arguments: [
            ("/nonexistent/fxterm-collector", FeedFailure.Known.feedsMissing), ("/etc/passwd", .feedsUnfit),
        ])
    func unstarted(path: String, reason: FeedFailure.Known) async throws {
        let reader = try Reader(try Place(), .at("http://127.0.0.1:1"), program: path)
        let changes = try await reader.ask(.rates)
        #expect(changes.causes.first == .unreachable(.known(reason)))
    }

    @Test("One that cannot write ends with the system's reason, and its reader goes on by itself")
    func cannotWrite() async throws {
        let place = try Place()
        let server = try Replay(["/capi.php": Array(Answers.rter.utf8)]).serve()
        setenv("XDG_RUNTIME_DIR", place.folder, 1)
        defer { unsetenv("XDG_RUNTIME_DIR") }
        // The disk is full for the user's store.
        let real = try BuiltProduct.path(of: "fxterm-collector")
        try place.replaceProgram("case $1 in */fxterm-alone-*) exec \(real) \"$@\";; esac\nexit \(ENOSPC)")
        let reader = try Reader(place, .at(server.url))
        #expect(try await reader.ask(.rates).rate("JPY") == 149.23)
        #expect(reader.errors == [.diskFull(path: place.store)])
    }
}
