package import CivilTime
package import Words

package struct TimeText: Hashable, Sendable {
    package let hours: Int
    package let hasSeconds: Bool
    private let words: Words

    package init(hours: Int, hasSeconds: Bool, words: Words) {
        (self.hours, self.hasSeconds, self.words) = (hours, hasSeconds, words)
    }

    package func time(_ time: TimeOfDay) -> String {
        let digits = digits(time)
        if hours == 24 { return digits }
        let hour = time.hour % 12
        // Times stand in columns, so short ones are indented.
        let lead = hour < 10 && (hour > 0 || words.language == .japanese) ? " " : ""
        return words[time.hour < 12 ? .timeAM : .timePM, ["time": lead + digits]]
    }

    package func digits(_ time: TimeOfDay) -> String { digits(time, withSeconds: hasSeconds) }

    package func hoursAndMinutes(_ time: TimeOfDay) -> String { digits(time, withSeconds: false) }

    private func digits(_ time: TimeOfDay, withSeconds: Bool) -> String {
        let text = withSeconds ? time.description : time.hoursAndMinutes
        if hours == 24 { return text }
        let hour = time.hour % 12
        // Japanese counts each half of the day from 0: 午後12時 would be midnight.
        return "\(hour == 0 && words.language != .japanese ? 12 : hour)" + text.dropFirst(2)
    }

    /// Empty on 24-hour clocks.
    package func half(_ time: TimeOfDay) -> String {
        hours == 24 ? "" : words[time.hour < 12 ? .am : .pm]
    }

    /// The time to the minute, with no space before the figures.
    package func minute(_ time: TimeOfDay) -> String {
        if hours == 24 { return time.hoursAndMinutes }
        return words[time.hour < 12 ? .timeAM : .timePM, ["time": digits(time, withSeconds: false)]]
    }
}
