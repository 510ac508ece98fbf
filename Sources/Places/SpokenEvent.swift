package import CivilTime
internal import Market

/// `fri 14:00 New York: budget call`, `12 dec: results` for a whole day, `9:00-10:30 London: review`. The first
/// colon that is not within a time ends the time and the place.
package struct SpokenEvent: Hashable, Sendable {
    package enum Mistake: Error, Hashable, Sendable {
        case noTitle
        case noTime(String)
        case unclearTwelve(String)
    }

    private enum DayWish: Hashable {
        case words(SpokenTime.DayWish)
        case date(month: Int, day: Int, year: Int?)
    }

    private let day: DayWish?
    /// Nil for the whole day.
    package let time: TimeOfDay?
    private let end: TimeOfDay?
    package let place: String?
    package let title: String

    package static let (longestText, longestTitle) = (300, 160)

    package init(_ text: String) throws(Mistake) {
        let line = CleanText.line(text, limit: SpokenEvent.longestText) ?? ""
        guard let (when, title) = SpokenEvent.halves(line) else {
            throw SpokenEvent.isTime(line) ? Mistake.noTitle : Mistake.noTime(line)
        }
        var words = SpokenEvent.words(when)
        let date = SpokenEvent.takeDate(&words)
        let end = SpokenEvent.takeEnd(&words)
        let rest = words.joined(separator: " ")
        if SpokenTime.hasUnclearTwelve(rest) { throw .unclearTwelve(String(when)) }
        if let spoken = SpokenTime(rest) {
            (time, place) = (spoken.time, spoken.place)
            day = date ?? spoken.day.map(DayWish.words)
            self.end = end
        } else if end == nil, let spoken = SpokenTime("0:00 " + rest), date != nil || spoken.day != nil {
            (time, self.end, place) = (nil, nil, spoken.place)
            day = date ?? spoken.day.map(DayWish.words)
        } else {
            throw .noTime(String(when))
        }
        guard let title = CleanText.line(title, limit: SpokenEvent.longestTitle) else { throw .noTitle }
        self.title = title
    }

    /// `moments` is nil for the whole day, empty if clocks skip the time, and has both of a time that occurs
    /// twice. A time without a day is the next such time; a date without a year the next such date.
    package func occasion(in zone: Zone, at now: Instant) -> (day: Day, moments: [Instant]?)? {
        let today = zone.local(now).day
        var found: Day?
        switch day {
        case nil:
            guard let time else { return nil }
            found = zone.instants(today, time).contains { $0 > now } ? today : today + 1
        case .words(let wish): found = wish.day(from: today)
        case .date(let month, let day, let year?): found = Day(year: year, month: month, day: day)
        case .date(let month, let day, nil):
            let year = today.civil.year
            // The longest time without a 29 February.
            found = (year...year + 8).lazy.compactMap { Day(year: $0, month: month, day: day) }
                .first { $0 >= today }
        }
        guard let found else { return nil }
        return (found, time.map { zone.instants(found, $0) })
    }

    package func end(after start: Instant, in zone: Zone) -> Instant? {
        guard let end else { return nil }
        let day = zone.local(start).day
        let moment = zone.instant(day, end)
        return moment > start ? moment : zone.instant(day + 1, end)
    }
}

extension SpokenEvent {
    private static func halves(_ line: String) -> (Substring, String)? {
        var before: Character?
        for index in line.indices {
            let next = line.index(after: index)
            let after = next < line.endIndex ? line[next] : nil
            if ":：".contains(line[index]), !(isDigit(before) && isDigit(after)) {
                return (line[..<index], String(line[next...]))
            }
            before = line[index]
        }
        return nil
    }

    private static func isDigit(_ character: Character?) -> Bool { character?.isNumber == true }

    private static func isTime(_ line: String) -> Bool {
        var words = words(line[...])
        return takeDate(&words) != nil || SpokenTime(line) != nil || SpokenTime("0:00 " + line)?.day != nil
    }

    /// Separates dates such as `12月25日` from what follows.
    private static func words(_ text: Substring) -> [String] {
        var spaced = ""
        for character in text {
            spaced.append(character)
            if "月日월일".contains(character), spaced.dropLast().last?.isNumber == true { spaced += " " }
        }
        return spaced.split { " ,、，".contains($0) }.map(String.init)
    }

