internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Runtime
internal import SettingsFiles
internal import Store
internal import Themes
internal import Words

/// What every command needs, read once before any of them runs.
struct Session: Sendable {
    let environment: [String: String]
    let config: String?
    /// The board that the command line names.
    let boardName: String?
    let settings: Settings
    /// The settings as a layer shows them.
    let settingList: SettingList
    /// The settings that were changed in the program.
    let kept: KeptSettings
    let themes: ThemeShelf
    /// The mistakes in the user's own themes, and with the settings that were changed in the program.
    let problems: [Saying]
    let locale: UserLocale
    let words: Words
    private let found: Result<Folders, StoreError>

    /// - Parameter kept: Settings that were changed in a program that keeps none; nil for those of the file.
    init(
        config: String?, board: String? = nil, _ environment: [String: String], after old: Session? = nil,
        over kept: KeptSettings? = nil
    ) throws(CommandError) {
        (self.environment, self.config, boardName) = (environment, config, board)
        do {
            found = .success(try Folders(environment: environment))
        } catch {
            found = .failure(error)
        }
        let folders = try? found.get()
        let (themes, broken) = ThemeShelf.filled(
            from: folders.map { ThemeFolder(path: $0.themes) }, keeping: old?.themes)
        self.themes = themes
        let (own, notice) =
            kept.map { ($0, nil) } ?? folders.map { KeptSettings.load(from: $0.keptSettings) }
            ?? (KeptSettings(), nil)
        self.kept = own
        let reading: SettingsReading
        do {
            reading = try SettingsReading(
                from: config ?? folders?.settings, over: own, mustExist: config != nil,
                themes: themes.known + broken.map(\.name))
        } catch {
            throw .wrongUsage(error.saying)
        }
        problems = broken.map(\.problem) + (notice.map { [$0.saying] } ?? []) + reading.problems
        settingList = reading.list
        var settings = reading.settings
        // The default stands in for a theme that cannot be read.
        if !themes.known.contains(settings.theme) { settings.theme = Settings.standardTheme }
        self.settings = settings
        locale = UserLocale(environment, setting: settings.language)
        words = Session.words(locale, isSet: settings.language != nil, environment, settings.keymap)
    }

    var folders: Folders {
        get throws(CommandError) {
            do throws(StoreError) { return try found.get() } catch { throw .failed(error.saying) }
        }
    }

    var settingsFile: String {
        get throws(CommandError) {
            if let config { return config }
            return try folders.settings
        }
    }

    /// What is to be said of themes and time zones before anything else.
    var notices: [Saying] { (ZoneSource.current == nil ? [ZoneSource.saying] : []) + problems }

    /// The words for standard output and error, before the settings are read and after.
    ///
    /// Who asks for a language in a character set that is not UTF-8 is spoken to in English, as on the board; who sets
    /// one in the settings gets it in any case.
    static func words(
        _ locale: UserLocale, isSet: Bool = false, _ environment: [String: String],
        _ keymap: Keymap = .standard
    ) -> Words {
        let isOnConsole = environment["TERM"] == "linux" && isatty(STDERR_FILENO) == 1
        let isReadable = (isSet || UserLocale.isUnicode) && !(isOnConsole && locale.language.isWide)
        let isEnglish = !isReadable || locale.language == .english
        return (isEnglish ? .english : Words(locale.language)).naming(keymap)
    }

    func model(
        _ arrangement: Arrangement, boards: Boards = Boards(), on terminal: TerminalTraits,
        isDemo: Bool = false,
        known: Known = Known(), visited: Instant? = nil
    ) -> Model {
        Model(
            arrangement: arrangement, boards: boards, settings: settings, locale: locale, terminal: terminal,
            themes: themes.names, settingList: settingList, isDemo: isDemo, now: WallClock.now, here: .here,
            known: known,
            visited: visited)
    }

    /// A terminal that shows so many colours.
    func terminal(colours: Int, speaksUnicode: Bool) -> TerminalTraits {
        TerminalTraits(
            hasColours: colours > 0, hasTints: colours >= 256, speaksUnicode: speaksUnicode,
            isConsole: environment["TERM"] == "linux")
    }

    var output: TerminalTraits {
        terminal(colours: 0, speaksUnicode: settings.language != nil || UserLocale.isUnicode)
    }

    /// What reads figures beyond those that are `kept` and asks for them, for one board or one print.
    func client(_ kept: KeptBoard, _ mailbox: Mailbox) throws(CommandError) -> CollectorClient {
        CollectorClient(
            kept.history, at: try folders.history, since: kept.sequence, program: CollectorProgramFile.path,
            log: LogFile(path: try folders.log).prepared, feeds: settings.feeds,
            alerts: AlertSettings(
                settings, words, locale: locale.identifier, kept.arrangement,
                transactions: try folders.transactions)
        ) { mailbox.put($0.message) }
    }
}
