internal import Glibc

/// Which program is the collector of a store: the first that takes its lock, until it ends, however it ends.
public final class CollectorLock: Sendable {
    private let presence: PresenceFile

    private init(_ presence: PresenceFile) {
        self.presence = presence
    }

    /// Takes the lock of the store at `path`; nil where another program has it.
    ///
    /// - Throws: Why there can be no lock.
    public static func take(of path: String) throws(StoreError) -> CollectorLock? {
        let presence = try PresenceFile(users(of: path))
        guard presence.hold(PresenceFile.collector) else { return nil }
        presence.sign()
        return CollectorLock(presence)
    }

    /// The process that has the lock of the store at `path`; nil where none has.
    public static func holder(of path: String) -> Int32? {
        guard let presence = try? PresenceFile(users(of: path)),
            presence.firstHeld(in: PresenceFile.collector) != nil
        else { return nil }
        return presence.signature
    }

    /// Whether a program has the lock of the store at `path`.
    public static func isTaken(of path: String) -> Bool {
        (try? PresenceFile(users(of: path)).firstHeld(in: PresenceFile.collector)) != nil
    }

    /// Waits until no program has the lock, for as long as it takes.
    ///
    /// - Returns: Whether it came to that; false where the system has no locks.
    public static func waitUntilFree(of path: String) -> Bool {
        (try? PresenceFile(users(of: path)).waitUntilFree(PresenceFile.collector)) ?? false
    }

    /// Whether anybody reads the store.
    public var hasReaders: Bool { presence.firstHeld(in: PresenceFile.readers) != nil }

    /// Waits until nobody reads the store, for as long as it takes.
    ///
    /// - Returns: Whether it came to that; false where the system has no locks.
    public func waitUntilNobodyReads() -> Bool { presence.waitUntilFree(PresenceFile.readers) }

    /// The file of the locks beside the store at `path`.
    static func users(of path: String) -> String { DiskFile(path).path + "-users" }
}
