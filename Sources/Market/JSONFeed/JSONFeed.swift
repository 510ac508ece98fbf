package import CivilTime

/// A service that the settings describe: its requests, and which path of an answer leads to which figure.
/// `JSONFeed+Facts.swift` reads and writes it.
package struct JSONFeed: Hashable, Sendable {
    package enum Subject: String, Hashable, Sendable, CaseIterable {
        case rates, stocks, coins, closes, events
    }

    package enum Field: String, Hashable, Sendable, CaseIterable {
        case symbol, price, time, currency, name, previousClose, previousDay, line, base
        case day, open, high, low, close, volume, title
    }

    package enum Value: Hashable, Sendable {
        /// The same for every row: `=USD`.
        case constant(String)
        case path(JSONPath)
        /// The row's key in its object: `~`.
        case rowName
    }

    package struct Table: Hashable, Sendable {
        package var url: FeedTemplate
        package var rows = JSONPath.row
        /// The first existing value of a field counts.
        package var fields: [Field: [Value]] = [:]
        package var timeFormat = TimeFormat.iso
        /// The zone of times without an offset; nil for the exchange's.
        package var zone: Zone?
        package var factor = 1.0
        /// The settings' places of the fields' paths: `config.json:12`.
        package var places: [String: String] = [:]
    }

    /// The meaning of an answer without figures.
    package struct Refusal: Hashable, Sendable {
        package enum Meaning: String, Hashable, Sendable, CaseIterable {
            case tooManyRequests = "too many requests"
            case unknownSymbol = "unknown symbol"
            case refused
            /// The answer's own words are the reason.
            case failed
        }

        package var status: Int?
        package var path: JSONPath?
        /// The value at `path` is one of these; empty for any.
        package var texts: [String] = []
        package var meaning: Meaning
    }

    package struct Limits: Hashable, Sendable {
        /// Seconds between two equal questions.
        package var every = 60
        package var perMinute: Int?
        package var perHour: Int?
        package var perDay: Int?
    }

    package internal(set) var facts: [Fact]
    package var name: FeedID
    package var subject: Subject
    package var symbols: [SymbolPattern] = []
    package var renamings: [Renaming] = []
    package var headers: [(name: String, value: FeedTemplate)] { headerList.map { ($0.name, $0.value) } }
    var headerList: [Header] = []
    package var limits = Limits()
    package var batch = 20
    package var table: Table
    package var isInverted = false
    package var eventKind = MarketEvent.Kind.release
    package var hasDecimalComma = false
    package var bars: Table?
    package var barInterval = BarInterval.day
    package var refusals: [Refusal] = []
    /// Where to get a key, what is free, and the terms, for people.
    package var help: [Help: String] = [:]

    package enum Help: String, Hashable, Sendable, CaseIterable { case get, quota, terms, verified }

    struct Header: Hashable, Sendable {
        var name: String
        var value: FeedTemplate
    }

    package static func == (a: JSONFeed, b: JSONFeed) -> Bool { a.facts == b.facts }
    package func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}

extension JSONFeed {
    package var keys: [String] {
        let all = table.url.keys + (bars?.url.keys ?? []) + headerList.flatMap(\.value.keys)
        return all.enumerated().filter { place, key in all.firstIndex(of: key) == place }.map(\.element)
    }

    package var list: FeedList {
        switch subject {
        case .rates: .rates
        case .stocks, .coins: .stocks
        case .closes: .history
        case .events: .events
        }
    }

    package var asksOneByOne: Bool { table.url.places.contains(.symbol) }

    package func serves(_ symbol: Symbol) -> Bool {
        if symbols.isEmpty {
            return renamings.isEmpty || renamings.contains { $0.theirs(of: symbol.text) != nil }
        }
        return symbols.contains { $0.matches(symbol) }
    }

    package func theirs(of text: String) -> String {
        renamings.lazy.compactMap { $0.theirs(of: text) }.first ?? text
    }

    package func ours(of text: String) -> String {
        renamings.lazy.compactMap { $0.ours(of: text) }.first ?? text
    }
}

extension FeedID {
    /// Marks described feeds of past rates, so that the store can tell closes from the day's rates.
    package static let closesSuffix = "-closes"

    package var isOfDescribedCloses: Bool { text.hasSuffix(FeedID.closesSuffix) }
}
