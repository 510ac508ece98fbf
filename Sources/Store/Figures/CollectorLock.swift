private import CLinux
internal import Glibc

/// Decides which program is a store's collector: the first to take its lock, until it exits or crashes.
package final class CollectorLock: Sendable {
    private let presence: PresenceFile

    private init(_ presence: PresenceFile) {
        self.presence = presence
    }

    /// Nil if another program has it; throws if locking is impossible.
    package static func take(of path: String) throws(StoreError) -> CollectorLock? {
        let presence = try PresenceFile(users(of: path))
        guard presence.hold(PresenceFile.collector) else { return nil }
        presence.sign()
        return CollectorLock(presence)
    }

    /// The number of the process that has the lock.
    package static func holder(of path: String) -> Int32? {
        guard let presence = try? PresenceFile(users(of: path)),
            presence.firstHeld(in: PresenceFile.collector) != nil
        else { return nil }
        return presence.signature
    }

    package static func isTaken(of path: String) -> Bool {
        (try? PresenceFile(users(of: path)).firstHeld(in: PresenceFile.collector)) != nil
    }

    package enum Ending: Hashable, Sendable {
        case ended
        case nobody
        /// Not to be ended from here, such as a holder in another container.
        case outOfReach
    }

    /// Ends even a stopped holder. The number in the file may belong to another process by now, or in this
    /// container: only end a process that has the lock open, by a descriptor that never means another one.
    package static func endHolder(of path: String) -> Ending {
        guard let presence = try? PresenceFile(users(of: path)),
            presence.firstHeld(in: PresenceFile.collector) != nil
        else { return .nobody }
        guard let process = presence.signature, process > 1 else { return .outOfReach }
        let handle = fxterm_process_open(process)
        guard handle >= 0 else { return .outOfReach }
        defer { close(handle) }
        guard presence.isHeld(PresenceFile.collector, by: process),
            fxterm_process_signal(handle, SIGKILL) == 0
        else { return .outOfReach }
        return .ended
    }

    /// Waits until no program has the lock, for as long as it takes; false if locking is impossible.
    package static func waitUntilFree(of path: String) -> Bool {
        (try? PresenceFile(users(of: path)).waitUntilFree(PresenceFile.collector)) ?? false
    }

    package var hasReaders: Bool { presence.firstHeld(in: PresenceFile.readers) != nil }

    /// Waits for as long as it takes; false if locking is impossible.
    package func waitUntilNobodyReads() -> Bool { presence.waitUntilFree(PresenceFile.readers) }

    static func users(of path: String) -> String { DiskFile(path).path + "-users" }
}
