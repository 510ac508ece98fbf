/// One thing that a search found.
public struct FoundStock: Hashable, Sendable {
    /// The symbol to ask for it by, as the feed spells it.
    public var symbol: Symbol
    /// Its name; nil where the feed has none.
    public var name: String?
    /// Where it is traded, in the feed's words, such as `NASDAQ`.
    public var exchange: String?
    /// What it is, in the feed's words, such as `Equity` or `ETF`.
    public var kind: String?

    /// Makes an entry. The texts have to be clean already.
    public init(symbol: Symbol, name: String? = nil, exchange: String? = nil, kind: String? = nil) {
        (self.symbol, self.name, self.exchange, self.kind) = (symbol, name, exchange, kind)
    }
}
