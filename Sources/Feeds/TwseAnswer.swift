import CivilTime
import Foundation
import Market

/// The shape of Taiwan's live quotes on the wire: `{"rtcode": "0000", "msgArray": [{"c": "2330", "ex": "tse", …}]}`.
///
/// All figures are texts, and `-` stands for none. Blank lines may come before it all.
struct TwseAnswer: Decodable {
    /// The stocks; nil where the service refuses.
    let rows: [Row?]?
    /// The service's word for how it went, `0000` for well.
    let code, message: String?

    private enum Key: String, CodingKey {
        case rows = "msgArray"
        case code = "rtcode"
        case message = "rtmessage"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        code = fields.line(.code, limit: 8)
        message = fields.line(.message)
        rows = fields.lenient(.rows, as: LenientList<Row>.self)?.values
    }

    /// One stock; asked for on the wrong board, it comes with an empty code.
    struct Row: Decodable {
        let code: String
        let board: Taiwan.Board?
        let name: String?
        /// The price: the last trade, or its substitute while that is not told; nil before the day's first.
        let price: Double?
        /// The price at which it would trade by the orders so far, before the day's first trade.
        let trial: Double?
        let time: Instant?

        private enum Key: String, CodingKey {
            case code = "c"
            case board = "ex"
            case name = "n"
            case last = "z"
            case earlier = "pz"
            case trade
            case bids = "b"
            case asks = "a"
            case opened = "o"
            case volume = "v"
            case day = "d"
            case wall = "t"
            case milliseconds = "tlong"
        }

        private enum TradeKey: String, CodingKey { case last = "z" }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            code = try fields.decode(String.self, forKey: .code).uppercased()
            board = fields.line(.board).flatMap(Taiwan.Board.init(rawValue:))
            name = fields.line(.name)
            let trade = try? fields.nestedContainer(keyedBy: TradeKey.self, forKey: .trade)
            let told = fields.price(.last) ?? fields.price(.earlier) ?? trade?.price(.last)
            let time = fields.time(day: .day, wall: .wall) ?? fields.time(milliseconds: .milliseconds)
            self.time = time
            if Self.isBeforeOpen(time) || fields.hasNoTrade(volume: .volume, opened: .opened) {
                // The price told then is that of a trial match, and a book is no price.
                (price, trial) = (nil, told)
            } else {
                price = told ?? Self.middle(of: fields.best(.bids), and: fields.best(.asks))
                trial = nil
            }
        }

        /// Nothing is traded before the regular session, be a volume told or not.
        private static func isBeforeOpen(_ time: Instant?) -> Bool {
            guard let time, let zone = Zone(Taiwan.zone) else { return false }
            return zone.local(time).time < Taiwan.open
        }

        /// Whether it is what `symbol` was asked for.
        func isAbout(_ symbol: Symbol) -> Bool {
            code == Taiwan.code(of: symbol) && (board == nil || board == Taiwan.Board(of: symbol))
        }

        /// The price with its time; nil unless both are known.
        var last: (price: Double, time: Instant)? {
            guard let price, let time else { return nil }
            return (price, time)
        }

        /// The trial price with its time; nil unless both are known.
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
}

extension KeyedDecodingContainer {
    /// A price in a text.
    fileprivate func price(_ key: Key) -> Double? {
        lenient(key, as: String.self).flatMap(Taiwan.price)
    }

    /// Whether it is told that the day has had no trade; an answer without a volume does not tell.
    fileprivate func hasNoTrade(volume: Key, opened: Key) -> Bool {
        guard let text = lenient(volume, as: String.self) else { return false }
        return Taiwan.price(text) == nil && price(opened) == nil
    }

    /// The best price of a list such as `1020.0000_1025.0000_`; an entry of 0 is an order at any price.
    fileprivate func best(_ key: Key) -> Double? {
        guard let text = lenient(key, as: String.self) else { return nil }
        return text.split(separator: "_").prefix(10).lazy.compactMap { Taiwan.price(String($0)) }.first
    }

    /// The exchange's own day and time. After the close these stay, while `tlong` goes on to the odd lots' end.
    fileprivate func time(day: Key, wall: Key) -> Instant? {
        guard let day = lenient(day, as: String.self), let wall = lenient(wall, as: String.self) else {
            return nil
        }
        return WallTime("\(day) \(wall)")?.instant(in: Zone(Taiwan.zone) ?? .utc)
    }

    private func milliseconds(_ key: Key) -> Double? {
        lenient(key, as: String.self).flatMap { $0.utf8.count <= 16 ? Int($0) : nil }.map(Double.init)
    }

    fileprivate func time(milliseconds key: Key) -> Instant? {
        milliseconds(key).flatMap { Instant(epoch: $0 / 1000) }
    }
}
