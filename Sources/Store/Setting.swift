internal import Board
internal import Market
internal import Words

/// One setting: its key in the file, what it is for, its default as a file writes it, and its reader.
struct Setting: Sendable {
    /// The path from the top: `refresh.rates`.
    let key: String
    let about: Phrase
    let standard: @Sendable () -> String
    let read: @Sendable (inout Settings, SettingsNode) throws -> Void

    init(
        _ key: String, _ about: Phrase, _ standard: @autoclosure @escaping @Sendable () -> String,
        _ read: @escaping @Sendable (inout Settings, SettingsNode) throws -> Void
    ) {
        (self.key, self.about, self.standard, self.read) = (key, about, standard, read)
    }

    static func table(themes: [String]) -> [Setting] {
        let feeds = Settings.Feeds()
        return [
            Setting("feeds.rates", .settingRates, list(feeds.rates)) {
                $0.feeds.rates = try $1.feeds(of: .rates)
            },
            Setting("feeds.stocks", .settingStocks, list(feeds.stocks)) {
                $0.feeds.stocks = try $1.feeds(of: .stocks)
            },
            Setting("feeds.history", .settingHistory, list(feeds.history)) {
                $0.feeds.history = try $1.feeds(of: .history)
            },
            Setting("refresh.rates", .settingRatesRefresh, "300") { $0.refresh.rates = try $1.pace() },
            Setting("refresh.stocks", .settingStocksRefresh, "60") { $0.refresh.stocks = try $1.pace() },
            Setting("margin", .settingMargin, "0") { $0.margin = try $1.margin() },
            Setting("home", .settingHome, "\"auto\"") { $0.home = $1.isAuto ? nil : try $1.currency() },
            Setting("costMethod", .settingCostMethod, "\"fifo\"") { $0.costMethod = try $1.choice() },
            Setting("quietHours", .settingQuietHours, "\"off\"") { $0.quietHours = try $1.quietHours() },
            Setting("colours", .settingColours, "\"auto\"") { $0.colours = try $1.choice() },
            Setting("colourDepth", .settingColourDepth, "\"auto\"") { $0.colourDepth = try $1.choice() },
            Setting("graphics", .settingGraphics, "\"auto\"") { $0.graphics = try $1.choice() },
            Setting("notify", .settingNotify, "\"auto\"") { $0.notify = try $1.choice() },
            Setting("flags", .settingFlags, "true") { $0.flags = try $1.flag() },
            Setting("seconds", .settingSeconds, "true") { $0.seconds = try $1.flag() },
            Setting("hours", .settingHours, "\"auto\"") { $0.hours = $1.isAuto ? nil : try $1.choice() },
            Setting("language", .settingLanguage, "\"auto\"") { $0.language = try $1.language() },
            Setting("theme", .settingTheme, "\"\(Settings.standardTheme)\"") {
                $0.theme = try $1.text(oneOf: themes)
            },
            Setting("mouse", .settingMouse, "true") { $0.mouse = try $1.flag() },
            Setting("ascii", .settingASCII, "\"auto\"") { $0.ascii = $1.isAuto ? nil : try $1.flag() },
            Setting("ambiguousWidth", .settingAmbiguousWidth, "1") { $0.ambiguousWidth = try $1.choice() },
            Setting("motion", .settingMotion, "true") { $0.motion = try $1.flag() },
            Setting("keys", .settingKeys, Keymap.standard.settings) { $0.keymap = try $1.keymap() },
        ]
    }

    private static func list(_ feeds: [FeedSource]) -> String {
        "[" + feeds.map { "\n      { kind: \"\($0.kind)\", url: \"\($0.url)\" }," }.joined() + "\n    ]"
    }
}