    private static func takeDate(_ words: inout [String]) -> DayWish? {
        for index in words.indices {
            let following = index + 1 < words.count ? words[index + 1] : ""
            var found: (month: Int, day: Int, count: Int)?
            if let month = number(words[index], before: "月월"), let day = number(following, before: "日일") {
                found = (month, day, 2)
            } else if let day = ordinal(words[index]), let month = month(following) {
                found = (month, day, 2)
            } else if let day = ordinal(words[index]), following.lowercased() == "de",
                index + 2 < words.count, let month = month(words[index + 2])
            {
                found = (month, day, 3)
            } else if let month = month(words[index]), let day = ordinal(following) {
                found = (month, day, 2)
            } else if let (day, month) = dotted(words[index]) {
                found = (month, day, 1)
            }
            guard let found else { continue }
            var count = found.count
            var year: Int?
            if index + count < words.count, let typed = self.year(words[index + count]) {
                (year, count) = (typed, count + 1)
            }
            words.removeSubrange(index..<index + count)
            return .date(month: found.month, day: found.day, year: year)
        }
        for index in words.indices {
            guard let weekday = weekdays[words[index].lowercased()] else { continue }
            words.remove(at: index)
            return .words(.weekday(weekday))
        }
        return nil
    }

    private static func takeEnd(_ words: inout [String]) -> TimeOfDay? {
        for index in words.indices where Day(words[index]) == nil {
            let parts =
                words[index].split(separator: "–").count == 2
                ? words[index].split(separator: "–") : words[index].split(separator: "-")
            guard parts.count == 2, let start = SpokenTime(String(parts[0])),
                let end = SpokenTime(String(parts[1])), start.place == nil, end.place == nil
            else { continue }
            words[index] = String(parts[0])
            return end.time
        }
        return nil
    }

    private static func number(_ word: String, before units: String) -> Int? {
        guard let unit = word.last, units.contains(unit) else { return nil }
        return Int(word.dropLast())
    }

    /// `12`, `12.`, `12th`.
    private static func ordinal(_ word: String) -> Int? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        let rest = word.dropFirst(digits.count).lowercased()
        guard ["", ".", "st", "nd", "rd", "th"].contains(rest), digits.count < 3 else { return nil }
        return Int(digits).flatMap { (1...31).contains($0) ? $0 : nil }
    }

    /// `24.12.`, as in German.
    private static func dotted(_ word: String) -> (day: Int, month: Int)? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].isEmpty, let day = ordinal(String(parts[0])),
            let month = Int(parts[1]), (1...12).contains(month)
        else { return nil }
        return (day, month)
    }

    private static func year(_ word: String) -> Int? {
        word.utf8.count == 4 ? Int(word).flatMap { (2000...2199).contains($0) ? $0 : nil } : nil
    }

    private static func month(_ word: String) -> Int? {
        let name = word.lowercased().filter { $0 != "." }
        let months: [[String]] = [
            ["january", "januar", "enero", "januari"], ["february", "februar", "febrero", "februari"],
            ["march", "märz", "marzo", "maret", "mrz"], ["april", "abril"], ["may", "mai", "mayo", "mei"],
            ["june", "juni", "junio"], ["july", "juli", "julio"], ["august", "agosto", "agustus"],
            ["september", "septiembre", "sept"], ["october", "oktober", "octubre"],
            ["november", "noviembre"], ["december", "dezember", "diciembre", "desember"],
        ]
        return months.firstIndex { $0.contains { $0 == name || $0.prefix(3) == name } }.map { $0 + 1 }
    }

    /// Those that `SpokenTime` does not know; 0 for Monday.
    private static let weekdays: [String: Int] = {
        let names = [
            ["montag", "lunes", "senin", "週一", "周一", "星期一", "月曜", "月曜日", "월요일"],
            ["dienstag", "martes", "selasa", "週二", "周二", "星期二", "火曜", "火曜日", "화요일"],
            ["mittwoch", "miércoles", "miercoles", "rabu", "週三", "周三", "星期三", "水曜", "水曜日", "수요일"],
            ["donnerstag", "jueves", "kamis", "週四", "周四", "星期四", "木曜", "木曜日", "목요일"],
            ["freitag", "viernes", "jumat", "週五", "周五", "星期五", "金曜", "金曜日", "금요일"],
            ["samstag", "sonnabend", "sábado", "sabado", "sabtu", "週六", "周六", "星期六", "土曜", "土曜日", "토요일"],
            ["sonntag", "domingo", "minggu", "週日", "周日", "星期日", "日曜", "日曜日", "일요일"],
        ]
        return Dictionary(
            names.enumerated().flatMap { day, names in names.map { ($0, day) } },
            uniquingKeysWith: { first, _ in first })
    }()
}
