import Foundation
import Glibc
import Testing

@testable import Store

@Suite("Ending a collector")
struct CollectorLockTests {
    private let folder: TemporaryFolder
    private var store: String { folder("history.sqlite") }
    private var presence: String { store + "-users" }

    init() throws { folder = try TemporaryFolder() }

    private func process(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        process.standardInput = try FileHandle(forUpdating: URL(filePath: presence))
        try process.run()
        return process
    }

    private func sign(_ process: Process) throws {
        let file = open(presence, O_WRONLY | O_TRUNC)
        defer { close(file) }
        let line = Array("\(process.processIdentifier)\n".utf8)
        try #require(write(file, line, line.count) == line.count)
    }

    @Test("A process that has the number and not the lock is left alone, also with the file open")
    func foreign() throws {
        let lock = try #require(try CollectorLock.take(of: store))
        let sleeper = try process(["/bin/sleep", "600"])
        defer { sleeper.terminate() }
        try sign(sleeper)
        #expect(CollectorLock.holder(of: store) == sleeper.processIdentifier)
        #expect(CollectorLock.endHolder(of: store) == .outOfReach)
        #expect(sleeper.isRunning)
        withExtendedLifetime(lock) {}
    }

    @Test("Without a lock nobody is ended, whatever number is left")
    func left() throws {
        try folder.write("", to: "history.sqlite-users")
        let sleeper = try process(["/bin/sleep", "600"])
        defer { sleeper.terminate() }
        try sign(sleeper)
        #expect(CollectorLock.endHolder(of: store) == .nobody)
        #expect(sleeper.isRunning)
    }

    @Test("The holder of the lock is ended")
    func holder() throws {
        try folder.write("", to: "history.sqlite-users")
        // The layout of `struct flock`; 37 is F_OFD_SETLK.
        let script = """
            import fcntl, os, struct, time
            file = os.open("\(presence)", os.O_RDWR)
            fcntl.fcntl(file, 37, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, 0, 1, 0))
            os.write(file, b"%d\\n" % os.getpid())
            time.sleep(600)
            """
        let collector = try process(["/usr/bin/python3", "-c", script])
        defer { collector.terminate() }
        while CollectorLock.holder(of: store) != collector.processIdentifier {
            try #require(collector.isRunning)
            usleep(2000)
        }
        #expect(CollectorLock.endHolder(of: store) == .ended)
        collector.waitUntilExit()
        #expect((collector.terminationReason, collector.terminationStatus) == (.uncaughtSignal, SIGKILL))
        #expect(CollectorLock.endHolder(of: store) == .nobody)
    }
}
