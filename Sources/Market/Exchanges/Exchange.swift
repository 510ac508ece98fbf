/// A stock exchange: where it is, when it trades, and when it does not.
public struct Exchange: Hashable, Sendable {
    /// Its market identifier code after ISO 10383, such as `XTAI`.
    public let mic: String
    /// What people call it, such as `TWSE`.
    public let shortName: String
    /// Its name in full.
    public let name: String
    /// The clock of its city.
    public let clock: ClockID
    /// When it trades; nil where the system does not know its zone.
    public let hours: TradingHours?
    private let suffixes: [String]

    /// All exchanges of the table.
    public static let all: [Exchange] = String(describing: table).split(separator: "\n").compactMap {
        Exchange($0)
    }

    /// Reads a line of the table.
    private init?(_ line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        guard fields.count == 9, let clock = ClockID(String(fields[3])) else { return nil }
        mic = String(fields[0])
        shortName = String(fields[1])
        name = String(fields[2])
        self.clock = clock
        suffixes = fields[4].split(separator: " ").map(String.init)
        hours = TradingHours(
            clock.zone, String(fields[5]),
            days: TradingDays(knownUpTo: fields[6], holidays: fields[7], special: fields[8]))
    }

    /// The exchange of a stock, by the suffix that Yahoo gives its symbol; nil for a suffix that is not in the table.
    ///
    /// A symbol without a suffix is one of New York. Source of the suffixes: Yahoo's page "Exchanges and data
    /// providers on Yahoo Finance".
    public static func of(_ symbol: String) -> Exchange? {
        guard let dot = symbol.lastIndex(of: ".") else { return all.first { $0.mic == "XNYS" } }
        return bySuffix[symbol[symbol.index(after: dot)...].uppercased()]
    }

    /// The exchanges in the city whose clock is `clock`.
    ///
    /// A clock of a zone's own city also stands for exchanges of other cities that keep its time, as Berlin's for
    /// Frankfurt's, where it has none of its own.
    public static func at(_ clock: ClockID) -> [Exchange] {
        let here = all.filter { $0.clock == clock }
        return here.isEmpty && clock.city == nil ? all.filter { $0.clock.zone == clock.zone } : here
    }

    /// The zone whose calendar the exchange of `symbol` keeps; New York for symbols without a suffix, UTC for a
    /// suffix that is in no table.
    public static func zone(of symbol: String) -> String {
        if let exchange = of(symbol) { return exchange.clock.zone }
        guard let dot = symbol.lastIndex(of: ".") else { return "America/New_York" }
        return zonesWithoutHours[symbol[symbol.index(after: dot)...].uppercased()] ?? "UTC"
    }

    /// The symbol without its exchange's suffix: `2330` for `2330.TW`. A suffix that is in no table (`BRK.B`) is
    /// part of the name.
    public static func shortSymbol(_ symbol: String) -> String {
        guard let dot = symbol.lastIndex(of: "."), zone(of: symbol) != "UTC" else { return symbol }
        return String(symbol[..<dot])
    }

    /// When the symbol's exchange trades; nil where that is not known, as for currencies, futures and indices
    /// among the stocks.
    public static func hours(of symbol: String) -> TradingHours? {
        if symbol.contains("=") || symbol.hasPrefix("^") || symbol.hasSuffix("-USD") { return nil }
        return of(symbol)?.hours
    }

    private static let bySuffix = Dictionary(
        all.flatMap { exchange in exchange.suffixes.map { ($0, exchange) } },
        uniquingKeysWith: { first, _ in first })

    /// Exchanges whose hours are not in the table.
    private static let zonesWithoutHours = ["TA": "Asia/Jerusalem", "SR": "Asia/Riyadh"]
}
