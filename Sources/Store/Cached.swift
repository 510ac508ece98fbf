public import Market

/// What the program knew when it last ran: enough for a first picture before any feed has answered.
public struct Cached: Hashable, Sendable {
    /// The last rate of each currency, by code. Of several providers' the one quoted last.
    public var rates: [Rate]
    /// What is known of each stock, by symbol, with the closes from 40 days before its price on.
    public var quotes: [Quote]
    /// Each currency's last rate of each day, in UTC, from 40 days before its latest rate on, oldest first:
    /// units per US dollar.
    public var rateCloses: [String: [DailyClose]]

    /// Makes a cache; by default an empty one.
    public init(rates: [Rate] = [], quotes: [Quote] = [], rateCloses: [String: [DailyClose]] = [:]) {
        self.rates = rates
        self.quotes = quotes
        self.rateCloses = rateCloses
    }
}
