private import Glibc
package import Market
package import Money
internal import Substrings
package import Words

package struct FigureText: Hashable, Sendable {
    package let numerals: Numerals

    package init(_ numerals: Numerals = .plain) {
        self.numerals = numerals
    }

    /// Five significant digits, at least to the unit: `1.2983`, `149.23`, `16,425`.
    package func rate(_ rate: Double) -> String {
        guard rate.isFinite, rate > 0 else { return FigureText.absent }
        let magnitude = Int(log10(rate).rounded(.down))
        return decimal(rate, places: min(15, max(0, 4 - magnitude)))
    }

    /// Two decimals; four significant digits below one.
    package func price(_ price: Double) -> String {
        if price < 0 { return "−" + self.price(-price) }
        guard price.isFinite, price > 0 else { return FigureText.absent }
        let magnitude = Int(log10(price).rounded(.down))
        return decimal(price, places: magnitude >= 0 ? 2 : min(15, 3 - magnitude))
    }

    /// In whole shares; up to four decimals of assets that trade in parts.
    package func amount(_ amount: Double) -> String {
        guard amount.isFinite, amount >= 0 else { return FigureText.absent }
        return decimal(amount, places: amount == amount.rounded() || amount >= 10_000 ? 0 : 4)
    }

    /// Its own decimals, four at most or three digits other than 0: `0.25`, `4`, `0.000956`.
    package func exact(_ figure: Double) -> String {
        guard figure.isFinite, figure > 0 else { return FigureText.absent }
        let most = min(15, max(4, 2 - Int(log10(figure).rounded(.down))))
        let rounded = Double(FigureText.plain(figure, places: most)) ?? figure
        let places = (0..<most).first { Double(FigureText.plain(rounded, places: $0)) == rounded } ?? most
        return decimal(rounded, places: places)
    }

    /// `+0.42 %`, `−0.11 %`, with a true minus sign.
    package func change(_ change: Double, places: Int) -> String {
        guard (change * 100).isFinite else { return FigureText.absent }
        let sign = ["−", "", "+"][FigureText.direction(change, places: places) + 1]
        return sign + decimal(abs(change) * 100, places: places) + numerals.percent
    }

    /// `▲ +0.42 %`, `▼`, and `• 0.00 %` for neither.
    package func marked(_ change: Double, places: Int) -> String {
        let mark = ["▼", "•", "▲"][FigureText.direction(change, places: places) + 1]
        return "\(mark) \(self.change(change, places: places))"
    }

    /// Drops decimals to fit; nil if it cannot.
    package func marked(_ change: Double, places: Int, fits: (String) -> Bool) -> String? {
        stride(from: places, through: 0, by: -1).lazy.map { marked(change, places: $0) }.first(where: fits)
    }

    /// 1 for a rise, −1 for a fall, 0 if it rounds to nothing at `places` decimals of a percent.
    package static func direction(_ change: Double, places: Int) -> Int {
        guard (change * 100).isFinite, change != 0 else { return 0 }
        let digits = plain(abs(change) * 100, places: places)
        guard digits.utf8.contains(where: { (0x31...0x39).contains($0) }) else { return 0 }
        return change > 0 ? 1 : -1
    }

    package static let absent = "—"
    package static let hidden = "•••"

    /// Fewer decimals while four digits stay significant, then further with a mark. Never cut into another
    /// figure; nil if it cannot fit.
    package func rate(_ rate: Double, fits: (String) -> Bool) -> String? {
        shortened(rate, self.rate(rate), fits)
    }

    package func price(_ price: Double, fits: (String) -> Bool) -> String? {
        shortened(price, self.price(price), fits)
    }

    private func shortened(_ value: Double, _ whole: String, _ fits: (String) -> Bool) -> String? {
        if fits(whole) { return whole }
        guard value.isFinite, value != 0 else { return nil }
        let sign = value < 0 ? "−" : ""
        let magnitude = Int(log10(abs(value)).rounded(.down))
        let least = max(0, 3 - magnitude)
        for places in stride(from: max(2, least), through: least, by: -1) {
            let text = sign + decimal(abs(value), places: places)
            if fits(text) { return text }
        }
        for places in stride(from: least - 1, through: max(0, -magnitude), by: -1) {
            let text = "≈" + sign + decimal(abs(value), places: places)
            if fits(text) { return text }
        }
        return nil
    }

    /// In percent without a sign: `0.52 %`.
    package func distance(_ share: Double, places: Int = 2) -> String {
        guard (share * 100).isFinite else { return FigureText.absent }
        return decimal(abs(share) * 100, places: places) + numerals.percent
    }

    package func typed(_ value: Double, places: Int) -> String {
        FigureText.plain(value, places: places).replacing(".", with: numerals.decimal)
    }

    /// Not negative. Rounds the exact value as the C library's printf does.
    private func decimal(_ value: Double, places: Int) -> String {
        let plain = FigureText.plain(value, places: places)
        if numerals == .plain { return plain }
        let bytes = Array(plain.utf8)
        return localized(bytes, whole: bytes.count - (places > 0 ? places + 1 : 0))
    }

    private static func plain(_ value: Double, places: Int) -> String {
        let power = powers[min(places, powers.count - 1)]
        let scaled = value * Double(power)
        guard places < powers.count, scaled < 1e14 else { return printed(value, places: places) }
        var rounded = scaled.rounded(.toNearestOrEven)
        // The product is not exact: halfway between two figures, the remainder shows which is nearer.
        let lack = (-scaled).addingProduct(value, Double(power))
        if abs(scaled - rounded) == 0.5, lack != 0 { rounded = scaled.rounded(lack > 0 ? .up : .down) }
        let digits = Int(rounded)
        guard places > 0 else { return String(digits) }
        let fraction = String(digits % power)
        return String(digits / power) + "." + String(repeating: "0", count: places - fraction.utf8.count)
            + fraction
    }

    private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

    private static func printed(_ value: Double, places: Int) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
            let count = withVaList([Int32(places), value]) {
                vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)
            }
            let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1)))
            return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// `whole` is the number of digits before the point.
    func localized(_ bytes: [UInt8], whole: Int) -> String {
        var text = ""
        text.reserveCapacity(bytes.count + 8)
        let isGrouped = whole >= numerals.leastGrouped
        for (index, byte) in bytes.enumerated() {
            if isGrouped, index > 0, index < whole, (whole - index) % 3 == 0 { text += numerals.grouping }
            // Under another LC_NUMERIC, C's point may be a comma.
            if index == whole {
                text += numerals.decimal
            } else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text
    }
}

