internal import Board
internal import CivilTime
internal import Figures
internal import TUI
internal import Words

enum ClockText {
    /// `☼` by day, from 6 to 18, and `☾` by night.
    static func dayMark(_ time: TimeOfDay) -> String { (6..<18).contains(time.hour) ? "☼" : "☾" }

    /// The moment that the clocks were moved to, and how far off it is; shorter wordings after the longest.
    static func visited(_ moment: Instant, _ viewer: Viewer) -> [String] {
        let local = viewer.here.local(moment)
        let isThisYear = local.day.civil.year == viewer.here.local(viewer.now).day.civil.year
        let time = viewer.writing.times.minute(local.time)
        let when = "\(viewer.words.dateWithWeekday(local.day, withYear: !isThisYear)) \(time)"
        let away = moment - viewer.now
        let span = viewer.words.span(abs(away))
        let distance = viewer.words[away < 0 ? .ago : .ahead, ["span": span]]
        return [
            viewer.words[.visitedHere, ["when": when, "distance": distance]],
            viewer.words[.visitedNow, ["when": when]], when, viewer.words.weekdayTime(local.day, time), time,
        ]
    }

    /// What a change of clocks within two weeks makes of the difference, in as many words as there is room for.
    static func ahead(_ ahead: DifferenceAhead, _ clock: ClockFigure, _ viewer: Viewer) -> [String] {
        // The last moment before: clocks go back at 3 o'clock, though it is 2 then.
        let before = viewer.here.local(ahead.at + -1)
        let isMidnight = before.time.second == 86_399
        let day = isMidnight ? before.day + 1 : before.day
        let words = viewer.words
        let time = viewer.writing.times.minute(TimeOfDay(second: before.time.second + 1))
        let when = "\(words.dateWithWeekday(day)) \(time)"
        let difference = words.hoursOffset(ahead.difference)
        let isForward = (ahead.difference > clock.offset) == ahead.isThere
        let phrase: Phrase =
            ahead.isThere ? isForward ? .forwardThere : .backThere : isForward ? .forwardHere : .backHere
        return [
            words[phrase, ["difference": difference, "when": when]],
            words[.differenceFrom, ["difference": difference, "when": when]],
            words[.differenceFrom, ["difference": difference, "when": words.date(day)]],
        ]
    }
}
