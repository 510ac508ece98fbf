/// Why the board cannot be changed.
public enum ReadOnly: Hashable, Sendable {
    /// Another fxterm keeps it; its process number, if that is known.
    case takenBy(Int32?)
    /// It is another's, and followed; the name of who published it.
    case following(String)

    /// Whether the board is followed.
    var isFollowing: Bool { if case .following = self { true } else { false } }
}
