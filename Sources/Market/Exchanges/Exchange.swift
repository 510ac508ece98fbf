private import Synchronization

package struct Exchange: Hashable, Sendable {
    /// The market identifier code of ISO 10383, such as `XTAI`.
    package let mic: String
    package let shortName: String
    package let name: String
    package let clock: ClockID
    /// Suffixes of Yahoo's symbols, after a dot; empty for New York.
    package let suffixes: [String]

    package static let all: [Exchange] = TextTable(table).lines.compactMap(Exchange.init)

    private init?(_ line: TextTable.Line) {
        guard let clock = ClockID(line.string(3)) else { return nil }
        mic = line.string(0)
        shortName = line.string(1)
        name = line.string(2)
        self.clock = clock
        suffixes = line.bytes(4).pieces(UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nil if the system does not know the zone. Parsed on first use, which most exchanges never have.
    package var hours: TradingHours? {
        Exchange.hoursByMIC.withLock { known in
            if let hours = known[mic] { return hours }
            let hours = TextTable(Exchange.table).line(mic).flatMap { line in
                TradingHours(
                    clock.zone, line.string(5),
                    days: TradingDays(
                        known: line.string(6)[...], holidays: line.string(7)[...],
                        special: line.string(8)[...]))
            }
            known[mic] = .some(hours)
            return hours
        }
    }

    private static let hoursByMIC = Mutex<[String: TradingHours?]>([:])

    /// The exchange of Yahoo's suffix; nil for an unknown one. A symbol without a suffix is one of New York.
    /// Source: Yahoo's page "Exchanges and data providers on Yahoo Finance".
    package static func of(_ symbol: Symbol) -> Exchange? {
        let symbol = symbol.text
        guard let dot = symbol.utf8.lastIndex(of: UInt8(ascii: ".")) else { return newYork }
        return bySuffix[symbol[symbol.index(after: dot)...].uppercased()]
    }

    static let newYork = all.first { $0.mic == "XNYS" }

    /// The first exchange of the zone in the table.
    static func main(ofZone zone: String) -> Exchange? { byZone[zone] }

    private static let byZone = Dictionary(
        all.map { ($0.clock.zone, $0) }, uniquingKeysWith: { first, _ in first })

    /// The clock of a zone's own city also stands for exchanges of other cities if it has none, such as
    /// Berlin's for Frankfurt.
    package static func at(_ clock: ClockID) -> [Exchange] {
        let here = all.filter { $0.clock == clock }
        return here.isEmpty && clock.city == nil ? all.filter { $0.clock.zone == clock.zone } : here
    }

    /// The exchange whose sessions a symbol has; nil for currencies, coins, futures and funds.
    package static func trading(_ symbol: Symbol) -> Exchange? {
        Venue(.unknown, symbol: symbol, zone: zone(of: symbol)).exchange
    }

    /// The zone if no feed gives it: New York for plain symbols, UTC if the symbol does not show it.
    package static func zone(of stock: Symbol) -> String {
        let symbol = stock.text
        switch Instrument(symbol: stock) {
        case .coin: return "UTC"
        case .currency: return "Europe/London"
        case .future: return "America/New_York"
        case .index where !symbol.contains("."): return StockIndex.zones[symbol.uppercased()] ?? "UTC"
        case .fund where !symbol.contains("."): return "UTC"
        case .share, .etf, .index, .fund, .unknown: break
        }
        if let exchange = of(stock) { return exchange.clock.zone }
        guard let dot = symbol.lastIndex(of: ".") else { return "America/New_York" }
        return zonesWithoutHours[symbol[symbol.index(after: dot)...].uppercased()] ?? "UTC"
    }

    /// `2330` for `2330.TW`. An unknown suffix (`BRK.B`) is part of the name.
    package static func shortSymbol(_ symbol: Symbol) -> String {
        let text = symbol.text
        guard let dot = text.lastIndex(of: "."), zone(of: symbol) != "UTC" else { return text }
        return String(text[..<dot])
    }

    package static func hours(of symbol: Symbol) -> TradingHours? {
        Venue(.unknown, symbol: symbol, zone: zone(of: symbol)).exchange?.hours
    }

    private static let bySuffix = Dictionary(
        all.flatMap { exchange in exchange.suffixes.map { ($0, exchange) } },
        uniquingKeysWith: { first, _ in first })

    private static let zonesWithoutHours = [
        "TA": "Asia/Jerusalem", "SR": "Asia/Riyadh",
        // Frankfurt's floor, Berlin, Düsseldorf, Hamburg, Hannover, Munich, Stuttgart: longer than Xetra.
        "F": "Europe/Berlin", "BE": "Europe/Berlin", "DU": "Europe/Berlin", "HM": "Europe/Berlin",
        "HA": "Europe/Berlin", "MU": "Europe/Berlin", "SG": "Europe/Berlin",
    ]
}
