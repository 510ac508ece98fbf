internal import Substrings

/// A broker's format of figures and days.
package struct FigureStyle: Hashable, Sendable {
    package enum Decimal: String, Hashable, Sendable, CaseIterable {
        case point
        case comma
    }

    package enum DayOrder: String, Hashable, Sendable, CaseIterable {
        case dmy
        case mdy
    }

    /// Both are nil to detect them from the file.
    package var decimal: Decimal?
    package var dayOrder: DayOrder?

    package init(decimal: Decimal? = nil, dayOrder: DayOrder? = nil) {
        (self.decimal, self.dayOrder) = (decimal, dayOrder)
    }

    mutating func learn(figures: [String], days: [String]) {
        if decimal == nil { decimal = figures.lazy.compactMap(FigureStyle.decimal).first }
        guard dayOrder == nil else { return }
        for numbers in days.compactMap(FigureStyle.numbers) where numbers[2].count == 4 {
            guard let first = Int(numbers[0]), let second = Int(numbers[1]) else { continue }
            if first > 12 { dayOrder = .dmy }
            if second > 12 { dayOrder = .mdy }
        }
    }

    /// Nil unless it is clear: a figure with both marks, or without exactly three digits after one.
    private static func decimal(of figure: String) -> Decimal? {
        let figure = plain(figure)
        guard let last = figure.lastIndex(where: { $0 == "," || $0 == "." }) else { return nil }
        let mark: Decimal = figure[last] == "," ? .comma : .point
        let other: Decimal = mark == .comma ? .point : .comma
        let marks = figure.filter { $0 == "," || $0 == "." }
        if Set(marks).count == 2 { return mark }
        if marks.count > 1 { return other }
        let isOne =
            figure[figure.index(after: last)...].count == 3
            && !figure[..<last].allSatisfy { "-0".contains($0) }
        return isOne ? nil : mark
    }

    /// In our form; unchanged if it is invalid.
    func figure(_ text: String) throws(Mistake.Cause) -> String {
        let plain = FigureStyle.plain(text)
        let marks = plain.filter { $0 == "," || $0 == "." }
        guard !marks.isEmpty else { return plain }
        guard let decimal = decimal ?? FigureStyle.decimal(of: text) else {
            throw .ambiguous(text, option: "--decimal")
        }
        let (mark, group): (Character, Character) = decimal == .comma ? (",", ".") : (".", ",")
        let parts = plain.split(separator: mark, omittingEmptySubsequences: false)
        let groups = parts[0].split(separator: group, omittingEmptySubsequences: false)
        // Groups must have three digits, or the mark means something else.
        guard parts.count <= 2, !parts.dropFirst().joined().contains(group),
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return text }
        return ([groups.joined()] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }

    private static func plain(_ text: String) -> String {
        let isUnit: (Character) -> Bool = { $0.isLetter || $0.isCurrencySymbol || $0.isWhitespace }
        let start = text.drop(while: isUnit)
        guard let last = start.lastIndex(where: { !isUnit($0) }) else { return text }
        let figure = start[...last].filter { !$0.isWhitespace && $0 != "'" && $0 != "’" }
        return figure.replacing("\u{2212}", with: "-")
    }

    /// In our form, without a time after it; unchanged if it is invalid.
    func day(_ text: String) throws(Mistake.Cause) -> String {
        let date = text.prefix { $0 != " " && $0 != "T" && $0 != "," }
        guard let numbers = FigureStyle.numbers(text) else { return String(date) }
        guard numbers[2].count == 4 else {
            return numbers[0].count == 4 ? numbers.joined(separator: "-") : String(date)
        }
        let order: DayOrder? = date.contains(".") ? .dmy : dayOrder
        guard let order else { throw .ambiguous(String(date), option: "--dates") }
        let (day, month) = order == .dmy ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
        return [numbers[2], month, day].joined(separator: "-")
    }

    private static func numbers(_ text: String) -> [String]? {
        let date = text.prefix { $0 != " " && $0 != "T" && $0 != "," }
        let parts = date.split(omittingEmptySubsequences: false) { "./-".contains($0) }
        guard parts.count == 3, parts.allSatisfy({ Int($0) != nil }) else { return nil }
        return parts.map { $0.count == 1 ? "0" + $0 : String($0) }
    }
}
