internal import CivilTime
internal import Market
package import Money

extension AlertRule {
    /// In characters.
    static let longest = 200

    /// A level is in the units of the rate's card: `>0.65` on EUR per 100 JPY is 0.0065 for one yen. `units`
    /// nil for the base's usual ones.
    package init(
        typed text: String, on subject: AlertSubject, _ marks: AmountMarks, units: Int? = nil
    ) throws(AlertMistake) {
        self = try AlertRule(text, on: subject, marks).forOneUnit(of: units ?? subject.units)
    }

    private func forOneUnit(of units: Int) -> AlertRule {
        guard case .level(let side, let level) = condition, let exact = Rational(level) else { return self }
        let condition = AlertCondition.level(side, (exact / Rational(units)).nearest)
        return AlertRule(subject, condition, margin: margin, repetition: repetition) ?? self
    }

    /// Reads the stored form: `>150`, `<-3% d5 once`, `high 52w`, `09:00 mon-fri`.
    package init(
        _ text: String, on subject: AlertSubject, _ marks: AmountMarks = .english
    ) throws(AlertMistake) {
        guard text.count <= AlertRule.longest else { throw AlertMistake(.tooLong, at: AlertRule.longest) }
        var parser = AlertParser(text, subject, marks)
        self = try parser.rule()
    }
}

struct AlertParser {
    var scanner: TextScanner
    let subject: AlertSubject

    init(_ text: String, _ subject: AlertSubject, _ marks: AmountMarks) {
        (scanner, self.subject) = (TextScanner(text, marks), subject)
    }

    mutating func rule() throws(AlertMistake) -> AlertRule {
        scanner.skipBlanks()
        let start = scanner.place
        let condition = try condition()
        var margin: Double?
        var repetition = AlertRule.Repetition.always
        while !scanner.isAtEnd {
            let place = scanner.place
            if scanner.take(word: "margin"), margin == nil, !condition.isOfTime {
                margin = try percent(0..<100)
            } else if scanner.take(word: "once"), repetition == .always {
                repetition = .once
            } else if scanner.take(word: "daily"), repetition == .always, !condition.isOfTime {
                repetition = .daily
            } else {
                scanner.place = place
                throw scanner.unexpected()
            }
        }
        if let rule = AlertRule(subject, condition, margin: margin, repetition: repetition) { return rule }
        if case .bell = condition, subject.hours == nil, subject.kind != .rate, subject != .allPositions {
            throw AlertMistake(.hoursUnknown, at: start)
        }
        throw AlertMistake(.unfit, at: start)
    }

    private mutating func condition() throws(AlertMistake) -> AlertCondition {
        if let ratio = try ratio() { return ratio }
        if let side = scanner.takeSide() { return try comparison(side) }
        if let time = try time() { return time }
        if scanner.take("±") || scanner.take("+-") || scanner.take("+/-") {
            let size = try percent(0.0001..<100_000)
            return .change(nil, size, since: baseline() ?? .d1)
        }
        if scanner.take("+") { return try moveOrChange(.above) }
        if scanner.take("-") { return try moveOrChange(.below) }
        if scanner.isAtNumber { return try moveOrChange(nil) }
        for (word, side) in [("high", AlertCondition.Side.above), ("low", .below)]
        where scanner.take(word: word) {
            return .extreme(side, try span([.days, .weeks], 2...2000, atMost: 10 * 366 * 86_400))
        }
        if scanner.take(word: "crosses") || scanner.take(word: "cross") {
            guard let average = try average(nil) else { throw scanner.unexpected() }
            return average
        }
        if scanner.take(word: "gain") {
            let side = try side()
            let size = try number()
            return .gain(side, size, isShare: scanner.take("%"))
        }
        if scanner.take(word: "value") { return .value(try side(), try number()) }
        for bell in AlertCondition.Bell.allCases where scanner.take(word: bell.rawValue) {
            return .bell(bell, before: try minutesBefore())
        }
        if let event = try event() { return event }
        if scanner.take(word: "digest") {
            guard case .time(let time, let days)? = try time() else {
                throw AlertMistake(.noSuchTime(scanner.text(from: scanner.place)), at: scanner.place)
            }
            return .digest(time, days)
        }
        if scanner.take(word: "clocks") {
            guard scanner.take(word: "change") else { throw scanner.unexpected() }
            return .clocksChange
        }
        throw AlertMistake(.conditionMissing, at: scanner.place)
    }

