/// Why the board cannot be changed.
public enum ReadOnly: Hashable, Sendable {
    /// Another fxterm keeps it; its process number, if that is known.
    case takenBy(Int32?)
}
