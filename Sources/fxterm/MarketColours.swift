/// Which colour rises where.
enum MarketColours {
    /// Whether a rise is red in the markets of `locale`'s country.
    ///
    /// So it is in Taiwan, mainland China, Japan and Korea; Hong Kong and Singapore keep the West's way.
    /// A locale without a country (`C`, `POSIX`) takes Taiwan's, the program's own default.
    static func risesRed(locale: String) -> Bool {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard let underscore = name.firstIndex(of: "_") else { return true }
        return ["TW", "CN", "JP", "KR", "MO"].contains(String(name[name.index(after: underscore)...]))
    }

    /// The locale that an environment asks for; `C` where it asks for none.
    static func locale(_ environment: [String: String]) -> String {
        for name in ["LC_ALL", "LC_MONETARY", "LANG"] {
            if let value = environment[name], !value.isEmpty { return value }
        }
        return "C"
    }
}
