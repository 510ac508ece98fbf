public import CivilTime
public import Words

/// For whom, where and at which moment something is shown: what decides how one and the same figure is written.
public struct Viewer: Hashable, Sendable {
    /// How it is written.
    public let writing: Writing
    /// Seconds between two questions to the feeds.
    public let refresh: Settings.Refresh
    /// The zone that the user is in.
    public let here: Zone
    /// The moment, as of the last tick.
    public let now: Instant
    /// The moment that the clocks show.
    public let clockMoment: Instant
    /// Whether the clocks were moved to another moment.
    public let areClocksMoved: Bool

    /// The same at the beginning of the minute.
    public var atMinute: Viewer {
        Viewer(
            writing: writing, refresh: refresh, here: here, now: now.wholeMinute,
            clockMoment: clockMoment.wholeMinute, areClocksMoved: areClocksMoved)
    }

    /// The words that the user reads.
    public var words: Words { writing.words }
    /// How figures are written for the user.
    public var figureText: FigureText { writing.figures }

    /// A moment as short as it can be said: the time if it was today, else the date too.
    public func moment(_ instant: Instant) -> String {
        let then = here.local(instant)
        let today = here.local(now).day
        let time = writing.times.minute(then.time)
        if then.day == today { return time }
        return "\(words.date(then.day, withYear: then.day.civil.year != today.civil.year)) \(time)"
    }

    /// The day of a clock: `Yesterday`, `Today`, `Tomorrow`; weekday and date where clocks were moved, for then *Today* would
    /// be a day that one plans.
    public func day(of clock: ClockFigure) -> String {
        areClocksMoved ? date(clock.day) : words.relativeDay(clock.day, from: clock.today)
    }

    /// Weekday and date, with the year if that is another than the present one.
    public func date(_ day: Day) -> String {
        words.dateWithWeekday(day, withYear: day.civil.year != here.local(now).day.civil.year)
    }
}

extension Model {
    /// For whom, where and at which moment the board is shown.
    public var viewer: Viewer {
        Viewer(
            writing: writing, refresh: refresh, here: here, now: now, clockMoment: clockMoment,
            areClocksMoved: visited != nil)
    }
}
