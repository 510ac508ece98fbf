import CivilTime
import Glibc
import Market

/// A coin in a currency, `BTC-USD` as Yahoo spells it.
///
/// Of the letters of a coin each service makes what it likes: Yahoo's `UNI-USD` is another coin than Kraken's. So only those
/// of a table are asked for.
struct Coin: Hashable {
    let name: String
    /// The letters that Coinbase has for it.
    let base: String
    let currency: String

    /// Yahoo's letters, those of the coin itself, and its name.
    private static let known: [Substring: (base: String, name: String)] = [
        "BTC": ("BTC", "Bitcoin"), "ETH": ("ETH", "Ethereum"), "XRP": ("XRP", "XRP"),
        "SOL": ("SOL", "Solana"), "ADA": ("ADA", "Cardano"), "DOGE": ("DOGE", "Dogecoin"),
        "LTC": ("LTC", "Litecoin"), "BCH": ("BCH", "Bitcoin Cash"), "DOT": ("DOT", "Polkadot"),
        "LINK": ("LINK", "Chainlink"), "AVAX": ("AVAX", "Avalanche"), "XLM": ("XLM", "Stellar"),
        "ETC": ("ETC", "Ethereum Classic"), "XMR": ("XMR", "Monero"), "ZEC": ("ZEC", "Zcash"),
        "ATOM": ("ATOM", "Cosmos"), "ALGO": ("ALGO", "Algorand"), "FIL": ("FIL", "Filecoin"),
        "XTZ": ("XTZ", "Tezos"), "AAVE": ("AAVE", "Aave"), "UNI7083": ("UNI", "Uniswap"),
    ]
    /// The currencies, and coins, that both Kraken and Coinbase price coins in.
    private static let currencies: Set<Substring> = [
        "USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "BTC", "ETH",
    ]

    /// The coin of a symbol; nil for one that is none or not in the table.
    init?(_ symbol: Symbol) {
        let parts = symbol.text.uppercased().split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let coin = Coin.known[parts[0]], Coin.currencies.contains(parts[1]) else {
            return nil
        }
        (name, base, currency) = (coin.name, coin.base, String(parts[1]))
    }

    /// A quote by what is told of the days until now, oldest first.
    ///
    /// The services tell no time of the last price. It is of the last day told, and so no newer than that day's end, and
    /// no newer than now.
    func quote(of symbol: Symbol, _ days: [Bar], source: FeedID, now: Instant) -> Quote? {
        let days = days.filter { $0.start.seconds.isMultiple(of: 86_400) }
        guard let last = days.last, last.start <= now else { return nil }
        return quote(
            of: symbol, price: last.close, time: min(now, last.start + 86_399), source: source,
            closes: days.suffix(Coin.mostCloses).map {
                DailyClose(day: Zone.utc.local($0.start).day, close: $0.close)
            })
    }

    func quote(
        of symbol: Symbol, price: Double, time: Instant, source: FeedID, closes: [DailyClose] = []
    ) -> Quote {
        Quote(
            symbol: symbol, name: name, currency: currency, kind: .coin, price: price, time: time,
            zone: "UTC",
            closes: closes, source: source)
    }

    /// A month of closes, as Yahoo gives.
    static let mostCloses = 32
}
