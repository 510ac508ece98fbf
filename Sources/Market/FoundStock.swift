/// One thing that a search found.
package struct FoundStock: Hashable, Sendable {
    /// The symbol to ask for it by, as the feed spells it.
    package var symbol: Symbol
    /// Its name; nil where the feed has none.
    package var name: String?
    /// Where it is traded, in the feed's words, such as `NASDAQ`.
    package var exchange: String?
    /// What it is, in the feed's words, such as `Equity` or `ETF`.
    package var kind: String?

    /// Makes an entry. The texts have to be clean already.
    package init(symbol: Symbol, name: String? = nil, exchange: String? = nil, kind: String? = nil) {
        (self.symbol, self.name, self.exchange, self.kind) = (symbol, name, exchange, kind)
    }
}
