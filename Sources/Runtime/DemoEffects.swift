internal import Alerts
package import Arrangement
package import Board
internal import CivilTime
internal import Figures
private import Market
package import Words

/// A world for trials: the sample moves like a market, and nothing is saved.
@MainActor
package final class DemoEffects: EffectRunner {
    private let mailbox: Mailbox
    private var market: DemoMarket
    private var alerts = DemoAlerts()
    private var boards = DemoBoards()
    private let set: @Sendable (String, SettingValue?) -> Void

    /// `set` changes a setting for this run, and returns at once.
    package init(
        _ mailbox: Mailbox, _ market: DemoMarket,
        set: @escaping @Sendable (String, SettingValue?) -> Void = { _, _ in }
    ) {
        (self.mailbox, self.market, self.set) = (mailbox, market, set)
    }

    package func run(_ effect: Effect) {
        if case .save(let arrangement) = effect { return boards.save(arrangement) }
        if case .savePast(let past, _) = effect { return boards.save(past) }
        if case .readBars(let query) = effect {
            return mailbox.put(.figures(.bars(query, market.bars(query, at: WallClock.now))))
        }
        if case .readRates(let codes, let day) = effect {
            let rates = DemoMarket.rates(of: codes, on: day, at: WallClock.now)
            return mailbox.put(.figures(.ratesOfDay(rates, day)))
        }
        if case .readPast(let query) = effect {
            return mailbox.put(.figures(.past(query, market.past(query, at: WallClock.now))))
        }
        if case .readKinds(let questions) = effect {
            guard let question = questions.first(where: { $0.kind == MarketEvent.kind }),
                let calendar = EventCalendar(question.key)
            else { return }
            let events = KindFigures(DemoMarket.events(at: WallClock.now), of: calendar)
            return mailbox.put(.figures(.kinds([question: events])))
        }
        if case .setSetting(let key, let value) = effect { return set(key, value) }
        let now = WallClock.now
        if case .saveTransactions(_, _, let saying) = effect { return mailbox.put(.disk(.saved(saying))) }
        if case .editEvents(_, let saying) = effect { return mailbox.put(.disk(.saved(saying))) }
        if case .editAlerts(let edit, let saying) = effect {
            alerts.apply(edit, at: now)
            if let saying { mailbox.put(.disk(.saved(saying))) }
            return put(FigureChanges(alerts: alerts.all), at: now)
        }
        if case .countAlerts(let counts, let now) = effect {
            let times = counts.map { count in
                let bars = count.queries.map { market.bars($0, at: now)?.value.bars ?? [] }
                return (count.rule, count.timesFired(bars, at: now))
            }
            let known = Dictionary(times, uniquingKeysWith: { $1 }).compactMapValues(\.self)
            return mailbox.put(.figures(.alertsCounted(known)))
        }
        guard case .ask(let subject, _) = effect else { return }
        let news = market.step(at: now)
        var changes = FigureChanges(finished: [subject])
        switch subject {
        case .rates: changes.known.rates = news.rates.map { Seen($0, .sample, at: now) }
        case .quotes: changes.known.quotes = news.quotes.map { Seen($0, .sample, at: now) }
        case .search(let text): changes.found = [FigureChanges.Found(text: text, stocks: [])]
        case .bars, .kind: break
        case .pastRates: changes.known.rateCloses = DemoMarket.rateCloses(before: Zone.utc.local(now).day)
        }
        put(changes, at: now)
    }

    package func fulfil(_ wish: BoardWish) -> [Message] {
        boards.fulfil(wish).map { .disk(.boards($0)) }
    }

    private func put(_ changes: FigureChanges, at now: Instant) {
        mailbox.put(.figures(.changed(changes, at: now, moment: WallClock.steady / 1_000_000)))
    }

    package func finish() -> Saying? { nil }
}

/// They never fire, because the figures are made up.
struct DemoAlerts {
    private(set) var all: [Alert] = []
    private var removed: [Alert] = []
    private var last = 0

    mutating func apply(_ edit: AlertEdit, at now: Instant) {
        switch edit {
        case .add(let rule, board: _):
            last += 1
            all.append(Alert(id: last, rule, madeAt: now))
        case .change(let id, let rule):
            all = all.map { $0.id == id ? Alert(id: id, rule, madeAt: now) : $0 }
        case .remove(let id):
            removed += all.filter { $0.id == id }
            all.removeAll { $0.id == id }
        case .restore(let id):
            all += removed.filter { $0.id == id }
            all.sort { $0.id < $1.id }
            removed.removeAll { $0.id == id }
        case .see: break
        }
    }
}
