internal import Board
internal import FeedWire
internal import Glibc
internal import Market
internal import Runtime
internal import Store
internal import Themes
internal import Words

/// What board and print have in common: the settings, the user's arrangement and the figures kept.
struct Desk {
    /// Where the program's files are.
    let places: Places
    /// What the user has set.
    let settings: Settings
    /// The looks to choose from.
    let themes: ThemeShelf
    /// The arrangement as it was left.
    let arrangement: Arrangement
    /// Whether there was none yet.
    let isFirst: Bool
    /// Whether the arrangement may be saved.
    let canSaveBoard: Bool
    /// Figures of earlier runs; nil in a demo, and when they can't be kept.
    let history: History?
    /// The figures as they were kept.
    let known: Known
    /// What is to be said about files that could not be read.
    let notices: [Saying]
    /// The fxterm that keeps the board; nil in a demo, and for printing.
    let claim: BoardClaim?

    /// Reads settings, arrangement and figures.
    ///
    /// - Parameters:
    ///   - config: a settings file other than the usual one.
    ///   - isDemo: leaves the user's own files alone, and plays with the first board and the sample.
    ///   - rows: how many rows of the screen a first picture is for; nil to read the figures of all stocks.
    ///   - keepsBoard: whether the board is to be kept, and is claimed before it is read.
    init(
        config: String?, isDemo: Bool, rows: Int? = nil, keepsBoard: Bool = false
    ) throws(DeskError) {
        var notices: [Saying]
        (places, settings, themes, notices) = try Desk.settings(config: config)
        if ZoneSource.current == nil { notices.append(ZoneSource.saying) }
        claim = keepsBoard && !isDemo ? BoardClaim(board: places.board) : nil
        if isDemo {
            (arrangement, canSaveBoard, history) = (.first, false, nil)
            self.notices = notices
            known = .sample
            isFirst = false
            return
        }
        let file = BoardFile(path: places.board)
        // A board that another fxterm keeps is not set aside.
        let isOurs = claim.map { $0.holder == .us } ?? true
        let contents = file.load(isKept: !isOurs)
        notices += claim?.notice.map { [$0.saying] } ?? []
        arrangement = contents.arrangement ?? .first
        isFirst = isOurs && contents.arrangement == nil && contents.notice == nil
        canSaveBoard = contents.canSave
        notices += contents.notice.map { [$0.saying] } ?? []
        let inSight: [String]?
        if let rows { inSight = arrangement.stocksInSight(rows: rows) } else { inSight = nil }
        let opened = History.open(at: places.history, now: WallClock.now, stocks: inSight)
        history = opened.history
        // Rows of stocks that nothing is known of are rows too.
        let hasMany = opened.leavesOut || arrangement.stocks.count > History.fewStocks
        known = Known(opened.cached, of: hasMany ? inSight : nil)
        if let notice = opened.notice { notices.append(notice.saying) }
        self.notices = notices
    }

    /// Where the program's files are, what the user has set, the looks there are, and what is wrong with the
    /// user's own.
    static func settings(config: String?) throws(DeskError) -> (Places, Settings, ThemeShelf, [Saying]) {
        do {
            let places = try Places(environment: environment)
            let (themes, broken) = ThemeShelf.filled(from: ThemeFolder(path: places.themes))
            var settings = try Settings.read(
                from: config ?? places.settings, mustExist: config != nil,
                themes: themes.known + broken.map(\.name))
            // A theme that cannot be read is said with its line, and the default stands in for it.
            if !themes.known.contains(settings.theme) { settings.theme = Settings.standardTheme }
            return (places, settings, themes, broken.map(\.problem))
        } catch let error as SettingsError {
            throw .wrongSettings(error.saying)
        } catch let error as StoreError {
            throw .failed(error.saying)
        } catch {
            throw .failed(.verbatim("\(error)"))
        }
    }

    /// The feeds of the settings, behind the program that asks them.
    ///
    /// - Parameter isPatient: whether a feed that begins to fail is asked again before the question ends.
    func feeds(isPatient: Bool) -> FeedProcess {
        let start = FeedStart(
            rates: settings.feeds.rates, stocks: settings.feeds.stocks, history: settings.feeds.history,
            userAgent: "fxterm/\(Usage.version)", isPatient: isPatient)
        return FeedProcess(
            path: FeedProgramFile.path, start: start, log: LogFile(path: places.log).prepared,
            memory: FeedsOnDisk(file: FeedRecordFile(path: places.feeds)))
    }

