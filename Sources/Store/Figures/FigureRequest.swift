package import CivilTime
package import Market

/// A reader's request to the collector, in the store.
package struct FigureRequest: Hashable, Sendable {
    package enum State: Int, Sendable {
        case waiting = 0
        case taken = 1
        /// All results are in the store.
        case done = 2
    }

    package let id: Int
    package let reader: Int
    package let subject: FeedSubject
    /// The allowed age of existing data, in seconds.
    package let freshness: Int
    package let madeAt: Instant
    /// True if the reader waits for other feeds when one starts to fail.
    package let isPatient: Bool
    package let state: State
}

extension FeedSubject {
    /// The subject's name in stores and on team servers.
    package var name: String {
        switch self {
        case .rates: "rates"
        case .quotes: "quotes"
        case .pastRates: "past"
        case .search: "search"
        case .bars: "bars"
        case .kind(let question): question.kind.name
        }
    }

    package var itemText: String {
        switch self {
        case .rates(let codes): codes.map(\.text).joined(separator: " ")
        case .quotes(let symbols): symbols.map(\.text).joined(separator: " ")
        case .pastRates(let codes, let since):
            ([String(since.number)] + codes.map(\.text)).joined(separator: " ")
        case .search(let text): text
        case .kind(let question): question.key
        case .bars(let query): "\(query.symbol.text) \(query.interval.rawValue) \(query.since.number)"
        }
    }

    package init?(name: String, itemText: String, _ kinds: [FigureKind]) {
        let words = itemText.split(separator: " ").map(String.init)
        switch name {
        case "rates": self = .rates(of: words.compactMap(CurrencyCode.init))
        case "quotes": self = .quotes(words.compactMap(Symbol.init))
        case "past":
            guard let day = words.first.flatMap({ Int($0) }), Entry.isDay(day) else { return nil }
            self = .pastRates(words.dropFirst().compactMap(CurrencyCode.init), since: Day(number: day))
        case "search": self = .search(itemText)
        case "bars":
            guard words.count == 3, let symbol = Symbol(words[0]),
                let interval = BarInterval(rawValue: words[1]),
                let day = Int(words[2]), Entry.isDay(day)
            else { return nil }
            self = .bars(BarsQuery(symbol, interval, since: Day(number: day)))
        default:
            let kind = kinds.first { $0.name == name }
            guard let question = kind.flatMap({ KindQuestion($0, key: itemText) }) else { return nil }
            self = .kind(question)
        }
    }
}
