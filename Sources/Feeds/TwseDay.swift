import CivilTime
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
    private static func list(of board: Taiwan.Board, at base: WebAddress) -> WebAddress? {
        switch board {
        case .tse:
            return base.below("/exchangeReport/STOCK_DAY_ALL")
        case .otc:
            let besides = FeedSource(kind: .twseDay, url: base.text).besides
            let home = besides.first.flatMap(WebAddress.init) ?? base
            return home.below("/tpex_mainboard_quotes")
        }
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let rows = try JSON.list(body)
        // Lists are empty while the exchange prepares them, and no stock is unknown for that.
        guard !rows.isEmpty else { throw .malformed("the list is empty") }
        var decoded = Decoded<Quote>(figures: [])
        var wanted: [String: Symbol] = [:]
        for symbol in symbols {
            guard let board = Taiwan.Board(of: symbol), let code = Taiwan.code(of: symbol) else { continue }
            wanted[board.rawValue + code] = symbol
        }
        for row in rows {
            // The two exchanges name their fields differently.
            let board: Taiwan.Board = row["Code"]?.text == nil ? .otc : .tse
            let isListed = board == .tse
            guard let code = row[isListed ? "Code" : "SecuritiesCompanyCode"]?.text else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = wanted.removeValue(forKey: board.rawValue + code.uppercased()) else {
                continue
            }
            let day = row["Date"]?.text.flatMap(Taiwan.day)
            // A stock that was not traded has no price, and that is no fault.
            let price = row[isListed ? "ClosingPrice" : "Close"]?.text.flatMap(Taiwan.price)
            // A price without a day is of no use: its age could not be shown.
            if price != nil, day == nil { decoded.dropped += 1 }
            let close = day.flatMap { day in price.map { DailyClose(day: day, close: $0) } }
            let name = row[isListed ? "Name" : "CompanyName"]?.line()
            decoded.figures.append(quote(of: symbol, name, close))
        }
        return decoded
    }

    private func quote(of symbol: Symbol, _ name: String?, _ close: DailyClose?) -> Quote {
        let zone = Zone(Taiwan.zone) ?? .utc
        return Quote(
            symbol: symbol, name: name, currency: Taiwan.currency, price: close?.close,
            time: close.map { zone.instant($0.day, Taiwan.close) }, zone: Taiwan.zone,
            closes: close.map { [$0] } ?? [], source: kind)
    }
}
