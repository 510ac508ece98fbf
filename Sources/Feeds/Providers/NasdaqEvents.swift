import CivilTime
import Market

/// Dividends and results of all companies of the United States, a day a request. Not documented. Nasdaq
/// estimates days of results until a company announces them, so all of those ahead count as expected.
struct NasdaqEvents: KindProvider {
    let kind = FeedID.nasdaq
    /// A day changes a little from one day to the next. A whole round of three weeks takes five minutes.
    let manners = Manners(spacing: .seconds(10), floor: .seconds(20 * 3600))
    let fields = [HTTPField(name: "Accept", value: "application/json")]
    private static let zone = "America/New_York"

    func question(about calendar: EventCalendar, to address: FeedAddress) -> Question? {
        guard calendar.feed == kind, case .web(let base) = address, let day = calendar.day else { return nil }
        switch calendar.part {
        case .dividends?, .earnings?: break
        case .tpex?, nil: return nil
        }
        let part = calendar.part?.rawValue ?? ""
        return base.below("/api/calendar/\(part)?date=\(day)").map { Question(address: .web($0)) }
    }

    func figures(of calendar: EventCalendar, in body: [UInt8]) throws(FeedFailure.Cause) -> [MarketEvent] {
        let answer = try JSON.object(body)
        guard let data = answer["data"]?.object, let day = calendar.day else {
            let said = answer["status"]?["bCodeMessage"]?.elements?.first { _ in true }?["errorMessage"]
            throw .malformed(.said(said?.line() ?? "no calendar in it"))
        }
        let isOfDividends = calendar.part == .dividends
        guard let table = isOfDividends ? data["calendar"] : data, let rows = table["rows"] else {
            throw .malformed("no calendar in it")
        }
        // A day without any has null.
        guard let rows = rows.elements else { return [] }
        return rows.compactMap { row in
            guard let symbol = row["symbol"]?.text.flatMap(Self.symbol) else { return nil }
            return isOfDividends ? dividend(of: symbol, row) : results(of: symbol, row, on: day)
        }
    }

    private func dividend(of symbol: Symbol, _ row: JSON) -> MarketEvent? {
        guard let day = row["dividend_Ex_Date"]?.text.flatMap(Self.day) else { return nil }
        let cash = (row["dividend_Rate"]?.number ?? row["dividend_Rate"]?.text.flatMap(Self.dollars))?
            .ifPositive
        let isAnnounced = row["announcement_Date"]?.text.flatMap(Self.day) != nil
        return MarketEvent(
            .dividend, .exDividend(cash: cash, currency: cash == nil ? nil : "USD", shares: nil),
            of: .stock(symbol), .days(day, through: day), zone: Self.zone,
            certainty: isAnnounced ? .confirmed : .expected, source: kind)
    }

    private func results(of symbol: Symbol, _ row: JSON, on day: Day) -> MarketEvent? {
        let time: MarketEvent.ResultsTime? =
            switch row["time"]?.text {
            case "time-pre-market": .beforeOpen
            case "time-after-hours": .afterClose
            default: nil
            }
        // Past days have the actual earnings.
        let isReported = row["eps"]?.text.flatMap(Self.dollars) != nil
        return MarketEvent(
            .results, .results(time, expectedEPS: row["epsForecast"]?.text.flatMap(Self.dollars)),
            of: .stock(symbol), .days(day, through: day), zone: Self.zone,
            certainty: isReported ? .confirmed : .expected, source: kind)
    }

    private static func day(_ text: String) -> Day? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
                ? Int(part) : nil
        }
        guard parts.count == 3, numbers.count == 3, parts[2].utf8.count == 4 else { return nil }
        return Day(year: numbers[2], month: numbers[0], day: numbers[1])
    }

    /// `$0.43`, or `($0.12)` below zero; nil for an empty text and `N/A`.
    private static func dollars(_ text: String) -> Double? {
        let isLoss = text.hasPrefix("(") && text.hasSuffix(")")
        let plain = text.drop { $0 == "(" || $0 == "$" }.prefix { $0 != ")" }
        return Double(decimal: String(plain)).map { isLoss ? -$0 : $0 }
    }

    /// The symbol as Yahoo spells it: `BRK-B` for `BRK.B` or `BRK/B`, and `ABR-PD` for the preferred `ABR^D`.
    private static func symbol(_ text: String) -> Symbol? {
        guard text.utf8.count <= 20 else { return nil }
        var ours = ""
        for character in text {
            switch character {
            case ".", "/": ours += "-"
            case "^": ours += "-P"
            case " ": continue
            default: ours.append(character)
            }
        }
        return Symbol(ours)
    }
}
