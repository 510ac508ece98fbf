internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Money
internal import Words

struct Setting: Sendable {
    /// The path from the top: `refresh.rates`.
    let key: String
    let about: Phrase
    let editor: SettingRow.Editor
    /// The default as a file writes it.
    let standard: @Sendable () -> String
    private let read: @Sendable (inout Settings, SettingsNode) throws -> Void

    init(
        _ key: String, _ about: Phrase, _ editor: SettingRow.Editor,
        _ standard: @autoclosure @escaping @Sendable () -> String,
        _ read: @escaping @Sendable (inout Settings, SettingsNode) throws -> Void
    ) {
        (self.key, self.about, self.editor) = (key, about, editor)
        (self.standard, self.read) = (standard, read)
    }

    func read(_ node: SettingsNode, into settings: inout Settings) throws(SettingsError) {
        do {
            try read(&settings, node)
        } catch let error as SettingsError {
            throw error
        } catch {
            throw node.error(.verbatim("\(error)"))
        }
    }

    static func table(themes: [String]) -> [Setting] {
        let feeds = FeedSettings()
        return [
            Setting("feeds.rates", .settingRates, .file, list(feeds.rates)) {
                $0.feeds.rates = try $1.feeds(of: .rates)
            },
            Setting("feeds.stocks", .settingStocks, .file, list(feeds.stocks)) {
                $0.feeds.stocks = try $1.feeds(of: .stocks)
            },
            Setting("feeds.history", .settingHistory, .file, list(feeds.history)) {
                $0.feeds.history = try $1.feeds(of: .history)
            },
            Setting("feeds.events", .settingEvents, .file, list(feeds.events)) {
                $0.feeds.events = try $1.feeds(of: .events)
            },
            Setting("refresh.rates", .settingRatesRefresh, .number, "300") {
                $0.refresh.rates = try $1.pace()
            },
            Setting("refresh.stocks", .settingStocksRefresh, .number, "60") {
                $0.refresh.stocks = try $1.pace()
            },
            Setting("desk", .settingDesk, .text, "\"off\"") { $0.feeds.deskAddress = try $1.deskAddress() },
            Setting("deskOnly", .settingDeskOnly, .flag, "true") { $0.feeds.isDeskOnly = try $1.flag() },
            Setting("margin", .settingMargin, .number, "0") { $0.margin = try $1.margin() },
            Setting("home", .settingHome, .text, "\"auto\"") {
                $0.home = $1.isAuto ? nil : try $1.currency()
            },
            Setting("costMethod", .settingCostMethod, .texts(CostMethod.self), "\"fifo\"") {
                $0.costMethod = try $1.choice()
            },
            Setting("quietHours", .settingQuietHours, .text, "\"off\"") {
                $0.quietHours = try $1.quietHours()
            },
            Setting("work", .settingWork, .text, "\"\(WorkingHours.usual)\"") { $0.work = try $1.work() },
            Setting("colours", .settingColours, .texts(Settings.Colours.self), "\"auto\"") {
                $0.colours = try $1.choice()
            },
            Setting("colourDepth", .settingColourDepth, .texts(Settings.ColourDepth.self), "\"auto\"") {
                $0.colourDepth = try $1.choice()
            },
            Setting("graphics", .settingGraphics, .texts(Settings.Graphics.self), "\"auto\"") {
                $0.graphics = try $1.choice()
            },
            Setting("notify", .settingNotify, .texts(Settings.Notify.self), "\"auto\"") {
                $0.notify = try $1.choice()
            },
            Setting("alerts.to", .settingAlertsTo, .file, "[]") { $0.alertReceivers = try $1.receivers() },
            Setting("flags", .settingFlags, .flag, "true") { $0.flags = try $1.flag() },
            Setting("seconds", .settingSeconds, .flag, "true") { $0.seconds = try $1.flag() },
            Setting("hours", .settingHours, .auto(or: [.number(12), .number(24)]), "\"auto\"") {
                $0.hours = $1.isAuto ? nil : try $1.choice()
            },
            Setting(
                "language", .settingLanguage, .auto(or: Language.allCases.map { .text($0.rawValue) }),
                "\"auto\""
            ) { $0.language = try $1.language() },
            Setting("names", .settingNames, .texts(Settings.Names.self), "\"auto\"") {
                $0.names = try $1.choice()
            },
            Setting(
                "theme", .settingTheme, .choices(themes.map { .text($0) }), "\"\(Settings.standardTheme)\""
            ) {
                $0.theme = try $1.text(oneOf: themes)
            },
            Setting("mouse", .settingMouse, .flag, "true") { $0.mouse = try $1.flag() },
            Setting("ascii", .settingASCII, .auto(or: [.flag(true), .flag(false)]), "\"auto\"") {
                $0.ascii = $1.isAuto ? nil : try $1.flag()
            },
            Setting("ambiguousWidth", .settingAmbiguousWidth, .choices([.number(1), .number(2)]), "1") {
                $0.ambiguousWidth = try $1.choice()
            },
            Setting("motion", .settingMotion, .flag, "true") { $0.motion = try $1.flag() },
            Setting("reader", .settingReader, .flag, "false") { $0.reader = try $1.flag() },
            Setting("readerPause", .settingReaderPause, .number, "30") { $0.readerPause = try $1.pace() },
            Setting("keys", .settingKeys, .file, Keymap.standard.settings) { $0.keymap = try $1.keymap() },
        ]
    }

    private static func list(_ feeds: [FeedSource]) -> String {
        "[" + feeds.map { "\n      { kind: \"\($0.kind)\", url: \"\($0.url)\" }," }.joined() + "\n    ]"
    }
}

extension SettingRow.Editor {
    fileprivate static let number = Self.typed(isNumber: true)
    fileprivate static let text = Self.typed(isNumber: false)

    fileprivate static func texts<Choice>(_: Choice.Type) -> Self
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        .choices(Choice.allCases.map { .text($0.rawValue) })
    }

    fileprivate static func auto(or choices: [SettingValue]) -> Self { .choices([.text("auto")] + choices) }
}
