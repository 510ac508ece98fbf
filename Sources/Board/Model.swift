public import Market

/// Everything the program knows and shows at one moment.
public struct Model: Hashable, Sendable {
    /// The user's board.
    public internal(set) var arrangement: Arrangement
    /// What undo and redo go through.
    public internal(set) var past = Past()
    /// The panel that the keys act on.
    public internal(set) var focus: Panel = .rates
    /// The selected place of each panel.
    public internal(set) var cursors: [Panel: Cursor] = [:]
    /// What the keys mean at the moment.
    public internal(set) var mode: Mode = .browsing
    /// What the mouse's button is held down on.
    public internal(set) var press: Press?
    /// Why nothing on the board can be changed; nil when all can.
    public internal(set) var readOnly: ReadOnly?

    /// All figures.
    public internal(set) var market = MarketData()
    /// How the feeds of each list of the settings are doing.
    public internal(set) var feeds: [FeedList: FeedStatus] = [:]
    /// Why a single stock has no news, by symbol.
    public internal(set) var stockFailures: [String: FeedFailure] = [:]
    /// Whether the feeds are left alone.
    public internal(set) var isPaused = false

    /// The moment, as of the last tick.
    public internal(set) var now: Instant
    /// The zone the user is in.
    public internal(set) var here: Zone
    /// Lines for the user, the first of them shown, each gone after a few seconds.
    public internal(set) var notices: [Notice] = []
    /// What the settings file and the command line say.
    public let choices: Choices

    /// Rows and cards made from `market`, kept so that a frame costs what it shows.
    public internal(set) var figures = Figures()

    /// Makes the model of a program that has just started and knows nothing but its board.
    ///
    /// - Parameter past: what led to the arrangement in earlier runs.
    public init(
        arrangement: Arrangement, past: Past = Past(), choices: Choices, now: Instant, here: Zone
    ) {
        self.arrangement = arrangement
        self.past = past
        self.choices = choices
        self.now = now
        self.here = here
        for panel in Panel.allCases { cursors[panel] = Cursor() }
        figures.renew(arrangement, market)
    }

    /// What `panel` shows: sorted if the grid is, and with the carried card in place.
    public func lines(_ panel: Panel) -> Lines {
        if case .carrying(let carry) = mode, carry.panel == panel { return carry.lines }
        return linesAtRest(panel)
    }

    /// What `panel` shows while nothing is carried.
    public func linesAtRest(_ panel: Panel) -> Lines {
        panel == .stocks ? figures.stockLines : arrangement.shelf(panel).shown
    }

    /// The items of `panel` in the order shown, those of folded groups too.
    public func order(_ panel: Panel) -> [String] {
        if case .carrying(let carry) = mode, carry.panel == panel { return carry.shelf.cards }
        return panel == .stocks ? figures.stockOrder : arrangement[panel]
    }

    /// The selected place of `panel` among its lines.
    public func cursor(_ panel: Panel) -> Cursor {
        let cursor = cursors[panel] ?? Cursor()
        return Cursor(index: max(0, min(cursor.index, lines(panel).count - 1)), top: cursor.top)
    }

    /// The selected line of the panel with the focus; nil in an empty panel.
    public var selectedLine: Line? { lines(focus)[cursor(focus).index] }

    /// The selected item of the panel with the focus; nil on a heading and in an empty panel.
    public var selectedItem: String? { selectedLine?.card }

    /// The card in the hand.
    public var carry: Carry? {
        if case .carrying(let carry) = mode { return carry }
        return nil
    }

    /// The line that is shown to the user now.
    public var notice: Notice? { notices.first }

    /// How the feed behind `panel` is doing; nil for the clocks, which need none.
    public func feed(_ panel: Panel) -> FeedStatus? {
        switch panel {
        case .rates: feeds[.rates] ?? FeedStatus()
        case .clocks: nil
        case .stocks: feeds[.stocks] ?? FeedStatus()
        }
    }
}

/// The selected place of a panel, and how far the panel is scrolled.
public struct Cursor: Hashable, Sendable {
    /// The selected item's place in the order shown.
    public var index: Int
    /// The first row shown.
    public var top: Int

    /// Makes a cursor.
    public init(index: Int = 0, top: Int = 0) {
        self.index = index
        self.top = top
    }
}

/// What the mouse's button is held down on.
public struct Press: Hashable, Sendable {
    /// The panel.
    public var panel: Panel
    /// The line's place.
    public var index: Int
    /// The cell of the line, from its top left, that the pointer holds it by.
    public var grip: Spot

    /// Makes a press.
    public init(_ panel: Panel, _ index: Int, grip: Spot) {
        self.panel = panel
        self.index = index
        self.grip = grip
    }
}

/// Why the board cannot be changed.
public enum ReadOnly: Hashable, Sendable {
    /// Another fxterm keeps it; its process number, if that is known.
    case takenBy(Int32?)
}

/// What the keys mean.
public enum Mode: Hashable, Sendable {
    /// Moving about the board.
    case browsing
    /// A card is in the hand.
    case carrying(Carry)
    /// `d` was pressed, and the baseline's digit is awaited.
    case choosingBaseline
    /// Something is being looked for, to be added to the panel with the focus.
    case picking(Picker)
    /// A group is being named.
    case naming(Naming)
    /// All that is known of one item is laid over the board.
    case details(Details)
    /// The keys are laid over the board, from the given line on.
    case help(Int)
}

/// A line for the user.
public struct Notice: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// Whether something went wrong.
    public var isWarning: Bool
}

/// How a feed is doing.
public struct FeedStatus: Hashable, Sendable {
    /// When it last answered, in this run.
    public var lastAnswer: Instant?
    /// Why it did not, the last time it was asked.
    public var failure: FeedFailure?
    /// Whether an answer is awaited.
    public var isAsking = false

    /// A feed that has not been asked.
    public init() {}

    /// Notes that an answer came.
    mutating func heard(at now: Instant) {
        lastAnswer = now
        failure = nil
    }
}

/// What the settings file and the command line say about the board.
public struct Choices: Hashable, Sendable {
    /// Seconds between two questions for rates.
    public var ratesRefresh = 300
    /// Seconds between two questions for stocks.
    public var stocksRefresh = 60
    /// Whether clocks show seconds.
    public var showsSeconds = true
    /// Whether clocks count to 24, or to 12 twice.
    public var hours = 24
    /// Whether rate cards carry flags.
    public var showsFlags = true
    /// Whether a rise is red and a fall green, as in Taipei and Tokyo.
    public var risesRed = true
    /// Whether the market is played, not asked.
    public var isDemo = false

    /// The defaults.
    public init() {}
}
