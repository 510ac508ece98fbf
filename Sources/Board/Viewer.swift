package import CivilTime
package import Figures
package import Words

/// The viewer's locale, place and moment, which decide how a figure is written.
package struct Viewer: Hashable, Sendable {
    package let writing: Writing
    package let refresh: RefreshSettings
    package let here: Zone
    package let now: Instant
    package let clockMoment: Instant
    package let areClocksMoved: Bool

    package var atMinute: Viewer {
        Viewer(
            writing: writing, refresh: refresh, here: here, now: now.wholeMinute,
            clockMoment: clockMoment.wholeMinute, areClocksMoved: areClocksMoved)
    }

    package var words: Words { writing.words }
    package var figureText: FigureText { writing.figures }

    /// The time if it is today, else the date too.
    package func moment(_ instant: Instant) -> String {
        let then = here.local(instant)
        let today = here.local(now).day
        let time = writing.times.minute(then.time)
        if then.day == today { return time }
        return "\(words.date(then.day, withYear: then.day.civil.year != today.civil.year)) \(time)"
    }

    /// `Yesterday`, `Today`, `Tomorrow`; weekday and date for moved clocks, since *Today* would be ambiguous.
    package func day(of clock: ClockFigure) -> String {
        areClocksMoved ? date(clock.day) : words.relativeDay(clock.day, from: clock.today)
    }

    /// The date, with the year unless it is the current one.
    package func shortDate(_ day: Day) -> String {
        words.date(day, withYear: day.civil.year != here.local(now).day.civil.year)
    }

    /// With the year unless it is the current one.
    package func date(_ day: Day) -> String {
        words.dateWithWeekday(day, withYear: day.civil.year != here.local(now).day.civil.year)
    }
}

extension Model {
    package var viewer: Viewer {
        Viewer(
            writing: writing, refresh: refresh, here: here, now: now, clockMoment: clockMoment,
            areClocksMoved: visited != nil)
    }
}
