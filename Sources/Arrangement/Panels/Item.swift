package import Market

/// Something that a panel can hold: a currency, a clock, a stock. Only an identity makes one, so it is always valid.
package struct Item: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The identity in writing, as files have it: `JPY`, `Asia/Tokyo`, `2330.TW`.
    package let text: String

    package init(_ identity: some Identity) { text = identity.text }

    /// The identity in writing.
    package var description: String { text }

    /// Whether `a` comes before `b` in the order of their texts.
    package static func < (a: Item, b: Item) -> Bool { a.text < b.text }
}

extension Identity {
    /// The identity that an item of the same kind of panel was made of.
    package init?(_ item: Item) { self.init(item.text) }
}

extension Dictionary where Key: Identity {
    /// The value of what an item was made of.
    package subscript(of item: Item) -> Value? { Key(item).flatMap { self[$0] } }
}
