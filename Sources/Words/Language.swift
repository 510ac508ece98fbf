/// The languages that the program speaks.
package enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    /// Chinese as written in Taiwan and Hong Kong.
    case traditionalChinese = "zh_TW"
    /// Chinese as written in China and Singapore.
    case simplifiedChinese = "zh_CN"
    case japanese = "ja"
    case korean = "ko"
    case indonesian = "id"
    case german = "de"
    case spanish = "es"

    /// The language of a locale's identifier, such as `zh_TW.UTF-8`, `zh-Hant`, `de_AT@euro` or `es`; nil for a
    /// language that the program does not speak.
    package init?(locale: String) {
        let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "@" }
        guard let first = parts.first?.lowercased() else { return nil }
        if first == "zh" {
            let isTraditional = parts.dropFirst().contains {
                ["hant", "tw", "hk", "mo"].contains($0.lowercased())
            }
            self = isTraditional ? .traditionalChinese : .simplifiedChinese
            return
        }
        // Indonesian was `in` once, and still is to some systems.
        self.init(rawValue: first == "in" ? "id" : first)
    }

    /// Whether it is written in signs that take two cells each, for which the system's own console has no shapes.
    package var isWide: Bool {
        switch self {
        case .traditionalChinese, .simplifiedChinese, .japanese, .korean: true
        case .english, .indonesian, .german, .spanish: false
        }
    }

    /// Whether one of a thing is worded otherwise than several.
    package var tellsOneFromMany: Bool {
        switch self {
        case .english, .german, .spanish: true
        case .traditionalChinese, .simplifiedChinese, .japanese, .korean, .indonesian: false
        }
    }
}
