internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

extension Facts {
    var clock: [Fact] {
        guard let zone = ClockID(item).flatMap({ model.zone(of: $0) }) else {
            return [Fact(words[.labelZone], words[.zoneUnknown], .warning)]
        }
        let moment = model.clockMoment
        let clock = ClockFigure(zone, here: model.here, now: moment)
        let facts = [
            Fact(
                words[.labelTime],
                "\(model.timeText.time(clock.time)) \(ClockText.dayMark(clock.time)) "
                    + words[DayStrip.Hour(clock.time, clock.day).phrase(at: clock.time)],
                .title),
            Fact(words[.labelDate], words.dateWithWeekday(clock.day, withYear: true)),
            Fact(
                words[.labelFromHere],
                "\(model.viewer.day(of: clock)), \(words.hoursOffset(clock.offset))"),
        ]
        return facts + Facts.of(zone, model) + [Fact(words[.labelZone], zone.name)] + markets(moment)
            + holidays(clock.day) + earlyCloses
    }

    static func of(_ zone: Zone, _ model: Model) -> [Fact] {
        let (moment, words) = (model.clockMoment, model.words)
        let clock = ClockFigure(zone, here: model.here, now: moment)
        var facts = [
            Fact(
                words[.labelFromUTC],
                "\(words.hoursOffset(zone.offset(at: moment))), \(zone.abbreviation(at: moment))")
        ]
        if let ahead = DifferenceAhead(zone, from: model.here, at: moment) {
            facts.append(Fact(words[.labelSoon], ClockText.ahead(ahead, clock, model.viewer)[0], .warning))
        }
        if let next = zone.nextTransition(after: moment), next.offsetBefore != next.offsetAfter {
            let local = zone.local(next.at + -1)
            let way: Phrase = next.offsetAfter > next.offsetBefore ? .clocksForward : .clocksBack
            let at = model.timeText.minute(TimeOfDay(second: local.time.second + 1))
            let date = words.date(local.day, withYear: true)
            facts.append(
                Fact(
                    words[.labelClocks], words[way, ["date": date, "time": at, "zone": next.abbreviation]]))
        } else {
            facts.append(Fact(words[.labelClocks], words[.noClockChange], .faint))
        }
        return facts
    }

    private var earlyCloses: [Fact] { ClockID(item).map { next(of: .city($0), [.earlyClose]) } ?? [] }

    private func holidays(_ today: Day) -> [Fact] {
        guard let hours = ClockID(item).flatMap({ Exchange.at($0).first?.hours }) else { return [] }
        return hours.holidays(after: today, atMost: 4).enumerated().map { index, next in
            let isThisYear = next.day.civil.year == today.civil.year
            var fact = Fact(index == 0 ? words[.labelHolidays] : "", words[next.holiday.phrase])
            let date = words.dateWithWeekday(next.day, withYear: !isThisYear)
            fact.value.insert(Span(date + "  ", Style(.faint)), at: 0)
            return fact
        }
    }

    private func markets(_ moment: Instant) -> [Fact] {
        (ClockID(item).map(Exchange.at) ?? []).compactMap { exchange in
            exchange.hours.map { hours in
                var state = hours.moment(at: moment)
                // The holiday's name comes with the time of the opening, not of its auction.
                if state.holiday != nil { state = hours.moment(at: moment, auctions: false) }
                let text = MarketText(exchange, state, at: moment, model.writing)
                return Fact(words[.labelMarket], text.wordings[0], text.role == .live ? .live : .text)
            }
        }
    }
}

extension Model {
    /// Nil if the system's rules lack it.
    func zone(of clock: ClockID) -> Zone? { figures.zones[clock] ?? Zone(clock.zone) }
}

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
            status: DeckCardView.cityStatus(clock, model).adding(
                model.eventRemark(of: .city(id)) { $0.start <= model.now }))
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