    /// Answers that other programs of this user got; nil if nothing can be kept.
    var others: ToldOthers? {
        history.map { ToldOthers($0, record: FeedRecordFile(path: places.feeds)) }
    }

    /// Whether what is printed can be understood in the language that is asked for.
    var isUnderstood: Bool { settings.language != nil || UserLocale.isUnicode }

    /// What the settings and the command line say about the board.
    func choices(isDemo: Bool, hasColours: Bool, speaksUnicode: Bool = true) -> Choices {
        let locale = Desk.locale(settings)
        // What cannot be drawn cannot be read.
        let isConsole = Desk.environment["TERM"] == "linux"
        let isReadable = speaksUnicode && !(isConsole && locale.language.isWide)
        var choices = Choices(words: Words(isReadable ? locale.language : .english))
        choices.theme = settings.theme
        choices.themes = themes.names
        choices.isASCII = settings.ascii ?? !speaksUnicode
        choices.hasColours = hasColours
        choices.isConsole = isConsole
        choices.hasWideAmbiguous = settings.ambiguousWidth == .two
        choices.feeds = (settings.feeds.rates + settings.feeds.stocks).map(\.kind)
        choices.ratesRefresh = isDemo ? 2 : settings.refresh.rates
        choices.stocksRefresh = isDemo ? 2 : settings.refresh.stocks
        choices.showsSeconds = settings.seconds
        choices.hours = settings.hours?.rawValue ?? locale.hours
        choices.numerals = locale.numerals
        choices.hasMotion = settings.motion
        choices.showsFlags = settings.flags
        // Flags are of colours, in half blocks; what cannot show them has the code in a box in their place.
        choices.hasPictures = hasColours && !choices.isASCII && !choices.hasWideAmbiguous
        choices.isDemo = isDemo
        choices.language = isReadable ? locale.names : "en"
        choices.risesRed =
            switch settings.colours {
            case .redUp: true
            case .greenUp: false
            case .auto: MarketColours.risesRed(locale: MarketColours.locale(Desk.environment))
            }
        return choices
    }

    /// What the user reads, by the settings and the environment.
    static func locale(_ settings: Settings? = nil) -> UserLocale {
        UserLocale(environment, setting: settings?.language)
    }

    /// The words for what is said on standard output and error.
    ///
    /// Who asks for a language in a character set that is not UTF-8 is spoken to in English, as on the board; who sets
    /// one in the settings gets it in any case.
    static func words(_ settings: Settings? = nil) -> Words {
        let language = locale(settings).language
        if environment["TERM"] == "linux", isatty(STDERR_FILENO) == 1, language.isWide {
            return .english
        }
        return settings?.language != nil || UserLocale.isUnicode ? Words(language) : .english
    }

    /// The variables that the program was started with, read once.
    private static let environment: [String: String] = {
        var variables: [String: String] = [:]
        var place = environ
        while let line = place.pointee {
            place += 1
            guard let equals = strchr(line, 61) else { continue }
            let name = UnsafeBufferPointer(start: line, count: equals - line)
            variables[String(decoding: name.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)] =
                String(cString: equals + 1)
        }
        return variables
    }()
}

/// The feeds' memory in its file.
private struct FeedsOnDisk: FeedMemory {
    let file: FeedRecordFile

    func recall() -> FeedRecord { file.load() }
    /// A record that cannot be kept costs no more than a question asked twice.
    func keep(_ record: FeedRecord) { try? file.save(record) }
    func claim(_ host: String) -> @Sendable () -> Void { HostClaim(host, beside: file.path).release }
}

extension Known {
    /// What an earlier run kept, each figure of the time it had arrived.
    ///
    /// - Parameter stocks: those on the board that were looked up; nil for all.
    fileprivate init(_ cached: Cached, of stocks: [String]?) {
        self.init(
            rates: cached.rates, rateCloses: cached.rateCloses, rateSkipped: cached.rateSkipped,
            quotes: cached.quotes, stocks: stocks, unshown: cached.unshown)
    }
}

/// Why there is nothing to begin with.
enum DeskError: Error {
    /// The settings file is wrong: exit 2.
    case wrongSettings(Saying)
    /// Something on the command line is: exit 2.
    case wrongUsage(Saying)
    /// Something else: exit 1.
    case failed(Saying)
}