    private mutating func comparison(_ side: AlertCondition.Side) throws(AlertMistake) -> AlertCondition {
        if let average = try average(side) { return average }
        let size = try number()
        if scanner.take("%") { return .change(side, size, since: baseline() ?? .d1) }
        return .level(side, size)
    }

    private mutating func moveOrChange(_ side: AlertCondition.Side?) throws(AlertMistake) -> AlertCondition {
        let start = scanner.place
        let size = try number()
        guard scanner.take("%") else {
            // A bare number could be a level for either side.
            throw side == nil
                ? AlertMistake(.sideMissing, at: start) : AlertMistake(.percentMissing, at: scanner.place)
        }
        guard size > 0, size < 100_000 else {
            throw AlertMistake(.outOfRange(scanner.text(from: start)), at: start)
        }
        if scanner.take(word: "in") || scanner.take(word: "within") {
            return .move(
                side, size, within: try span([.minutes, .hours, .days], 1...10_080, atMost: 7 * 86_400))
        }
        let change = side == .below ? -size : size
        return .change(side, change, since: baseline() ?? .d1)
    }

    private mutating func baseline() -> Baseline? {
        let start = scanner.place
        let word = scanner.takeRun { $0.isLetter || $0.isNumber || $0 == "-" }
        if let baseline = Baseline(word) { return baseline }
        scanner.place = start
        return nil
    }

    private mutating func average(_ side: AlertCondition.Side?) throws(AlertMistake) -> AlertCondition? {
        for average in [AlertCondition.Average.simple, .exponential] {
            guard scanner.take(word: average.rawValue) else { continue }
            let start = scanner.place
            let days = try number()
            _ = scanner.take(word: "d")
            guard days == days.rounded(), (2...500).contains(days) else {
                throw AlertMistake(.outOfRange(scanner.text(from: start)), at: start)
            }
            return .average(side, average, days: Int(days))
        }
        return nil
    }

    /// `/ EUR > 1.1`, or with the item before it: `JPY/EUR > 160`.
    private mutating func ratio() throws(AlertMistake) -> AlertCondition? {
        let start = scanner.place
        let own = scanner.takeItem()
        scanner.skipBlanks()
        guard scanner.take("/") else {
            scanner.place = start
            return nil
        }
        guard own.isEmpty || own.lowercased() == subject.item.lowercased() else {
            throw AlertMistake(.amount(.unexpected(own)), at: start)
        }
        scanner.skipBlanks()
        let place = scanner.place
        let item = scanner.takeItem()
        scanner.skipBlanks()
        guard let other = other(item) else { throw AlertMistake(.noSuchItem(item), at: place) }
        return .ratio(to: other, try side(), try number())
    }

    private func other(_ item: String) -> AlertSubject? {
        switch subject {
        case .rate(let code, let base):
            RateLeg(item.uppercased()).flatMap { $0 == code ? nil : .rate($0, base: base) }
        case .stock(let symbol), .position(let symbol):
            Symbol(item == item.lowercased() ? item.uppercased() : item)
                .flatMap { $0 == symbol ? nil : .stock($0) }
        case .clock, .allPositions: nil
        }
    }

    private mutating func side() throws(AlertMistake) -> AlertCondition.Side {
        guard let side = scanner.takeSide() else { throw AlertMistake(.sideMissing, at: scanner.place) }
        return side
    }

    private mutating func number() throws(AlertMistake) -> Double {
        let isNegative = scanner.take("-")
        if !isNegative { _ = scanner.take("+") }
        let number = try scanner.number()
        return isNegative ? -number : number
    }

    private mutating func percent(_ range: Range<Double>) throws(AlertMistake) -> Double {
        let start = scanner.place
        let percent = try number()
        guard scanner.take("%") else { throw AlertMistake(.percentMissing, at: scanner.place) }
        guard range.contains(percent) else {
            throw AlertMistake(.outOfRange(scanner.text(from: start)), at: start)
        }
        return percent
    }

