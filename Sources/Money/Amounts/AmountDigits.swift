/// A number as people write it, with marks before its decimals and between its thousands.
package struct AmountDigits {
    /// The same as files have it: `1250.50`.
    package let plain: String

    /// Reads digits with marks between them.
    ///
    /// Of two kinds of marks in a number, the last one is before the decimals. One mark alone is that too, unless
    /// three digits follow it: then the user's language decides.
    package init(_ text: String, _ marks: AmountMarks) throws(AmountMistake.Cause) {
        let found = text.filter { !$0.isNumber }
        guard let last = found.last else {
            plain = text
            return
        }
        var decimal: Character?
        if found.contains(where: { $0 != last }) {
            // A decimal mark stands once.
            decimal = last == " " || last == "'" || found.count(where: { $0 == last }) > 1 ? nil : last
        } else if found.count == 1, last == "." || last == "," {
            decimal = try AmountDigits.isDecimal(last, in: text, marks) ? last : nil
        }
        let whole = decimal.flatMap { text.firstIndex(of: $0) }.map { text[..<$0] } ?? text[...]
        let decimals = text[whole.endIndex...].dropFirst()
        let groupMarks = Set(whole.filter { !$0.isNumber })
        let groups = whole.split(omittingEmptySubsequences: false) { !$0.isNumber }
        if groups.count > 1 {
            guard groupMarks.count == 1, (1...3).contains(groups[0].count),
                groups.dropFirst().allSatisfy({ $0.count == 3 })
            else { throw .grouping(text) }
        }
        plain = groups.joined() + (decimal == nil ? "" : "." + decimals)
    }

    /// Whether the only mark of a number stands before its decimals.
    private static func isDecimal(
        _ mark: Character, in text: String, _ marks: AmountMarks
    ) throws(AmountMistake.Cause) -> Bool {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        let canGroup = parts[1].count == 3 && (1...3).contains(parts[0].count) && parts[0] != "0"
        if !canGroup || mark == marks.decimal { return true }
        if mark == marks.grouping { return false }
        throw .ambiguous(text)
    }
}
