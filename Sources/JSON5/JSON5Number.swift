/// The numbers of JSON5.
package enum JSON5Number {
    /// The value of `word`: decimal, hexadecimal, `Infinity` or `NaN`, with a sign or none; nil otherwise.
    static func value(of word: String) -> Double? {
        let isNegative = word.hasPrefix("-")
        let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
        guard let magnitude = magnitude(digits) else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    private static func magnitude(_ digits: Substring) -> Double? {
        switch digits {
        case "Infinity": return .infinity
        case "NaN": return .nan
        default: break
        }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            let digits = digits.dropFirst(2)
            guard digits.first?.isHexDigit == true else { return nil }
            return UInt64(digits, radix: 16).map { Double($0) }
        }
        guard digits.utf8.allSatisfy({ (48...57).contains($0) || ".eE+-".utf8.contains($0) }) else {
            return nil
        }
        // `5.` and `.5` are JSON5; `05`, which some would read as octal, is not.
        let whole = digits.prefix { $0.isNumber }
        if whole.count > 1, whole.hasPrefix("0") { return nil }
        let rest = digits.dropFirst(whole.count)
        if rest.hasPrefix("."), let next = rest.dropFirst().first, next.isNumber {
            return Double("\(whole.isEmpty ? "0" : "")\(digits)")
        }
        guard !whole.isEmpty else { return nil }
        return rest.hasPrefix(".") ? Double("\(whole)\(rest.dropFirst())") : Double(digits)
    }
}
