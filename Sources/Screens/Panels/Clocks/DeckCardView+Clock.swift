internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

extension DeckCardView {
    init?(clock item: Item, _ model: Model) {
        guard let id = ClockID(item) else { return nil }
        let city = City.name(ofClock: id, language: model.language)
        guard let zone = model.zone(of: id) else {
            let words = [Span(model.words[.zoneUnknown], Style(.warning))]
            self.init(
                title: DeckCardView.title(city, nil), figure: FigureText.absent,
                status: Wording(long: words, short: words))
            return
        }
        let clock = ClockFigure(zone, id: id, here: model.here, now: model.clockMoment)
        let country = City.country(ofClock: id, language: model.language)
        let day = model.viewer.day(of: clock)
        let date = model.words.dateWithWeekday(clock.day, withYear: true)
        self.init(
            title: DeckCardView.title(city, country), figure: model.timeText.digits(clock.time),
            status: DeckCardView.cityStatus(clock, model))
        terminal = model.terminal
        unit = model.timeText.half(clock.time)
        changes = [
            [
                [Span(day, Style(.title)), Span("  \(model.words.hoursOffset(clock.offset))", Style(.key))],
                [Span("  \(date)", Style(.faint))],
            ]
        ]
        isUnitFirst = !unit.isEmpty && model.timeText.minute(clock.time).hasPrefix(unit)
        body = .day(
            DayBars(zone, here: model.here, around: model.clockMoment, model.words),
            Facts.of(zone, model))
    }
}
