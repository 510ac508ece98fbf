/// How figures are written where the user lives: `1,234.56`, `1.234,56`, or plainly `1234.56`.
///
/// Looked up once, so that a frame's figures are written without asking anybody.
package struct Numerals: Hashable, Sendable {
    /// What stands before the decimals.
    package let decimal: String
    /// What stands between groups of three digits; empty for nothing.
    package let grouping: String
    /// Digits that a whole number has at least to be grouped.
    package let leastGrouped: Int
    /// The sign after a share, with the blank before it where there is one.
    package let percent: String

    /// As the C locale has them, and every file: a point, and no groups.
    package static let plain = Numerals(decimal: ".", grouping: "", leastGrouped: 0, percent: " %")

    private init(decimal: String, grouping: String, leastGrouped: Int = 4, percent: String) {
        (self.decimal, self.grouping, self.leastGrouped) = (decimal, grouping, leastGrouped)
        self.percent = percent
    }

    /// As a locale has them, such as `de_AT` or `es`; plainly for C and for languages that the program does not speak.
    ///
    /// After Unicode's CLDR, but for the blank before the sign, which English keeps here. A test compares them with ICU.
    package init(locale: String) {
        let parts = locale.split(separator: "_")
        let country = parts.count > 1 ? String(parts[parts.count - 1]) : ""
        switch Language(locale: locale) {
        case nil: self = .plain
        case .english?:
            switch country {
            case "DK": self.init(decimal: ",", grouping: ".", percent: " %")
            case "ZA": self.init(decimal: ",", grouping: "\u{A0}", percent: " %")
            default: self.init(decimal: ".", grouping: ",", percent: " %")
            }
        case .german?:
            let isSwiss = country == "CH" || country == "LI"
            self.init(
                decimal: isSwiss ? "." : ",", grouping: isSwiss ? "’" : ".", percent: isSwiss ? "%" : " %")
        case .spanish?:
            if Numerals.spanishWithComma.contains(country) {
                self.init(decimal: ",", grouping: ".", percent: " %")
            } else if country.isEmpty || country == "ES" {
                // Of four digits no group is made in Spain.
                self.init(decimal: ",", grouping: ".", leastGrouped: 5, percent: " %")
            } else {
                self.init(decimal: ".", grouping: ",", percent: " %")
            }
        case .indonesian?: self.init(decimal: ",", grouping: ".", percent: "%")
        case .traditionalChinese?, .simplifiedChinese?, .japanese?, .korean?:
            self.init(decimal: ".", grouping: ",", percent: "%")
        }
    }

    /// Countries of the south of America that write as Spain does, but group four digits.
    private static let spanishWithComma: Set = ["AR", "BO", "CL", "CO", "CR", "EC", "PY", "UY", "VE"]
}
