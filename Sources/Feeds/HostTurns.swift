public import Market

/// Turns to ask a host, shared by several programs.
public protocol HostTurns: Sendable {
    /// Waits until no other program asks the host, which none does then until `release`.
    ///
    /// - Returns: what all programs know of the host and its feeds by now.
    func claim(_ host: String) async -> FeedRecord
    /// Lets others ask the host, after what came of it has been noted.
    func release(_ host: String)
}
