package import CivilTime
package import Figures
package import Words

/// The viewer's locale, place and moment, which decide how a figure is written.
package struct Viewer: Hashable, Sendable {
    package let writing: Writing
    /// Seconds between two requests to the feeds.
    package let refresh: RefreshSettings
    /// The zone that the user is in.
    package let here: Zone
    /// The moment, as of the last tick.
    package let now: Instant
    /// The moment that the clocks show.
    package let clockMoment: Instant
    /// True if the clocks show another moment.
    package let areClocksMoved: Bool

    /// The same at the start of the minute.
    package var atMinute: Viewer {
        Viewer(
            writing: writing, refresh: refresh, here: here, now: now.wholeMinute,
            clockMoment: clockMoment.wholeMinute, areClocksMoved: areClocksMoved)
    }

    /// The words that the user reads.
    package var words: Words { writing.words }
    /// The user's format for figures.
    package var figureText: FigureText { writing.figures }

    /// The shortest text for a moment: the time if it is today, else the date too.
    package func moment(_ instant: Instant) -> String {
        let then = here.local(instant)
        let today = here.local(now).day
        let time = writing.times.minute(then.time)
        if then.day == today { return time }
        return "\(words.date(then.day, withYear: then.day.civil.year != today.civil.year)) \(time)"
    }

    /// The day of a clock: `Yesterday`, `Today`, `Tomorrow`; weekday and date if clocks were moved,
    /// because *Today* would then be ambiguous.
    package func day(of clock: ClockFigure) -> String {
        areClocksMoved ? date(clock.day) : words.relativeDay(clock.day, from: clock.today)
    }

    /// The date, with the year unless it is the current one.
    package func shortDate(_ day: Day) -> String {
        words.date(day, withYear: day.civil.year != here.local(now).day.civil.year)
    }

    /// Weekday and date, with the year unless it is the current one.
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
