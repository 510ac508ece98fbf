package struct UserLocale: Hashable, Sendable {
    package let language: Language
    /// Without the character set: `zh_TW`, `de_AT`; `C` if none is set.
    package let identifier: String

    package let numerals: Numerals
    /// On a clock, 24 or 12.
    package let hours: Int
    /// By the country in `LC_MONETARY`: red in Taiwan, mainland China, Japan and Korea; green in Hong Kong,
    /// Singapore and the West. Without a country (`C`, `POSIX`) red, the program's default.
    package let risesRed: Bool

    /// For currencies, countries and cities; always the language of the words.
    package var names: String { Language(locale: identifier) == language ? identifier : language.rawValue }

    /// Reads the environment like gettext: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set;
    /// unless that is C, the first supported language in `LANGUAGE` wins. The default is English. Without a
    /// setting, figures and hours follow `LC_NUMERIC` and `LC_TIME`.
    package init(_ environment: [String: String], setting: String? = nil) {
        let asked = UserLocale.first(of: ["LC_ALL", "LC_MESSAGES", "LANG"], environment)
        let locale = asked.map(UserLocale.name) ?? "C"
        func of(_ category: String) -> String {
            UserLocale.first(of: ["LC_ALL", category, "LANG"], environment).map(UserLocale.name) ?? "C"
        }
        let country = of("LC_MONETARY").split(separator: "_").dropFirst().joined(separator: "_")
        risesRed = country.isEmpty || ["TW", "CN", "JP", "KR", "MO"].contains(country)
        var wishes = setting.map { [$0] } ?? []
        if locale != "C", locale != "POSIX" {
            wishes += environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
        }
        let found = wishes.lazy.compactMap { wish in
            Language(locale: wish).map { ($0, UserLocale.name(wish)) }
        }
        guard let (language, name) = found.first else {
            self.language = Language(locale: locale) ?? .english
            identifier = locale
            numerals = Numerals(locale: of("LC_NUMERIC"))
            hours = UserLocale.hours(of("LC_TIME"))
            return
        }
        self.language = language
        // `de` under LANG=de_AT means the German of Austria.
        identifier = name.contains("_") || Language(locale: locale) != language ? name : locale
        numerals = Numerals(locale: setting == nil ? of("LC_NUMERIC") : identifier)
        hours = UserLocale.hours(setting == nil ? of("LC_TIME") : identifier)
    }

    private static func first(of names: [String], _ environment: [String: String]) -> String? {
        names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    private static func hours(_ locale: String) -> Int {
        let parts = locale.split(separator: "_")
        let country = parts.count > 1 ? String(parts[parts.count - 1]) : ""
        let isTwelve =
            switch Language(locale: locale) {
            case .english?: ["AU", "CA", "HK", "IN", "NZ", "PH", "SG", "US", "ZM", "AG"].contains(country)
            case .traditionalChinese?: true
            case .simplifiedChinese?: country == "SG"
            case .korean?: true
            case .spanish?: !["", "ES"].contains(country)
            case .japanese?, .indonesian?, .german?, nil: false
            }
        return isTwelve ? 12 : 24
    }

    private static func name(_ locale: String) -> String {
        String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "-" ? "_" : $0 })
    }
}

/// `1,234.56`, `1.234,56`, or plain `1234.56`. Looked up once, not for each frame.
package struct Numerals: Hashable, Sendable {
    package let decimal: String
    /// Between groups of three digits; empty for none.
    package let grouping: String
    /// A whole number with fewer digits has no groups.
    package let leastGrouped: Int
    /// With a leading space if the locale has one.
    package let percent: String

    /// The format of the C locale and of files.
    package static let plain = Numerals(decimal: ".", grouping: "", leastGrouped: 0, percent: " %")

    private init(decimal: String, grouping: String, leastGrouped: Int = 4, percent: String) {
        (self.decimal, self.grouping, self.leastGrouped) = (decimal, grouping, leastGrouped)
        self.percent = percent
    }

    /// Plain for C and unsupported languages. From Unicode's CLDR, except for the space before the sign,
    /// which English keeps here. A test compares them with ICU.
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
                // Spain does not group four digits.
                self.init(decimal: ",", grouping: ".", leastGrouped: 5, percent: " %")
            } else {
                self.init(decimal: ".", grouping: ",", percent: " %")
            }
        case .indonesian?: self.init(decimal: ",", grouping: ".", percent: "%")
        case .traditionalChinese?, .simplifiedChinese?, .japanese?, .korean?:
            self.init(decimal: ".", grouping: ",", percent: "%")
        }
    }

    /// South and Central American countries that write like Spain, but group four digits.
    private static let spanishWithComma: Set = ["AR", "BO", "CL", "CO", "CR", "EC", "PY", "UY", "VE"]
}
