import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

struct MovesTests {
    private func hear(
        _ model: Model, _ answer: FeedAnswer, at moment: Int, _ now: Instant = friday
    ) -> (Model, [Effect]) {
        var model = model
        guard case .figures(.changed(let changes, let now, _)) = model.news(of: answer, to: .rates, at: now)
        else { return (model, []) }
        let effects = model.update(.figures(.changed(changes, at: now, moment: moment)))
        return (model, effects)
    }

    private func alarms(_ effects: [Effect]) -> [Moment] {
        effects.compactMap { if case .schedule(.moves, let moment) = $0 { moment } else { nil } }
    }

    @Test("The first figures of a board are no change, nor are the same figures again")
    func firstFill() {
        var (model, effects) = hear(smallBoard(), .quotes([quote("AAPL", 100)]), at: 1000)
        #expect(!model.moves["AAPL" as Symbol])
        #expect(alarms(effects) == [])
        (model, effects) = hear(model, .quotes([quote("AAPL", 100)]), at: 2000, friday + 1)
        #expect(!model.moves["AAPL" as Symbol])
        #expect(alarms(effects) == [])
    }

    @Test("Figures kept from an earlier run are no measure of a change")
    func kept() {
        let known = Known(quotes: [Seen(quote("AAPL", 90), .cached, at: friday + -86_400)])
        let (model, effects) = hear(
            smallBoard().after(.known(known)), .quotes([quote("AAPL", 100)]), at: 1000)
        #expect(model.figures.stocks["AAPL"]?.price == 100)
        #expect(!model.moves["AAPL" as Symbol])
        #expect(alarms(effects) == [])
    }

    @Test("A price and a rate that have changed are so for half a second, with one alarm for all")
    func shown() {
        var (model, effects) = hear(smallBoard(), .quotes([quote("AAPL", 100), quote("7203.T", 9)]), at: 0)
        (model, _) = hear(model, .rates([rate("JPY", 150), rate("TWD", 30)]), at: 0)
        (model, effects) = hear(
            model, .quotes([quote("AAPL", 101), quote("7203.T", 9)]), at: 1000, friday + 1)
        #expect(model.moves["AAPL" as Symbol])
        #expect(!model.moves["7203.T" as Symbol])
        #expect(alarms(effects) == [.afterMilliseconds(500)])
        (model, effects) = hear(model, .rates([rate("JPY", 149), rate("TWD", 30)]), at: 1200, friday + 2)
        #expect(model.moves["JPY" as RateID])
        #expect(!model.moves["TWD" as RateID])
        #expect(model.moves["AAPL" as Symbol])
        #expect(alarms(effects) == [.afterMilliseconds(300)])
        effects = model.update(.figures(.movesDue(moment: 1500)))
        #expect(!model.moves["AAPL" as Symbol])
        #expect(model.moves["JPY" as RateID])
        #expect(alarms(effects) == [.afterMilliseconds(200)])
        effects = model.update(.figures(.movesDue(moment: 1700)))
        #expect(model.moves == smallBoard().moves)
        #expect(alarms(effects) == [])
    }

    @Test("A change that is nearly over ends with the next ones, so that one picture shows both")
    func together() {
        var (model, _) = hear(smallBoard(), .quotes([quote("AAPL", 100), quote("7203.T", 9)]), at: 0)
        (model, _) = hear(model, .quotes([quote("AAPL", 101)]), at: 1000, friday + 1)
        let (next, effects) = hear(model, .quotes([quote("7203.T", 8)]), at: 1400, friday + 2)
        #expect(!next.moves["AAPL" as Symbol])
        #expect(next.moves["7203.T" as Symbol])
        #expect(alarms(effects) == [.afterMilliseconds(500)])
    }

    @Test("Paused, what comes unasked changes nothing; an answer does")
    func paused() {
        var (model, _) = hear(smallBoard(), .quotes([quote("AAPL", 100)]), at: 0)
        _ = model.update(.user(.pause))
        (model, _) = hear(model, .quotes([quote("AAPL", 101)]), at: 1000, friday + 1)
        #expect(model.figures.stocks["AAPL"]?.price == 100)
        let known = Known(quotes: [Seen(quote("AAPL", 102), .live, at: friday + 2)])
        let changes = FigureChanges(known: known, finished: [.quotes(["AAPL"])])
        _ = model.update(.figures(.changed(changes, at: friday + 2)))
        #expect(model.figures.stocks["AAPL"]?.price == 102)
    }

    @Test("Another base makes other rates, and changes none")
    func base() {
        var (model, _) = hear(smallBoard(), .rates([rate("JPY", 150), rate("TWD", 30)]), at: 0)
        _ = model.update(.user(.setBaseline(.d5)))
        #expect(model.moves == smallBoard().moves)
    }
}
