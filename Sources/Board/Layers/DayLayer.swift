internal import Arrangement
internal import CivilTime
package import Figures
package import Market
internal import Places
internal import Words

package struct DayTyping: Hashable, Sendable {
    package var text = ""
}

extension Model {
    fileprivate mutating func showTypedDay() -> [Effect] {
        guard let text = top(DayTyping.self)?.text else { return [] }
        if text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return []
        }
        guard let spoken = SpokenDay(text) else {
            return say(.phrase(.notADay, verbatim: ["text": text]))
        }
        let day = spoken.day(from: here.local(now).day)
        if day < PastCloses.first { return tooEarly }
        leaveLayer()
        return showDay(day)
    }

    private var tooEarly: [Effect] {
        mutating get { say(.phrase(.dayTooEarly, verbatim: ["day": PastCloses.first.description])) }
    }

    /// Moves the clocks to the day too; returns to now for nil and for today or later.
    mutating func showDay(_ day: Day?) -> [Effect] {
        let today = here.local(now).day
        if let day, day < PastCloses.first { return tooEarly }
        let past = day.flatMap { $0 < today ? $0 : nil }
        let effects = day != nil && past == nil ? say(.phrase(.dayIsNow)) : []
        if past == pastDay { return effects }
        let stock = selectedLine(.stocks)
        // Scenarios are about now.
        if past != nil { scenario = nil }
        market.past.show(past)
        pastReading.showOther()
        visited = past.map { here.instant($0, here.local(now.wholeMinute).time) }
        // Earlier changes belong to other figures.
        moves = RecentMoves()
        figures.renew(arrangement, shownMarket, language: language)
        select(stock, in: .stocks)
        return effects + readRatesOfDay() + (openChart == nil ? [] : askChart())
    }

    /// A step of minutes leads to the next weekday, one of days a week further.
    mutating func stepDay(_ step: TimeStep, from day: Day) -> [Effect] {
        switch step {
        case .days(let days): return showDay(day + 7 * days.signum())
        case .minutes(let minutes):
            var next = day + minutes.signum()
            while next.weekday > 4 { next = next + minutes.signum() }
            return showDay(next)
        }
    }

    /// The current figures, even while a past day is on screen.
    var presentMarket: MarketData {
        if pastDay == nil { return market }
        var present = market
        present.past.show(nil)
        return present
    }

    package func presentFigure(_ symbol: Symbol, _ baseline: Baseline? = nil) -> StockFigure {
        pastDay == nil && scenario == nil
            ? stockFigure(symbol, baseline)
            : StockFigure(symbol, baseline ?? arrangement.baseline, in: presentMarket)
    }
}

extension DayTyping: PromptLayer {
    package var id: LayerID { .day }
    package static func ask(_ model: inout Model) -> [Effect] {
        model.open(DayTyping())
        return []
    }
    package static func accept(_ model: inout Model) -> [Effect] { model.showTypedDay() }
}

extension LayerMessage {
    package static func day(_ message: PromptMessage<DayTyping>) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let day = LayerID("day", typesText: true, [.promptAccept])
}
