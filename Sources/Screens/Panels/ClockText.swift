internal import Board
internal import Market
internal import TUI

/// How times are written.
enum ClockText {
    /// A time as the settings ask for: 24 hours or 12 twice, with seconds or without.
    static func time(_ time: TimeOfDay, _ choices: Choices) -> String {
        let text = choices.showsSeconds ? time.description : time.hoursAndMinutes
        if choices.hours == 24 { return text }
        let hour = (time.hour + 11) % 12 + 1
        return (hour < 10 ? " " : "") + "\(hour)" + text.dropFirst(2) + (time.hour < 12 ? " am" : " pm")
    }

    /// A time to the minute, with no blank before it.
    static func minute(_ time: TimeOfDay, _ choices: Choices) -> String {
        var choices = choices
        choices.showsSeconds = false
        let text = self.time(time, choices)
        return text.first == " " ? String(text.dropFirst()) : text
    }

    /// `☼` by day, from 6 to 18, and `☾` by night.
    static func dayMark(_ time: TimeOfDay) -> String { (6..<18).contains(time.hour) ? "☼" : "☾" }

    /// `Sat 21 Nov`.
    static func date(_ day: Day) -> String {
        "\(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday]) \(PanelAge.date(day, withYear: false))"
    }

    /// A span in its two largest units, the last one rounded up: `2 d 17 h`, `7 h 26 min`, `26 min`, `38 s`.
    static func span(_ seconds: Int) -> String {
        let minutes = (max(0, seconds) + 59) / 60
        if seconds < 60 { return "\(max(0, seconds)) s" }
        if minutes < 60 { return "\(minutes) min" }
        if minutes < 1440 {
            return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
        }
        let hours = (minutes + 59) / 60
        return hours % 24 == 0 ? "\(hours / 24) d" : "\(hours / 24) d \(hours % 24) h"
    }

    /// The moment that the clocks were moved to, and how far off it is; shorter wordings after the longest.
    static func visited(_ moment: Instant, _ model: Model) -> [String] {
        let local = model.here.local(moment)
        let isThisYear = local.day.civil.year == model.here.local(model.now).day.civil.year
        let time = minute(local.time, model.choices)
        let when = "\(date(local.day))\(isThisYear ? "" : " \(local.day.civil.year)") \(time)"
        let away = moment - model.now
        let distance = away < 0 ? "\(span(-away)) ago" : "in \(span(away))"
        return ["\(when) here, \(distance) · esc: now", "\(when) · esc: now", when, time]
    }

    /// What a change of clocks within two weeks makes of the difference, in as many words as there is room for.
    static func ahead(_ ahead: DifferenceAhead, _ clock: ClockFigure, _ model: Model) -> [String] {
        // The last moment before: clocks go back at 3 o'clock, though it is 2 then.
        let before = model.here.local(ahead.at + -1)
        let isMidnight = before.time.second == 86_399
        let day = isMidnight ? before.day + 1 : before.day
        let when = "\(date(day)) \(minute(TimeOfDay(second: before.time.second + 1), model.choices))"
        let difference = FigureText.hours(ahead.difference)
        let isForward = (ahead.difference > clock.offset) == ahead.isThere
        let where_ = ahead.isThere ? "there" : "here"
        return [
            "\(difference) from \(when): clocks go "
                + "\(isForward ? "forward" : "back") \(where_)",
            "\(difference) from \(when)",
            "\(difference) from \(PanelAge.date(day, withYear: false))",
        ]
    }
}
