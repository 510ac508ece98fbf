extension Words {
    /// How long ago something was, in the largest unit that fits: `12 s`, `5 min`, `3 h`, `2 d`.
    package func age(_ seconds: Int) -> String {
        switch max(0, seconds) {
        case let s where s < 60: self[.seconds, count: s]
        case let s where s < 3600: self[.minutes, count: s / 60]
        case let s where s < 86_400: self[.hours, count: s / 3600]
        case let s: self[.days, count: s / 86_400]
        }
    }

    /// A span in its two largest units, the last one rounded up: `2 d 17 h`, `7 h 26 min`, `26 min`, `38 s`.
    package func span(_ seconds: Int) -> String {
        let minutes = (max(0, seconds) + 59) / 60
        if seconds < 60 { return self[.seconds, count: max(0, seconds)] }
        if minutes < 60 { return self[.minutes, count: minutes] }
        if minutes < 1440 {
            if minutes % 60 == 0 { return self[.hours, count: minutes / 60] }
            return self[.hoursMinutes, ["hours": String(minutes / 60), "minutes": String(minutes % 60)]]
        }
        let hours = (minutes + 59) / 60
        if hours % 24 == 0 { return self[.days, count: hours / 24] }
        return self[.daysHours, ["days": String(hours / 24), "hours": String(hours % 24)]]
    }
}
