/// A currency per one of the board's base (`JPY`), or a pair (`EUR/JPY`, JPY per EUR).
package struct RateID: Identity {
    /// The counted side.
    package let code: RateLeg
    /// The side whose unit is priced; nil for the board's base.
    package let base: RateLeg?

    /// Metals and coins only appear in pairs: a bare `BTC` in a file is a currency's code.
    package init?(_ text: String) {
        guard let slash = text.firstIndex(of: "/") else {
            guard let code = CurrencyCode(text) else { return nil }
            self.init(code)
            return
        }
        guard let base = RateLeg(String(text[..<slash])),
            let code = RateLeg(String(text[text.index(after: slash)...])), base != code
        else { return nil }
        self.init(RatePair(base: base, code: code))
    }

    package init(_ code: CurrencyCode) {
        self.code = .currency(code)
        base = nil
    }

    package init(_ pair: RatePair) { (code, base) = (pair.code, pair.base) }

    package var text: String { base.map { "\($0)/\(code)" } ?? code.text }

    package var currency: CurrencyCode? { base == nil ? code.currency : nil }

    /// The side that gives a card its name and flag.
    package var subject: RateLeg { base ?? code }

    package func pair(on base: CurrencyCode) -> RatePair {
        RatePair(base: self.base ?? .currency(base), code: code)
    }
}

/// Units of `code` per one unit of `base`.
package struct RatePair: Hashable, Sendable {
    package let base: RateLeg
    package let code: RateLeg

    package init(base: RateLeg, code: RateLeg) { (self.base, self.code) = (base, code) }

    package var inverse: RatePair { RatePair(base: code, code: base) }

    package var text: String { "\(base)/\(code)" }

    package var symbol: Symbol? {
        switch (base, code) {
        case (.currency(let base), .currency(let code)): base == code ? nil : Symbol(base, in: code)
        case (.asset(let asset), .currency(.usd)): asset.symbol
        case (.asset(let asset), .currency(let code)): asset.symbol(in: code)
        case (_, .asset): nil
        }
    }

    /// The symbol for bars of the pair, or of its inverse; nil if feeds have neither.
    package var bars: (symbol: Symbol, isInverse: Bool)? {
        symbol.map { ($0, false) } ?? inverse.symbol.map { ($0, true) }
    }
}

package enum RateLeg: Identity {
    case currency(CurrencyCode)
    case asset(Asset)

    package init?(_ text: String) {
        if let asset = Asset(text) {
            self = .asset(asset)
        } else if let code = CurrencyCode(text) {
            self = .currency(code)
        } else {
            return nil
        }
    }

    package static let usd = RateLeg.currency(.usd)

    package var text: String {
        switch self {
        case .currency(let code): code.text
        case .asset(let asset): asset.text
        }
    }

    package var currency: CurrencyCode? { if case .currency(let code) = self { code } else { nil } }
    package var asset: Asset? { if case .asset(let asset) = self { asset } else { nil } }

    package var rateUnits: Int { currency?.rateUnits ?? 1 }
}

/// A metal or coin that stock feeds price in dollars.
package struct Asset: Identity {
    package let text: String

    /// Nil if not in the table, which has coins with the same code at Yahoo, Kraken and Coinbase.
    package init?(_ text: String) {
        guard Asset.metals.contains(text) || Asset.coins[text] != nil else { return nil }
        self.text = text
    }

    package static let metals: Set = ["XAU", "XAG", "XPT", "XPD"]

    private static let coins = [
        "BTC": "Bitcoin", "ETH": "Ethereum", "XRP": "XRP", "SOL": "Solana", "ADA": "Cardano",
        "DOGE": "Dogecoin",
        "LTC": "Litecoin", "BCH": "Bitcoin Cash", "DOT": "Polkadot", "LINK": "Chainlink", "AVAX": "Avalanche",
        "XLM": "Stellar", "ETC": "Ethereum Classic", "XMR": "Monero", "ZEC": "Zcash", "ATOM": "Cosmos",
        "ALGO": "Algorand", "FIL": "Filecoin", "XTZ": "Tezos", "AAVE": "Aave",
    ]

    package var isMetal: Bool { Asset.metals.contains(text) }

    /// Nil for metals, whose names are translated.
    package var coinName: String? { Asset.coins[text] }

    /// The price's symbol at Yahoo, in dollars, a metal's per troy ounce: `BTC-USD`, `XAUUSD=X`.
    package var symbol: Symbol { isMetal ? Symbol(metal: text) : Symbol(coin: text) }

    fileprivate func symbol(in code: CurrencyCode) -> Symbol? {
        guard !isMetal, let symbol = Symbol("\(text)-\(code)") else { return nil }
        return Instrument(symbol: symbol) == .coin ? symbol : nil
    }
}
