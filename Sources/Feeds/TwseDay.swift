import CivilTime
import Foundation
import Market

/// Taiwan's figures of the day's end: all stocks of an exchange in one answer, with the close of its last session.
struct TwseDay: StockProvider {
    let kind = FeedID.twseDay
    /// Large answers, and new ones but once a day.
    let manners = Manners(spacing: .seconds(2), floor: .seconds(1800))
    let asksOneByOne = false

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return Taiwan.Board.allCases.compactMap { board in
            let asked = symbols.filter { Taiwan.Board(of: $0) == board }
            guard !asked.isEmpty, let url = Self.list(of: board, at: base) else { return nil }
            return Question(address: .web(url), symbols: asked)
        }
    }

    /// The settings name the Taiwan Stock Exchange's address. The Taipei Exchange serves its own, which `fxterm doctor`
    /// names; an address of neither, such as a mirror's, serves both.
    private static func list(of board: Taiwan.Board, at base: URL) -> URL? {
        switch board {
        case .tse:
            return base.below("/exchangeReport/STOCK_DAY_ALL")
        case .otc:
            let besides = FeedSource(kind: .twseDay, url: base.absoluteString).besides
            let home = besides.first.flatMap { URL(string: $0) } ?? base
            return home.below("/tpex_mainboard_quotes")
        }
    }

    func quotes(of symbols: [Symbol], in body: Data) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let rows = try decodeBody(LenientList<Row>.self, from: body).values
        // Lists are empty while the exchange prepares them, and no stock is unknown for that.
        guard !rows.isEmpty else { throw .malformed("the list is empty") }
        var decoded = Decoded<Quote>(figures: [])
        var wanted: [String: Symbol] = [:]
        for symbol in symbols {
            guard let board = Taiwan.Board(of: symbol), let code = Taiwan.code(of: symbol) else { continue }
            wanted[board.rawValue + code] = symbol
        }
        for row in rows {
            guard let row else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = wanted.removeValue(forKey: row.board.rawValue + row.code) else { continue }
            if row.isUnusable { decoded.dropped += 1 }
            decoded.figures.append(row.quote(of: symbol))
        }
        return decoded
    }

    /// A stock's session. The two exchanges name its fields differently.
    private struct Row: Decodable {
        let board: Taiwan.Board
        let code: String
        let name: String?
        let close: DailyClose?
        /// Whether there is a price that cannot be used. A stock that was not traded has none, and that is no fault.
        let isUnusable: Bool

        private enum Key: String, CodingKey {
            case day = "Date"
            case code = "Code"
            case name = "Name"
            case close = "ClosingPrice"
            case otcCode = "SecuritiesCompanyCode"
            case otcName = "CompanyName"
            case otcClose = "Close"
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            let price: String?
            if let code = fields.lenient(.code, as: String.self) {
                (board, self.code, name) = (.tse, code.uppercased(), fields.line(.name))
                price = fields.lenient(.close)
            } else {
                board = .otc
                code = try fields.decode(String.self, forKey: .otcCode).uppercased()
                name = fields.line(.otcName)
                price = fields.lenient(.otcClose)
            }
            let day = fields.lenient(.day, as: String.self).flatMap(Taiwan.day)
            let value = price.flatMap(Taiwan.price)
            // A price without a day is of no use: its age could not be shown.
            close = if let day, let value { DailyClose(day: day, close: value) } else { nil }
            isUnusable = value != nil && day == nil
        }

        func quote(of symbol: Symbol) -> Quote {
            let zone = Zone(Taiwan.zone) ?? .utc
            return Quote(
                symbol: symbol, name: name, currency: Taiwan.currency, price: close?.close,
                time: close.map { zone.instant($0.day, Taiwan.close) }, zone: Taiwan.zone,
                closes: close.map { [$0] } ?? [], source: .twseDay)
        }
    }
}
