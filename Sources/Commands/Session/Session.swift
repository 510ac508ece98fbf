internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Runtime
internal import SettingsFiles
internal import Store
internal import SystemFiles
internal import Themes
internal import Threads
internal import Words

/// The context of every command, read once before any of them runs.
struct Session: Sendable {
    let environment: [String: String]
    let config: String?
    let boardName: String?
    private(set) var settings: Settings
    /// Of `--base`, for commands that show a whole board; nil for the board's own.
    private(set) var otherBase: OtherBase?
    let settingList: SettingList
    let kept: KeptSettings
    let themes: ThemeShelf
    /// Mistakes in the user's own themes, and in settings changed in the program.
    let problems: [Saying]
    let locale: UserLocale
    let words: Words
    private let found: Result<Folders, StoreError>

    /// `kept` are settings that the program does not save; nil for those of the file.
    init(
        config: String?, board: String? = nil, _ environment: [String: String], after old: Session? = nil,
        over kept: KeptSettings? = nil
    ) throws(CommandError) {
        (self.environment, self.config, boardName) = (environment, config, board)
        found = Result { () throws(StoreError) in try Folders(environment: environment) }
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
        // The default replaces a theme that cannot be read.
        if !themes.known.contains(settings.theme) { settings.theme = Settings.standardTheme }
        settings.feeds.ownEvents = folders?.events
        self.settings = settings
        // Keys may be in the environment, and a core file would show it.
        if settings.feeds.needKeys || settings.alertReceivers.contains(where: \.needsKeys) {
            PrivateMemory.keep()
        }
        locale = UserLocale(environment, setting: settings.language)
        words = Session.words(locale, isSet: settings.language != nil, environment, settings.keymap)
    }

    func based(on base: OtherBase?) -> Session {
        guard let base else { return self }
        var session = self
        session.otherBase = base
        session.settings.rowsHome = settings.home ?? base.board
        session.settings.home = base.code
        return session
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

    var notices: [Saying] { (ZoneSource.current == nil ? [ZoneSource.saying] : []) + problems }

    /// English if the character set is not UTF-8, as on the board, unless the settings name a language.
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
        known: Known = Known(), visited: Instant? = nil, usedCommands: Set<Command> = []
    ) -> Model {
        Model(
            arrangement: arrangement, boards: boards, settings: settings, locale: locale, spoken: words,
            terminal: terminal, themes: themes.names, settingList: settingList, isDemo: isDemo,
            now: WallClock.now, here: .here, known: known, visited: visited, usedCommands: usedCommands)
    }

    func model(_ arrangement: Arrangement, knowing kept: KeptBoard, isDemo: Bool = false) -> Model {
        var model = model(arrangement, on: output, isDemo: isDemo)
        _ = model.update(.figures(.known(kept.known)))
        return model
    }

    func terminal(colours: Int, speaksUnicode: Bool, wantsReader: Bool = false) -> TerminalTraits {
        TerminalTraits(
            hasColours: colours > 0, hasTints: colours >= 256, speaksUnicode: speaksUnicode,
            isConsole: environment["TERM"] == "linux", wantsReader: wantsReader)
    }

    /// True if the environment shows that a screen reader may be running: a desktop or terminal that was set up for one, or
    /// Speakup on the console.
    var hasScreenReader: Bool {
        environment["ACCESSIBILITY_ENABLED"] == "1" || environment["TDSR_ACTIVE"] != nil
            || environment["EMACSPEAK_DIR"] != nil
            || environment["TERM"] == "linux" && access("/sys/accessibility/speakup", F_OK) == 0
    }

    var output: TerminalTraits {
        terminal(colours: 0, speaksUnicode: settings.language != nil || UserLocale.isUnicode)
    }

    /// For one board or one print. Without `logs`, the collector that it starts writes no log either.
    func client(
        _ kept: KeptBoard, _ mailbox: Mailbox, logs: Bool = true
    ) throws(CommandError) -> CollectorClient {
        CollectorClient(
            kept.history, at: try folders.history, since: kept.sequence, program: CollectorProgramFile.path,
            log: logs ? LogFile(path: try folders.log).prepared : LogFile.nowhere, feeds: settings.feeds,
            alerts: AlertSettings(
                settings, words, locale: locale.identifier, kept.arrangement,
                transactions: try folders.transactions)
        ) { mailbox.put($0.message) }
    }
}

