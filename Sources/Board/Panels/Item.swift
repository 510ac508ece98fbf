public import Market

/// Something that a panel can hold: a currency, a clock, a stock. Only an identity makes one, so it is always valid.
public struct Item: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The identity in writing, as files have it: `JPY`, `Asia/Tokyo`, `2330.TW`.
    public let text: String

    /// The item that an identity names.
    public init(_ identity: some Identity) { text = identity.text }

    /// The identity in writing.
    public var description: String { text }

    /// Whether `a` comes before `b` in the order of their texts.
    public static func < (a: Item, b: Item) -> Bool { a.text < b.text }
}

extension Identity {
    /// The identity that an item of the same kind of panel was made of.
    public init?(_ item: Item) { self.init(item.text) }
}

extension Dictionary where Key: Identity {
    /// The value of what an item was made of.
    public subscript(of item: Item) -> Value? { Key(item).flatMap { self[$0] } }
}
