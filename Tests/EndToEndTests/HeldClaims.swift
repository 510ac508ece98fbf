import Foundation
import Glibc
import Testing

/// The claims of all hosts of a home, held by the test: programs that want to ask a feed stand in line meanwhile.
final class HeldClaims {
    private let path: String
    private let descriptor: Int32

    init(_ home: Home) throws {
        let folder = home.folder.appending(path: ".local/state/fxterm")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path + "/feeds.json.claims"
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        // From the beginning to wherever a host's byte is.
        (lock.l_whence, lock.l_start, lock.l_len) = (Int16(SEEK_SET), 0, 0)
        try #require(fcntl(descriptor, F_SETLK, &lock) == 0)
    }

    /// Lets the programs ask, one after another, once so many stand in line. They do for 35 seconds and then ask all the same.
    ///
    /// - Parameter pause: between two looks, in which the programs may have to be attended to.
    func release(to count: Int, pause: () throws -> Void = { usleep(20_000) }) throws {
        let end = ContinuousClock.now + .seconds(30)
        while waiting < count, ContinuousClock.now < end { try pause() }
        let found = waiting
        close(descriptor)
        try #require(found == count, "so many of \(count) programs stand in line: \(found)")
    }

    /// How many other programs have the file open, as those in line do.
    private var waiting: Int {
        let files = FileManager.default
        let processes = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.count { process in
            guard let number = Int32(process), number != getpid() else { return false }
            let descriptors = (try? files.contentsOfDirectory(atPath: "/proc/\(process)/fd")) ?? []
            return descriptors.contains {
                (try? files.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")) == path
            }
        }
    }
}
