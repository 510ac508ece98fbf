package enum Instrument: String, Hashable, Sendable, CaseIterable {
    case share
    /// A fund that trades like a share.
    case etf
    case index
    /// A fund with one price a day.
    case fund
    case coin
    case currency
    case future
    /// Neither the feed nor the symbol shows it.
    case unknown
}

extension Instrument {
    /// The kind by the form of a Yahoo symbol: `EURUSD=X`, `GC=F`, `^N225`, `BTC-USD`, `0P0000XTS7`. Any
    /// other is unknown: most of those are shares.
    package init(symbol: Symbol) {
        let text = symbol.text.uppercased()
        if text.hasSuffix("=X") {
            self = .currency
        } else if text.hasSuffix("=F") {
            self = .future
        } else if text.hasPrefix("^") {
            self = .index
        } else if Instrument.isCoin(text) {
            self = .coin
        } else if Instrument.isFund(text) {
            self = .fund
        } else {
            self = .unknown
        }
    }

    /// Yahoo prices coins in these. Classes of shares (`BRK-B`, `BAC-PL`) have other letters there.
    private static let coinCurrencies: Set<Substring> = [
        "USD", "EUR", "GBP", "JPY", "CNY", "KRW", "INR", "CAD", "AUD", "CHF", "TWD", "HKD", "SGD", "BTC",
        "ETH",
    ]

    private static func isCoin(_ text: String) -> Bool {
        guard !text.utf8.contains(UInt8(ascii: ".")), let dash = text.utf8.lastIndex(of: UInt8(ascii: "-")),
            dash != text.startIndex
        else { return false }
        return coinCurrencies.contains(text[text.index(after: dash)...])
    }

    private static func isFund(_ text: String) -> Bool {
        guard text.hasPrefix("0P") else { return false }
        let name = text.prefix { $0 != "." }
        return name.utf8.count == 10
            && name.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
    }

    /// Prices below 0 are possible: oil sold at −37.63 in April 2020, and indices of spreads fall below 0.
    package var canBeNegative: Bool { self == .future || self == .index }
}

package struct FoundStock: Hashable, Sendable {
    package var symbol: Symbol
    package var name: String?
    /// In the feed's words, such as `NASDAQ`.
    package var exchange: String?
    package var kind: String?

    /// Texts must be clean.
    package init(symbol: Symbol, name: String? = nil, exchange: String? = nil, kind: String? = nil) {
        (self.symbol, self.name, self.exchange, self.kind) = (symbol, name, exchange, kind)
    }
}
