public import Market

/// Where what is remembered of the feeds outlives the program.
public protocol FeedMemory: Sendable {
    /// What all programs so far have left, in moments of the machine's present start.
    func recall() -> FeedRecord
    /// Keeps a record beside what others have left meanwhile. May wait for the disk.
    func keep(_ record: FeedRecord)
    /// Waits until no other program asks `host`, and has the others wait until what it returns is called.
    func claim(_ host: String) -> @Sendable () -> Void
}

extension FeedMemory {
    /// Waits for nobody: a memory that no other program has.
    public func claim(_ host: String) -> @Sendable () -> Void { {} }
}
