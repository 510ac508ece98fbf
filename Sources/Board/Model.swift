package import Arrangement
package import CivilTime
package import Figures
package import Market
package import Money
package import Words

/// Everything the program knows and shows at one moment.
package struct Model: Hashable, Sendable {
    package internal(set) var panels: [Panel]
    package internal(set) var arrangement: Arrangement {
        didSet {
            if let portfolio { arrangement.show(portfolio) }
            arrangePositions()
            countCards()
            keepFocusShown()
        }
    }
    /// The most cards of each panel since the last layout; the size of cards depends on it.
    package private(set) var mostCards: [Panel: Int] = [:]
    package internal(set) var boards: Boards
    package internal(set) var otherBoards: [BoardID: Arrangement] = [:]
    package internal(set) var shares: [BoardID: BoardShare] = [:]
    /// This program shows and saves boards, so it merges others' changes.
    var followsShares = false
    /// Shared boards from the store that wait until nothing lies over the board.
    var awaitedShares: [BoardShare]?
    var leftBoards: [BoardID: LeftBoard] = [:]
    var sequel: BoardSequel?
    package internal(set) var past = Past()
    package internal(set) var focus: Panel {
        didSet { keepFocusShown() }
    }
    package internal(set) var cursors = Cursors()
    package internal(set) var layers: [AnyLayer] = []
    package internal(set) var carry: Carry?
    /// Marked cards of the focused panel; a new group takes them and the selected card.
    package internal(set) var marks: Set<Item> = []
    package internal(set) var press: Press?
    package internal(set) var pull: Pull?
    package internal(set) var deck: OpenDeck?
    /// Put away, with their decisions.
    var decks: [Deck.Kind: Deck] = [:]
    package internal(set) var isGreeting = false
    /// Commands whose keys the user has pressed; the key line shows keys until then.
    package internal(set) var usedCommands: Set<Command>
    package internal(set) var hasLightPaper = false
    /// Why nothing on the board can be changed; nil if all can.
    package internal(set) var readOnly: ReadOnly?

    package internal(set) var market: MarketData {
        didSet { if scenario != nil { supposeMarket() } }
    }
    /// Changes only the screen; no file keeps it.
    package internal(set) var scenario: Scenario? {
        didSet { supposeMarket() }
    }
    private(set) var supposedMarket: MarketData?
    package internal(set) var supposedPortfolio: Portfolio? {
        didSet { arrangePositions() }
    }
    package internal(set) var pastReading = PastReading()
    package internal(set) var feeds: [FeedList: FeedStatus] = [:]
    package internal(set) var stockFailures: [Symbol: FeedFailure] = [:]
    /// Nil for today's.
    package internal(set) var ratesOfDay: RatesOfDay?
    package internal(set) var kinds: [KindQuestion: KindFigures] = [:]
    package internal(set) var kindFailures: [KindQuestion: FeedFailure] = [:]
    var askedCalendars: [EventCalendar: Instant] = [:]
    let agendaMemo = AgendaMemo()
    package internal(set) var portfolio: Portfolio? {
        didSet {
            isSupposedOld = true
            arrangePositions()
        }
    }
    /// `supposedPortfolio` has older figures.
    var isSupposedOld = false
    package internal(set) var pastPortfolio: PastPortfolio? {
        didSet { arrangePositions() }
    }
    var pastPortfolioInWork: PortfolioWork?
    var portfolioInWork: PortfolioWork?
    var awaitedPortfolio: PortfolioWork?
    /// Lines of the positions, in the user's groups, each sorted by itself.
    package internal(set) var positionList = ItemList([])
    /// Nil until the file was read.
    package internal(set) var eventDocument: EventDocument?
    package internal(set) var events = EventList()
    /// False until the first frame, which cannot wait for the agenda.
    package internal(set) var remarksEvents = false
    /// Selected once it is listed.
    var awaitedEvent: String?
    package internal(set) var filtered: [Panel: Lines] = [:]
    /// Selected once its board is shown.
    var awaitedItem: FoundItem?
    package internal(set) var alerts = AlertBook()
    var bars: [BarSeries.Key: Seen<BarSeries>] = [:]
    package internal(set) var awaitedBars: Set<Symbol> = []
    package internal(set) var barFailures: [Symbol: FeedFailure] = [:]
    /// Changes that are not applied yet, oldest first.
    var changes: [FigureChanges] = []
    package internal(set) var moves = RecentMoves()
    /// When figures changed last, by the clock of `moves`.
    var changedAt = 0
    /// Another thread merges quotes.
    var isDigesting = false
    /// Figures of earlier runs are still to be read; news from feeds is newer and waits.
    var isRecalling: Bool
    /// True if the terminal is too slow for cards that move.
    var isTerminalSlow = false
    /// For screen readers.
    var announcements = Announcements()
    package internal(set) var isPaused = false

    package internal(set) var now: Instant
    package internal(set) var here: Zone
    /// The moment that the clocks were moved to; nil for now.
    package internal(set) var visited: Instant?
    /// Clocks stand still while a card is carried.
    var pickedUpAt: Instant
    /// The first is shown; each goes after a few seconds.
    package internal(set) var notices: [Notice] = []
    package private(set) var settings: Settings
    package private(set) var locale: UserLocale
    /// The locale for names of currencies and cities.
    package private(set) var language = "en"
    package private(set) var words: Words
    package private(set) var terminal: TerminalTraits
    package internal(set) var settingList: SettingList
    package private(set) var themes: [String]
    package let isDemo: Bool

    /// Rows and cards of `market`, kept so that a frame costs only what it shows.
    package internal(set) var figures = ShownFigures()

    /// `spoken` is used if it fits language and keys.
    package init(
        panels: [Panel] = Panel.standard, arrangement: Arrangement, boards: Boards = Boards(),
        past: Past = Past(),
        settings: Settings = Settings(), locale: UserLocale = UserLocale([:]), words: Words? = nil,
        spoken: Words = .english,
        terminal: TerminalTraits = TerminalTraits(), themes: [String] = [Settings.standardTheme],
        settingList: SettingList = SettingList(), isDemo: Bool = false, now: Instant, here: Zone,
        known: Known = Known(), visited: Instant? = nil, usedCommands: Set<Command> = []
    ) {
        self.panels = panels
        focus = panels.first ?? .rates
        (self.arrangement, self.boards, self.past) = (arrangement, boards, past)
        (self.settings, self.locale, self.terminal, self.themes) = (settings, locale, terminal, themes)
        self.words = words ?? spoken
        self.settingList = settingList
        self.usedCommands = usedCommands
        (self.isDemo, self.now, self.here, self.visited) = (isDemo, now, here, visited)
        pickedUpAt = now
        market = MarketData()
        isRecalling = known.stocks != nil
        follow(settings, locale, themes)
        if let words { self.words = words.naming(settings.keymap) }
        takeKnown(known)
        countCards()
        keepFocusShown()
    }

    private mutating func countCards() {
        for panel in panels where panel.kind.rules.isKept {
            mostCards[panel] = max(mostCards[panel] ?? 0, panel.kind.list(self).cards.count)
        }
    }

    /// The cards left may use the room of removed ones.
    mutating func layOutAnew() {
        mostCards = [:]
        countCards()
    }

    mutating func follow(_ settings: Settings, _ locale: UserLocale, _ themes: [String]) {
        (self.settings, self.locale, self.themes) = (settings, locale, themes)
        terminal.follow(settings)
        if scenario != nil { supposeMarket() }
        let isReadable = terminal.shows(locale.language)
        let spoken = isReadable ? locale.language : .english
        words = (words.language == spoken ? words : Words(spoken)).naming(settings.keymap)
        language = isReadable ? locale.names : "en"
        switch settings.names {
        case .auto: market.names = .readable(String(language.prefix { $0 != "_" && $0 != "-" }))
        case .local: market.names = isReadable ? .local : .readable("en")
        }
    }

    /// Makes the scenario's figures, which also depend on the home currency.
    mutating func supposeMarket() {
        supposedMarket = scenario.map { market.supposing($0, home: homeCurrency) }
        isSupposedOld = true
    }

    mutating func takeKnown(_ known: Known) {
        for seen in known.rates { market.rates[seen.value.code] = seen }
        market.rateCloses.merge(known.rateCloses) { _, new in new }
        market.rateSkipped.merge(known.rateSkipped) { _, new in new }
        for seen in known.quotes { market.quotes[seen.value.symbol] = seen }
        market.hold(known.unshown)
        figures.renew(arrangement, market, language: language, only: known.stocks)
    }

    /// Stands still while a card is carried, so that nothing else moves.
    package var clockMoment: Instant { visited ?? (carry == nil ? now : pickedUpAt) }

    package func lines(_ panel: Panel) -> Lines {
        if let carry, carry.panel == panel { return carry.lines }
        return linesAtRest(panel)
    }

    package func linesAtRest(_ panel: Panel) -> Lines {
        if let filter, filter.panel == panel, let found = filter.found { return found }
        return filtered[panel] ?? panel.kind.lines(self)
    }

    package func order(_ panel: Panel) -> [Item] {
        if let carry, carry.panel == panel { return carry.list.cards }
        return panel.kind.order(self)
    }

    package func cursor(_ panel: Panel) -> Cursor {
        let cursor = cursors[panel]
        return Cursor(index: max(0, min(cursor.index, lines(panel).count - 1)), top: cursor.top)
    }

    func selectedLine(_ panel: Panel) -> Line? { lines(panel)[cursor(panel).index] }

    package var selectedLine: Line? { selectedLine(focus) }

    /// Nil on a heading and in an empty panel.
    package var selectedItem: Item? { selectedLine?.card }

    /// Many times a second.
    package var isAnimating: Bool { deck?.motion.isRunning == true || carry?.glide != nil }

    /// Cards glide and fly; otherwise they jump.
    var hasMotion: Bool { settings.motion && !isTerminalSlow && !terminal.hasReader }

    package var figureText: FigureText { FigureText(locale.numerals) }

    package var timeText: TimeText {
        TimeText(hours: settings.hours?.rawValue ?? locale.hours, hasSeconds: settings.seconds, words: words)
    }

    /// Seconds between requests; a simulated market moves every other second.
    package var refresh: RefreshSettings { isDemo ? .init(rates: 2, stocks: 2) : settings.refresh }

    /// Overrides the board's own choice.
    package func hidingAmounts(_ hides: Bool) -> Model {
        if arrangement.hidesAmounts == hides { return self }
        var model = self
        model.arrangement.hidesAmounts = hides
        return model
    }

    package var theme: String { arrangement.theme ?? settings.theme }

    /// True if a rise is red and a fall green, as in Taipei and Tokyo.
    package var risesRed: Bool {
        switch settings.colours {
        case .redUp: true
        case .greenUp: false
        case .auto: locale.risesRed
        }
    }

    package var notice: Notice? { notices.first }

    package var noticeText: String? { notice.map { words[$0.saying] } }

    /// Nil if it needs none.
    package func feed(_ panel: Panel) -> FeedStatus? {
        panel.kind.feeds.map { feeds[$0] ?? FeedStatus() }
    }
}
