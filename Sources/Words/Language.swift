package enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    /// As written in Taiwan and Hong Kong.
    case traditionalChinese = "zh_TW"
    /// As written in China and Singapore.
    case simplifiedChinese = "zh_CN"
    case japanese = "ja"
    case korean = "ko"
    case indonesian = "id"
    case german = "de"
    case spanish = "es"

    /// From `zh_TW.UTF-8`, `zh-Hant`, `de_AT@euro` or `es`; nil for an unsupported language.
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

    /// Its characters take two cells each.
    package var isWide: Bool {
        switch self {
        case .traditionalChinese, .simplifiedChinese, .japanese, .korean: true
        case .english, .indonesian, .german, .spanish: false
        }
    }

    package var tellsOneFromMany: Bool {
        switch self {
        case .english, .german, .spanish: true
        case .traditionalChinese, .simplifiedChinese, .japanese, .korean, .indonesian: false
        }
    }

    /// By BCP 47, as web pages name it: `zh-Hant`.
    package var tag: String {
        switch self {
        case .traditionalChinese: "zh-Hant"
        case .simplifiedChinese: "zh-Hans"
        case .english, .japanese, .korean, .indonesian, .german, .spanish: rawValue
        }
    }
}
