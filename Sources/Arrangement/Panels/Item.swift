package import Market
package import Places

/// A rate, a clock, a stock. Only an identity makes one, so it is always valid.
package struct Item: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The identity as files have it: `JPY`, `EUR/JPY`, `Asia/Tokyo`, `2330.TW`.
    package let text: String

    package init(_ identity: some Identity) { text = identity.text }

    package var description: String { text }

    package static func < (a: Item, b: Item) -> Bool { a.text < b.text }
}

extension Identity {
    package init?(_ item: Item) { self.init(item.text) }
}

extension Dictionary where Key: Identity {
    package subscript(of item: Item) -> Value? { Key(item).flatMap { self[$0] } }
}

package struct NamedItem: Hashable, Sendable {
    package let panel: PanelID
    package let item: Item

    package init(_ panel: PanelID, _ item: Item) { (self.panel, self.item) = (panel, item) }

    package enum Meaning: Hashable, Sendable {
        case one(NamedItem)
        case several([CityMatch])
        case none
    }

    /// First a currency or a pair; then text in the form of a symbol; then a leading stock's symbol, a city
    /// or a leading stock's name, in any case.
    package static func meaning(of word: String) -> Meaning {
        let capitals = word.uppercased()
        if let code = CurrencyCode(capitals), Currency.name(code) != nil, !Currency.isWithdrawn(code) {
            return .one(NamedItem(.rates, Item(code)))
        }
        if let id = RateID(typed: word), id.base != nil, id.isCurrent {
            return .one(NamedItem(.rates, Item(id)))
        }
        if let symbol = Symbol(capitals), isWrittenAsSymbol(word) || isLeading(symbol) {
            return .one(NamedItem(.stocks, Item(symbol)))
        }
        return switch CitySearch.meaning(of: word) {
        case .one(let clock): .one(NamedItem(.clocks, Item(clock)))
        case .several(let matches): .several(matches)
        case .none:
            LeadingStocks.symbol(called: word).map { .one(NamedItem(.stocks, Item($0))) } ?? .none
        }
    }

    /// `2330.TW`, `^GSPC`, `BTC-USD`, or a few capitals: no city looks so.
    private static func isWrittenAsSymbol(_ word: String) -> Bool {
        guard word.contains(where: \.isLetter), !word.contains("/") else { return false }
        return word.contains { !$0.isLetter } || word == word.uppercased() && word.count < 6
    }

    private static func isLeading(_ symbol: Symbol) -> Bool {
        LeadingStocks.all.contains { $0.symbols.contains(symbol) }
    }
}

extension Arrangement {
    /// A board of only these items, with this board's base, baseline and theme.
    package func showing(_ items: [NamedItem]) -> Arrangement {
        var shown = Arrangement(
            Dictionary(uniqueKeysWithValues: PanelRules.standard.map { ($0.id, ItemList(cards: [])) }),
            base: base,
            baseline: baseline)
        shown.theme = theme
        shown.hidesAmounts = hidesAmounts
        for named in items { shown.put(named.item, in: named.panel) }
        return shown
    }
}