extension FigureText {
    /// Thousands as in English if the locale has no groups.
    package var marks: AmountMarks {
        let grouping = numerals.grouping.first ?? (numerals.decimal == "." ? "," : nil)
        return AmountMarks(decimal: numerals.decimal.first ?? ".", grouping: grouping)
    }

    /// Rounded to minor units: `43,120 JPY`, `1.250 KWD`.
    package func money(_ value: Rational, _ code: CurrencyCode, withCode: Bool = true) -> String {
        number(value, places: code.decimals) + (withCode ? " \(code)" : "")
    }

    /// Without minor units if whole: `250 EUR`.
    package func shortMoney(_ value: Rational, _ code: CurrencyCode) -> String {
        value.rounded(places: 0) == value ? "\(number(value, places: 0)) \(code)" : money(value, code)
    }

    /// With a sign, without zeros at the end: `+2.5 %`.
    package func margin(_ margin: Rational) -> String {
        "+" + marked(margin.shortText(places: 4)) + numerals.percent
    }

    private func number(_ value: Rational, places: Int) -> String {
        (value.sign < 0 ? "−" : "") + marked(value.magnitude.text(places: places))
    }

    package func marked(_ plain: String) -> String {
        let bytes = Array(plain.utf8)
        return localized(bytes, whole: bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count)
    }
}
