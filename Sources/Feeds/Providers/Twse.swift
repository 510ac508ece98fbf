import CivilTime
import Market

/// Taiwan's live quotes, mis.twse.com.tw: stocks of both exchanges, many in a request. The previous close has
/// no day and lacks today's dividend. So leave it out: the board uses the closes of feeds that date them.
struct Twse: StockProvider {
    let kind = FeedID.twse
    /// More than three requests in five seconds have an address banned.
    let manners = Manners(spacing: .seconds(2), floor: .seconds(5))
    let asksOneByOne = false
    /// A longer request, from about 2,000 characters, fails with `"rtcode": "5001"`.
    private static let longestList = 1900
    private static let mostStocks = 20
    private static let again = "&_=2"

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        var lists: [(text: String, symbols: [Symbol])] = []
        for symbol in symbols {
            guard let board = Taiwan.Board(of: symbol), let code = Taiwan.code(of: symbol) else { continue }
            let channel = "\(board.rawValue)_\(code).tw"
            if let last = lists.last, last.symbols.count < Self.mostStocks,
                last.text.utf8.count + channel.utf8.count + 3 <= Self.longestList
            {
                lists[lists.count - 1].text += "%7C" + channel
                lists[lists.count - 1].symbols.append(symbol)
            } else {
                lists.append((channel, [symbol]))
            }
        }
        return lists.compactMap { list in
            base.below("/stock/api/getStockInfo.jsp?ex_ch=\(list.text)&json=1&delay=0")
                .map { Question(address: .web($0), symbols: list.symbols) }
        }
    }

    /// One answer in fifty is nothing but blank lines, and right at the next try.
    func secondQuestion(after body: [UInt8], to question: Question) -> Question? {
        guard case .web(let url) = question.address, !url.text.hasSuffix(Self.again),
            body.allSatisfy({ " \t\r\n".utf8.contains($0) }),
            let second = WebAddress(url.text + Self.again)
        else { return nil }
        return Question(address: .web(second), symbols: question.symbols)
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let answer = try JSON.object(body)
        guard let rows = answer["msgArray"]?.elements else {
            let code = answer["rtcode"]?.line(limit: 8).map { "code \($0)" }
            let words = [code, answer["rtmessage"]?.line()].compactMap { $0 }
            throw .malformed(.said(words.isEmpty ? "no list of stocks in it" : words.joined(separator: ", ")))
        }
        var decoded = Decoded<Quote>(figures: [])
        var given: Set<Symbol> = []
        for row in rows {
            guard let row = TwseRow(row) else {
                decoded.dropped += 1
                continue
            }
            for symbol in symbols where row.isAbout(symbol) && given.insert(symbol).inserted {
                let last = row.last
                if last == nil, row.price != nil { decoded.dropped += 1 }
                decoded.figures.append(
                    Quote(
                        symbol: symbol, name: row.name, currency: Taiwan.currency, price: last?.price,
                        time: last?.time, zone: Taiwan.zone, source: kind, trial: row.trialPrice))
            }
        }
        return decoded
    }
}

/// All stocks of an exchange in one answer, with the close of its last session.
struct TwseDay: StockProvider {
    let kind = FeedID.twseDay
    /// Answers are large, and new only once a day.
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

    /// The settings have the Taiwan Stock Exchange's address; the Taipei Exchange serves its own. An address
    /// of neither, such as a mirror's, serves both.
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
        // Lists are empty while the exchange prepares them: that makes no stock unknown.
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
