internal import CivilTime
internal import Market
internal import Words

/// Events as lines of a notification.
struct EventLine {
    private static let (mostEvents, mostMoves) = (8, 4)

    private let words: Words
    private let figures: FigureText
    private let names: EventWords
    private let here: Zone

    init(_ words: Words, _ figures: FigureText, _ here: Zone) {
        (self.words, self.figures, self.here) = (words, figures, here)
        names = EventWords(words, figures, minute: \.hoursAndMinutes, stock: \.text)
    }

    /// `2330.TW: Ex-dividend 5.0 TWD · Thu 17 Dec`.
    func text(_ event: MarketEvent, from now: Instant) -> String {
        "\(names.title(event)) · \(time(event, from: now))"
    }

    /// The day's events, then the largest moves since the previous close.
    func digest(_ agenda: Agenda, _ market: MarketData?, on zone: Zone, at moment: Instant) -> [String] {
        let day = zone.local(moment).day
        let midnight = TimeOfDay(second: 0)
        let events = agenda.events(from: zone.instant(day, midnight), to: zone.instant(day + 1, midnight))
        var lines = events.prefix(Self.mostEvents).map { event in
            let title = names.title(event)
            return event.isAllDay ? title : "\(here.local(event.start).time.hoursAndMinutes) \(title)"
        }
        if events.isEmpty { lines.append(words[.alertDigestNone]) }
        if events.count > Self.mostEvents { lines.append("…") }
        if let market, let moves = moves(in: market) { lines.append(moves) }
        return lines
    }

    private func moves(in market: MarketData) -> String? {
        let changes = market.quotes.keys.compactMap { symbol in
            StockFigure(symbol, .d1, in: market).change.map { (symbol, $0) }
        }
        let largest = changes.sorted { (abs($0.1), $1.0) > (abs($1.1), $0.0) }.prefix(Self.mostMoves)
        let texts = largest.map { "\($0.text) \(figures.change($1, places: 2))" }
        return texts.isEmpty ? nil : words.list(texts)
    }

    private func time(_ event: MarketEvent, from now: Instant) -> String {
        switch event.timing {
        case .days(let day, _): return words.dateWithWeekday(day)
        case .moment(let moment, _):
            let local = here.local(moment)
            let time = local.time.hoursAndMinutes
            return local.day == here.local(now).day ? time : "\(words.dateWithWeekday(local.day)) \(time)"
        }
    }
}