extension Session {
    func boardEntry(_ contents: BoardShelf.Contents) throws(CommandError) -> BoardEntry {
        if let boardName { return try contents.entries.found(boardName) }
        return BoardShelf(try folders).last(of: contents.entries) ?? contents.entries.first ?? .first
    }

    var boardFile: BoardFile {
        get throws(CommandError) {
            let shelf = BoardShelf(try folders)
            return shelf.file(of: try boardEntry(shelf.peek()).id)
        }
    }
}

extension Session {
    /// Starts a collector for the pending work, and checks after each change in the store if `answer` has
    /// come; nil if it does not in time.
    @MainActor
    func wait<Answer>(
        _ kept: KeptBoard, seconds: Int, for answer: () throws(CommandError) -> Answer?
    ) throws(CommandError) -> Answer? {
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        let client = try self.client(kept, mailbox)
        // A reader without requests also has a collector.
        Task.detached(executorPreference: SerialThread()) { await client.join() }
        let isWatching = FigureStore.watchChanges(at: try folders.history) {
            mailbox.put(.clock(.tick(WallClock.now, here: .here)))
        }
        guard isWatching else { throw .failed(.phrase(.noThreads)) }
        let deadline = WallClock.steady + seconds * 1_000_000_000
        while true {
            if let answer = try answer() { return answer }
            let left = Int32(clamping: (deadline - WallClock.steady) / 1_000_000)
            if left <= 0 { return nil }
            var watched = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, left)
            _ = mailbox.take()
        }
    }
}

extension CommandError {
    static let boardsFull = failed(.phrase(.boardsFull, verbatim: ["count": String(Boards.most)]))
}

extension [BoardEntry] {
    func found(_ name: String) throws(CommandError) -> BoardEntry {
        if let entry = named(name) { return entry }
        throw .failed(
            .phrase(
                .noSuchBoard, ["name": .verbatim(CleanText.line(name) ?? ""), "names": .list(map(\.name))]))
    }
}

extension UserLocale {
    /// We believe the name of a locale that the system lacks, as over ssh.
    static var isUnicode: Bool {
        if nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) == "UTF-8" { return true }
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let wishes: [String] = names.compactMap { name in getenv(name).map { String(cString: $0) } }
        let set = (wishes.first { !$0.isEmpty } ?? "").uppercased().split(separator: ".").last ?? ""
        return set.hasPrefix("UTF-8") || set.hasPrefix("UTF8")
    }
}

/// Invalid UTF-8 becomes U+FFFD, and `DiskFile` refuses a path with one.
func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var place = environ
    while let line = place.pointee {
        place += 1
        guard let equals = strchr(line, 61) else { continue }
        let name = UnsafeRawBufferPointer(start: line, count: equals - line)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
    }
    return variables
}

enum CollectorProgramFile {
    /// Next to this program, as in a build, or in `../libexec/fxterm`, as installed. Always absolute, so that
    /// we never run a program in the current folder. Empty if the system does not report our folder.
    static var path: String {
        guard let folder = ProgramFile.folder, let root = ProgramFile.root else { return "" }
        let beside = folder + "fxterm-collector"
        return access(beside, X_OK) == 0 ? beside : root + "libexec/fxterm/fxterm-collector"
    }

    /// Replaces this process with the collector: its output is this command's, and signals reach it.
    static func run(_ words: [String]) throws(CommandError) -> Never {
        let path = path
        var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) } + [nil]
        execv(path, &arguments)
        throw .failed(.phrase(errno == ENOENT ? .feedsMissing : .feedsUnfit))
    }
}

extension ThemeShelf {
    /// Shipped and own themes, with a line for each that cannot be read. `old` themes replace those.
    static func filled(
        from folder: ThemeFolder?, keeping old: ThemeShelf? = nil
    ) -> (shelf: ThemeShelf, broken: [(name: String, problem: Saying)]) {
        var own: [Theme] = []
        var broken: [(name: String, problem: Saying)] = []
        for file in folder?.files() ?? [] {
            switch file.text {
            case .failure(let problem):
                let values: [String: Saying] = ["file": .verbatim(file.path), "reason": problem.reason]
                let problem = Saying.phrase(.nameUnreadable, values)
                broken.append((file.name, .phrase(.themeLeftOut, ["problem": problem])))
            case .success(let text):
                do throws(ThemeError) {
                    own.append(try Theme(text, name: file.name, file: file.path))
                } catch {
                    broken.append((file.name, .phrase(.themeLeftOut, ["problem": error.saying])))
                }
            }
        }
        own += broken.compactMap { old?.own[$0.name] }
        return (ThemeShelf(own: own), broken)
    }
}