    private mutating func span(
        _ units: [AlertSpan.Unit], _ range: ClosedRange<Int>, atMost seconds: Int
    ) throws(AlertMistake) -> AlertSpan {
        let start = scanner.place
        guard scanner.isAtNumber else { throw AlertMistake(.spanMissing, at: start) }
        let count = try scanner.number()
        let word = scanner.takeWord()
        let unit = units.first { unit in
            word == unit.rawValue || word == "\(unit)" || word == "\(unit)".dropLast()
                || unit == .minutes && word == "min"
        }
        guard let unit else { throw AlertMistake(.spanMissing, at: start) }
        guard count == count.rounded(), (1...10_080).contains(count) else {
            throw AlertMistake(.outOfRange(scanner.text(from: start)), at: start)
        }
        let span = AlertSpan(Int(count), unit)
        guard range.contains(span.count) || span.unit == .weeks, span.seconds <= seconds else {
            throw AlertMistake(.outOfRange(scanner.text(from: start)), at: start)
        }
        return span
    }

    /// `ex-div -2d`, `results -1h`, `event`.
    private mutating func event() throws(AlertMistake) -> AlertCondition? {
        let start = scanner.place
        let run = scanner.takeRun { $0.isLetter || $0 == "-" }.lowercased()
        // `ex-div-2d` has the sign of its time in it.
        let word = run.hasSuffix("-") ? String(run.dropLast()) : run
        let kinds: [String: AlertCondition.EventKind] = [
            "event": .any, "events": .any, "ex-div": .exDividend, "exdiv": .exDividend,
            "ex-dividend": .exDividend, "dividend": .exDividend, "results": .results, "earnings": .results,
        ]
        guard let kind = kinds[word] else {
            scanner.place = start
            return nil
        }
        guard run != word || scanner.take("-") || scanner.isAtNumber else { return .event(kind, before: nil) }
        return .event(
            kind, before: try span([.minutes, .hours, .days, .weeks], 1...1440, atMost: 60 * 86_400))
    }

    /// 0 for the bell itself.
    private mutating func minutesBefore() throws(AlertMistake) -> Int {
        guard scanner.take("-") || scanner.isAtNumber else { return 0 }
        return try span([.minutes, .hours], 1...720, atMost: 43_200).seconds / 60
    }

    /// `09:00 mon-fri`, `9am`, `noon sat,sun`.
    mutating func time() throws(AlertMistake) -> AlertCondition? {
        let start = scanner.place
        guard let time = try timeOfDay() else {
            scanner.place = start
            return nil
        }
        var days: Weekdays = []
        while let some = weekdays() {
            days.formUnion(some)
            _ = scanner.take(",")
        }
        return .time(time, days.isEmpty ? .all : days)
    }

    private mutating func timeOfDay() throws(AlertMistake) -> TimeOfDay? {
        if scanner.take(word: "noon") { return TimeOfDay(second: 43_200) }
        if scanner.take(word: "midnight") { return TimeOfDay(second: 0) }
        let start = scanner.place
        let digits = scanner.takeRun { $0.isASCII && $0.isNumber || $0 == ":" }
        guard !digits.isEmpty else { return nil }
        scanner.skipBlanks()
        var half: String?
        for word in ["am", "pm"] where scanner.take(word: word) { half = word }
        // Except on a clock, a number begins something else.
        guard half != nil || digits.contains(":") || subject.kind == .clock else { return nil }
        guard let time = AlertParser.timeOfDay(digits, half) else {
            throw AlertMistake(.noSuchTime(scanner.text(from: start)), at: start)
        }
        return time
    }

    private static func timeOfDay(_ digits: String, _ half: String?) -> TimeOfDay? {
        var parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 1, digits.count == 4 { parts = [parts[0].prefix(2), parts[0].suffix(2)] }
        guard (1...2).contains(parts.count), (1...2).contains(parts[0].count),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, var hour = numbers.first else { return nil }
        let minute = numbers.count == 2 ? numbers[1] : 0
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        return hour < 24 && minute < 60 ? TimeOfDay(second: hour * 3600 + minute * 60) : nil
    }

    /// `mon-fri`, `sat`, `weekdays`, `daily`.
    private mutating func weekdays() -> Weekdays? {
        let start = scanner.place
        switch scanner.takeWord() {
        case "weekdays": return Weekdays(0, through: 4)
        case "weekends", "weekend": return Weekdays(5, through: 6)
        case "daily": return .all
        case let word:
            if let first = AlertParser.weekday(word) {
                let end = scanner.place
                if scanner.take("-"), let last = AlertParser.weekday(scanner.takeWord()) {
                    return Weekdays(first, through: last)
                }
                scanner.place = end
                return Weekdays(first)
            }
            scanner.place = start
            return nil
        }
    }

    private static func weekday(_ word: String) -> Int? {
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        guard word.count >= 3 else { return nil }
        return names.firstIndex { $0.hasPrefix(word) }
    }
}
