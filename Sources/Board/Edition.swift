/// Tells whether something large is still as it was, without looking at all of it and without keeping it: of what is kept, the
/// next change would have to make a copy.
///
/// Whatever changes the thing takes a new edition for it. An edition is no part of what it belongs to: all are equal.
public struct Edition: Hashable, Sendable {
    private final class Mark: Sendable {}

    private var mark = Mark()

    /// One that there has not been before.
    init() {}

    /// Takes a new one.
    mutating func renew() { mark = Mark() }

    /// Whether nothing has changed from one to the other.
    public func isSame(as other: Edition) -> Bool { mark === other.mark }

    /// Always: it is no part of a value.
    public static func == (a: Edition, b: Edition) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
}
