internal import Board
internal import Market
internal import TUI

extension Facts {
    /// What is known of a clock: the time there, how far it is from ours, when that changes, and the exchanges there.
    var clock: [Fact] {
        guard let zone = model.figures.zones[details.item] ?? ClockID(details.item).flatMap({ Zone($0.zone) })
        else {
            return [Fact("Zone", "this system knows no such zone", .warning)]
        }
        let moment = model.clockMoment
        let clock = ClockFigure(zone, here: model.here, now: moment)
        var facts = [
            Fact(
                "Time", "\(ClockText.time(clock.time, model.choices)) \(ClockText.dayMark(clock.time))",
                .title),
            Fact("Date", "\(ClockText.date(clock.day)) \(clock.day.civil.year)"),
            Fact(
                "From here",
                "\(FigureText.relativeDay(clock.day, from: clock.today)), \(FigureText.hours(clock.offset))"),
            Fact(
                "From UTC", "\(FigureText.hours(zone.offset(at: moment))), \(zone.abbreviation(at: moment))"),
            Fact("Zone", zone.name),
        ]
        if let ahead = DifferenceAhead(zone, from: model.here, at: moment) {
            facts.append(Fact("Soon", ClockText.ahead(ahead, clock, model)[0], .warning))
        }
        if let next = zone.nextTransition(after: moment), next.offsetBefore != next.offsetAfter {
            let (day, time) = zone.local(next.at + -1)
            let way = next.offsetAfter > next.offsetBefore ? "forward" : "back"
            let at = TimeOfDay(second: time.second + 1).hoursAndMinutes
            facts.append(
                Fact(
                    "Clocks",
                    "go \(way) on \(PanelAge.date(day, withYear: true)) at \(at), to \(next.abbreviation)"))
        } else {
            facts.append(Fact("Clocks", "no change is known to come", .faint))
        }
        return facts + markets(moment)
    }

    /// The exchanges in the clock's city, a line each.
    private func markets(_ moment: Instant) -> [Fact] {
        (ClockID(details.item).map(Exchange.at) ?? []).compactMap { exchange in
            exchange.hours.map { hours in
                let text = MarketText(exchange, hours.moment(at: moment), at: moment)
                return Fact("Market", text.wordings[0], text.role == .live ? .live : .text)
            }
        }
    }
}
