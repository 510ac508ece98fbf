package import CivilTime
internal import Market

/// `2020-03-20`, `yesterday`, `friday`, `last friday`, `-10d`, `-3m`, `1y ago`, `last year`.
package struct SpokenDay: Hashable, Sendable {
    private enum Meaning: Hashable {
        case date(Day)
        case daysAgo(Int)
        case monthsAgo(Int)
        /// The last such day before today; 0 for Monday.
        case weekday(Int)
    }

    private let meaning: Meaning

    package init?(_ text: String) {
        let line = CleanText.line(text, limit: 60) ?? ""
        var words = (LocalTime.inEnglish(line) ?? line).lowercased().split { $0 == " " || $0 == "," }[...]
        let isLast = words.first == "last"
        if isLast { words.removeFirst() }
        let isAgo = !isLast && words.last == "ago"
        if isAgo { words.removeLast() }
        let joined = words.joined()
        guard !joined.isEmpty, words.count == 1 || words.count == 2 && words.first?.first?.isNumber == true
        else {
            return nil
        }
        if isLast, let unit = SpokenDay.unit(joined[...]) {
            self.init(1, unit)
        } else if let weekday = SpokenDay.weekday(joined), !isAgo {
            self.init(.weekday(weekday))
        } else if !isLast, let (count, unit) = SpokenDay.span(joined) {
            self.init(count, unit)
        } else if !isLast, !isAgo, let found = SpokenDay.named[joined] {
            self.init(.daysAgo(found))
        } else if !isLast, !isAgo, let day = Day(joined) {
            self.init(.date(day))
        } else {
            return nil
        }
    }

    private init(_ meaning: Meaning) { self.meaning = meaning }

    private init(_ count: Int, _ unit: Unit) {
        switch unit {
        case .day: meaning = .daysAgo(count)
        case .week: meaning = .daysAgo(7 * count)
        case .month: meaning = .monthsAgo(count)
        case .year: meaning = .monthsAgo(12 * count)
        }
    }

    package func day(from today: Day) -> Day {
        switch meaning {
        case .date(let day): day
        case .daysAgo(let days): today + -days
        case .monthsAgo(let months): today.monthsBefore(months)
        case .weekday(let weekday): today + -((today.weekday - weekday + 6) % 7 + 1)
        }
    }

    private enum Unit: String, CaseIterable { case day, week, month, year }

    private static let named = ["today": 0, "now": 0, "yesterday": 1]

    private static func weekday(_ word: String) -> Int? {
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        return names.firstIndex { $0 == word || $0.prefix(3) == word }
    }

    private static func unit(_ word: Substring) -> Unit? {
        Unit.allCases.first {
            [$0.rawValue, $0.rawValue + "s", String($0.rawValue.prefix(1))].contains(String(word))
        }
    }

    private static let mostYears = 999

    private static func span(_ word: String) -> (Int, Unit)? {
        var rest = word[...]
        if rest.first == "-" || rest.first == "−" { rest.removeFirst() }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...4).contains(digits.count), let count = Int(digits),
            let unit = unit(rest.dropFirst(digits.count)), unit != .year || count <= mostYears
        else { return nil }
        return (count, unit)
    }
}
