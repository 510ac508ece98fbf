package import CivilTime
package import Words

/// The format of times for people.
package struct TimeText: Hashable, Sendable {
    /// 24 or 12: the hours clocks count to.
    package let hours: Int
    /// True if clocks show seconds.
    package let hasSeconds: Bool
    private let words: Words

    /// Times in `words`.
    package init(hours: Int, hasSeconds: Bool, words: Words) {
        (self.hours, self.hasSeconds, self.words) = (hours, hasSeconds, words)
    }

    /// A time in the format of the settings: 24 hours or 12 twice, with seconds or without.
    package func time(_ time: TimeOfDay) -> String {
        let digits = digits(time)
        if hours == 24 { return digits }
        let hour = time.hour % 12
        // Times are aligned in columns: indent those of one digit.
        let lead = hour < 10 && (hour > 0 || words.language == .japanese) ? " " : ""
        return words[time.hour < 12 ? .timeAM : .timePM, ["time": lead + digits]]
    }

    /// The digits of a time, without the half of the day.
    package func digits(_ time: TimeOfDay) -> String { digits(time, withSeconds: hasSeconds) }

    /// Hours and minutes as digits only.
    package func hoursAndMinutes(_ time: TimeOfDay) -> String { digits(time, withSeconds: false) }

    private func digits(_ time: TimeOfDay, withSeconds: Bool) -> String {
        let text = withSeconds ? time.description : time.hoursAndMinutes
        if hours == 24 { return text }
        let hour = time.hour % 12
        // Japanese counts each half of the day from 0: 午後12時 would be midnight.
        return "\(hour == 0 && words.language != .japanese ? 12 : hour)" + text.dropFirst(2)
    }

    /// The half of the day of a time; empty on 24-hour clocks.
    package func half(_ time: TimeOfDay) -> String {
        hours == 24 ? "" : words[time.hour < 12 ? .am : .pm]
    }

    /// A time to the minute, with no blank before its figures.
    package func minute(_ time: TimeOfDay) -> String {
        if hours == 24 { return time.hoursAndMinutes }
        return words[time.hour < 12 ? .timeAM : .timePM, ["time": digits(time, withSeconds: false)]]
    }
}
