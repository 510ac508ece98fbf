import CivilTime
import Market

enum Taiwan {
    enum Board: String, Sendable, CaseIterable {
        /// The Taiwan Stock Exchange, `.TW`.
        case tse
        /// The Taipei Exchange, `.TWO`.
        case otc

        init?(of symbol: Symbol) {
            let text = symbol.text
            guard let dot = text.lastIndex(of: "."), Taiwan.code(of: symbol) != nil else { return nil }
            switch text[text.index(after: dot)...].uppercased() {
            case "TW": self = .tse
            case "TWO": self = .otc
            default: return nil
            }
        }
    }

    static let zone = "Asia/Taipei"
    static let currency = "TWD"
    static let open = TimeOfDay(second: 9 * 3600)
    static let close = TimeOfDay(second: 13 * 3600 + 30 * 60)

    /// `2330` of `2330.TW`; nil if it cannot be one.
    static func code(of symbol: Symbol) -> String? {
        guard let dot = symbol.text.lastIndex(of: ".") else { return nil }
        let code = symbol.text[..<dot].uppercased()
        let isPlain = code.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
        return isPlain && (1...12).contains(code.utf8.count) ? code : nil
    }

    /// `1151005` and `115/10/05`, of the calendar that counts from 1912, and `20261005`.
    static func day(_ text: String) -> Day? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "/") }
        guard (6...8).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        let year = number / 10_000 + (digits.count == 8 ? 0 : 1911)
        return Day(year: year, month: number / 100 % 100, day: number % 100)
    }

    /// `1020.0000` and `2,505.00`; nil for 0 and placeholders: an empty text, `-`, `--`.
    static func price(_ text: String) -> Double? {
        Double(decimal: text)?.ifPositive
    }
}

/// A live quote: `{"rtcode": "0000", "msgArray": [{"c": "2330", "ex": "tse", …}]}`. Figures are texts, and
/// `-` stands for none. Requested from the wrong board, a stock comes with an empty code.
struct TwseRow {
    let code: String
    let board: Taiwan.Board?
    let name: String?
    /// The last trade, or its substitute if that is missing; nil before the day's first.
    let price: Double?
    /// The indicative price by the orders so far, before the day's first trade.
    let trial: Double?
    let time: Instant?

    init?(_ row: JSON) {
        guard let code = row["c"]?.text else { return nil }
        self.code = code.uppercased()
        board = row["ex"]?.line().flatMap(Taiwan.Board.init(rawValue:))
        name = row["n"]?.line()
        let told = row["z"]?.price ?? row["pz"]?.price ?? row["trade"]?["z"]?.price
        let time = Self.time(of: row)
        self.time = time
        if Self.isBeforeOpen(time) || Self.hasNoTrade(row) {
            // This price is that of a trial match, and a book is no price.
            (price, trial) = (nil, told)
        } else {
            price = told ?? Self.middle(of: row["b"]?.bestPrice, and: row["a"]?.bestPrice)
            trial = nil
        }
    }

    /// The exchange's time, which stays after the close; the milliseconds go on to the odd lots' end.
    private static func time(of row: JSON) -> Instant? {
        if let day = row["d"]?.text, let wall = row["t"]?.text, let time = WallTime("\(day) \(wall)") {
            return time.instant(in: Zone(Taiwan.zone) ?? .utc)
        }
        guard let text = row["tlong"]?.text, text.utf8.count <= 16, let milliseconds = Int(text) else {
            return nil
        }
        return Instant(epoch: Double(milliseconds) / 1000)
    }

    private static func hasNoTrade(_ row: JSON) -> Bool {
        guard let volume = row["v"]?.text else { return false }
        return Taiwan.price(volume) == nil && row["o"]?.price == nil
    }

    /// True before the regular session: nothing is traded then, whatever the volume.
    private static func isBeforeOpen(_ time: Instant?) -> Bool {
        guard let time, let zone = Zone(Taiwan.zone) else { return false }
        return zone.local(time).time < Taiwan.open
    }

    func isAbout(_ symbol: Symbol) -> Bool {
        code == Taiwan.code(of: symbol) && (board == nil || board == Taiwan.Board(of: symbol))
    }

    var last: (price: Double, time: Instant)? {
        guard let price, let time else { return nil }
        return (price, time)
    }

    var trialPrice: TrialPrice? {
        guard let trial, let time else { return nil }
        return TrialPrice(price: trial, time: time)
    }

    /// At a limit there is one side only, and that is the price.
    private static func middle(of bid: Double?, and ask: Double?) -> Double? {
        guard let bid, let ask else { return bid ?? ask }
        return (bid + ask) / 2
    }
}

extension JSON {
    fileprivate var price: Double? { text.flatMap(Taiwan.price) }

    /// The best price of a list such as `1020.0000_1025.0000_`; an entry of 0 is an order at any price.
    fileprivate var bestPrice: Double? {
        text?.split(separator: "_").prefix(10).lazy.compactMap { Taiwan.price(String($0)) }.first
    }
}
