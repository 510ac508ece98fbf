/// The languages of the program.
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

    /// The language of a locale's identifier, such as `zh_TW.UTF-8`, `zh-Hant`, `de_AT@euro` or `es`; nil
    /// for an unsupported language.
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

    /// True if its characters take two cells each; the Linux console has no glyphs for them.
    package var isWide: Bool {
        switch self {
        case .traditionalChinese, .simplifiedChinese, .japanese, .korean: true
        case .english, .indonesian, .german, .spanish: false
        }
    }

    /// True if singular and plural differ.
    package var tellsOneFromMany: Bool {
        switch self {
        case .english, .german, .spanish: true
        case .traditionalChinese, .simplifiedChinese, .japanese, .korean, .indonesian: false
        }
    }

    /// Its tag by BCP 47, as web pages name it: `zh-Hant`.
    package var tag: String {
        switch self {
        case .traditionalChinese: "zh-Hant"
        case .simplifiedChinese: "zh-Hans"
        case .english, .japanese, .korean, .indonesian, .german, .spanish: rawValue
        }
    }
}
