public import Market

/// Where what is remembered of the feeds outlives the program.
public protocol FeedMemory: Sendable {
    /// What all programs so far have left, in moments of the machine's present start.
    func recall() -> FeedRecord
    /// Keeps a record beside what others have left meanwhile. May wait for the disk.
    func keep(_ record: FeedRecord)
}
