import CivilTime
import Market

/// Dividends of Taiwan's two exchanges, a list each. Both keep past days; `MarketEvent.judged` drops them.
/// Quantities are texts: an empty text, `0` and `0.00000000` mean none, and `尚未公告` not announced yet.
struct TwseEvents: KindProvider {
    let kind = FeedID.twse
    let manners = Manners(spacing: .seconds(2), floor: .seconds(6 * 3600), budget: 20)

    func question(about calendar: EventCalendar, to address: FeedAddress) -> Question? {
        guard calendar.feed == kind, case .web(let base) = address else { return nil }
        let list =
            switch calendar.part {
            case nil: base.below("/exchangeReport/TWT48U_ALL")
            case .tpex:
                (base.host == "openapi.twse.com.tw" ? WebAddress(FeedSource.taipeiExchange) : base)?
                    .below("/tpex_exright_prepost")
            case .dividends, .earnings: WebAddress?.none
            }
        return list.map { Question(address: .web($0)) }
    }

    func figures(of calendar: EventCalendar, in body: [UInt8]) throws(FeedFailure.Cause) -> [MarketEvent] {
        let rows = try JSON.list(body)
        guard !rows.isEmpty else { throw .malformed("the list is empty") }
        let names = calendar.part == .tpex ? Names.tpex : Names.twse
        var events: [MarketEvent] = []
        var isRead = false
        for row in rows {
            guard let code = row[names.code]?.text, let day = row[names.day]?.text.flatMap(Taiwan.day),
                let symbol = Symbol(code.uppercased() + names.suffix)
            else { continue }
            isRead = true
            events += Self.happenings(row, names).map { happening in
                MarketEvent(
                    .dividend, happening, of: .stock(symbol), .days(day, through: day), zone: Taiwan.zone,
                    source: kind)
            }
        }
        guard isRead else { throw .malformed("no dividends in it") }
        return events
    }

    private static func happenings(_ row: JSON, _ names: Names) -> [MarketEvent.Happening] {
        func number(_ name: StaticString) -> Double? { row[name]?.text.flatMap(Taiwan.price) }
        let word = row[names.word]?.text ?? ""
        let (cash, shares) = (number("CashDividend"), number("StockDividendRatio"))
        var happenings: [MarketEvent.Happening] = []
        if cash != nil || shares != nil || word.contains("息") {
            happenings.append(
                .exDividend(cash: cash, currency: cash == nil ? nil : Taiwan.currency, shares: shares))
        }
        let subscription = number(names.subscription)
        // A line for rights alone may leave out what they are.
        if subscription != nil || happenings.isEmpty && word.contains("權") {
            happenings.append(.exRights(shares: subscription, price: number("SubscriptionPricePerShare")))
        }
        return happenings
    }

    private struct Names {
        let code, day, word, subscription: StaticString
        let suffix: String

        static let twse = Names(
            code: "Code", day: "Date", word: "Exdividend", subscription: "SubscriptionRatio", suffix: ".TW")
        /// The first column's name is misspelled there.
        static let tpex = Names(
            code: "SecuritiesCompanyCode", day: "ExRrightsExDividendDate", word: "ExRrightsExDividend",
            subscription: "SubscriptionRatioToNewSharesIssued", suffix: ".TWO")
    }
}
