package import Arrangement
package import CivilTime
package import Figures
package import Market
package import Money
package import Words

/// Everything the program knows and shows at one moment.
package struct Model: Hashable, Sendable {
    /// The panels of the board, in the order that Tab walks them.
    package internal(set) var panels: [Panel]
    /// The user's board.
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
    /// The boards that there are, and which of them is shown.
    package internal(set) var boards: Boards
    /// The contents of boards that are not shown, as far as they have been read.
    package internal(set) var otherBoards: [BoardID: Arrangement] = [:]
    /// The boards that are shared by way of the desk.
    package internal(set) var shares: [BoardID: BoardShare] = [:]
    /// True if this program shows and keeps boards, and so merges others' changes.
    var followsShares = false
    /// Shared boards as the store has them, which wait until nothing lies over the board.
    var awaitedShares: [BoardShare]?
    /// The boards left during this run.
    var leftBoards: [BoardID: LeftBoard] = [:]
    /// The step after the answer to the last request about boards.
    var sequel: BoardSequel?
    /// What undo and redo go through.
    package internal(set) var past = Past()
    /// The panel that the keys act on.
    package internal(set) var focus: Panel {
        didSet { keepFocusShown() }
    }
    /// The selected place of each panel.
    package internal(set) var cursors = Cursors()
    /// The layers over the board, the top one last.
    package internal(set) var layers: [AnyLayer] = []
    /// The card that is carried.
    package internal(set) var carry: Carry?
    /// The marked cards of the panel with the focus, which a new group takes in with the selected one.
    package internal(set) var marks: Set<Item> = []
    /// The target under the pressed mouse button.
    package internal(set) var press: Press?
    /// The border that the mouse moves.
    package internal(set) var pull: Pull?
    /// The deck that lies over the board; nil when none does.
    package internal(set) var deck: OpenDeck?
    /// Decks that were put away, with what was decided.
    var decks: [Deck.Kind: Deck] = [:]
    /// True while the first keys are shown.
    package internal(set) var isGreeting = false
    /// The commands whose keys the user has pressed before, of those that the key line shows until then.
    package internal(set) var usedCommands: Set<Command>
    /// True if the terminal's own background is light.
    package internal(set) var hasLightPaper = false
    /// Why nothing on the board can be changed; nil when all can.
    package internal(set) var readOnly: ReadOnly?

    /// All figures.
    package internal(set) var market: MarketData {
        didSet { if scenario != nil { supposeMarket() } }
    }
    /// The user's scenario; nil for none. It only changes the screen, and no file keeps it.
    package internal(set) var scenario: Scenario? {
        didSet { supposeMarket() }
    }
    /// The figures as the scenario has them; nil without one.
    private(set) var supposedMarket: MarketData?
    /// The positions as the scenario has them.
    package internal(set) var supposedPortfolio: Portfolio? {
        didSet { arrangePositions() }
    }
    /// The questions for the past that the board shows.
    package internal(set) var pastReading = PastReading()
    /// How the feeds of each list of the settings are doing.
    package internal(set) var feeds: [FeedList: FeedStatus] = [:]
    /// Why a single stock has no news.
    package internal(set) var stockFailures: [Symbol: FeedFailure] = [:]
    /// The rates of the amount's day; nil for today's.
    package internal(set) var ratesOfDay: RatesOfDay?
    /// Requested figures of kinds, such as the news of stocks.
    package internal(set) var kinds: [KindQuestion: KindFigures] = [:]
    /// Why there are no new ones.
    package internal(set) var kindFailures: [KindQuestion: FeedFailure] = [:]
    /// When calendars were requested last.
    var askedCalendars: [EventCalendar: Instant] = [:]
    let agendaMemo = AgendaMemo()
    /// The user's positions; nil where there is no file of transactions.
    package internal(set) var portfolio: Portfolio? {
        didSet {
            isSupposedOld = true
            arrangePositions()
        }
    }
    /// True if `supposedPortfolio` has older figures.
    var isSupposedOld = false
    /// The positions at the end of the past day that the board shows.
    package internal(set) var pastPortfolio: PastPortfolio? {
        didSet { arrangePositions() }
    }
    /// The work on them that another thread does now.
    var pastPortfolioInWork: PortfolioWork?
    /// The work on positions that another thread does now.
    var portfolioInWork: PortfolioWork?
    /// The work on positions that comes next.
    var awaitedPortfolio: PortfolioWork?
    /// The positions as their panel shows them: in the user's groups, each sorted by itself.
    package internal(set) var positionList = ItemList([])
    /// The user's own events, as their file has them; nil until it was read.
    package internal(set) var eventDocument: EventDocument?
    /// The events as their panel lists them.
    package internal(set) var events = EventList()
    /// True once the first picture is there: making an agenda takes longer than a picture may wait.
    package internal(set) var remarksEvents = false
    /// The own event that is selected once it is listed.
    var awaitedEvent: String?
    /// The lines of panels whose filter is on.
    package internal(set) var filtered: [Panel: Lines] = [:]
    /// The item that is selected once its board is shown.
    var awaitedItem: FoundItem?
    /// The user's alerts.
    package internal(set) var alerts = AlertBook()
    /// The bars of the chart in sight.
    var bars: [BarSeries.Key: Seen<BarSeries>] = [:]
    package internal(set) var awaitedBars: Set<Symbol> = []
    /// Why there is no news of bars.
    package internal(set) var barFailures: [Symbol: FeedFailure] = [:]
    /// What feeds have said and what is not taken in yet, oldest first.
    var changes: [FigureChanges] = []
    /// The figures that have just changed.
    package internal(set) var moves = RecentMoves()
    /// When figures changed last, by the clock of `moves`.
    var changedAt = 0
    /// True while figures are taken in off the loop.
    var isDigesting = false
    /// Whether figures of earlier runs are still to be read; what feeds say meanwhile is newer and waits.
    var isRecalling: Bool
    /// True if the terminal is too slow for cards that move.
    var isTerminalSlow = false
    /// The line of a board for screen readers.
    var announcements = Announcements()
    /// True if the feeds are not used.
    package internal(set) var isPaused = false

    /// The moment, as of the last tick.
    package internal(set) var now: Instant
    /// The zone the user is in.
    package internal(set) var here: Zone
    /// The moment that the clocks were moved to; nil for now.
    package internal(set) var visited: Instant?
    /// The moment that clocks stand still at while a card is in the hand.
    var pickedUpAt: Instant
    /// Lines for the user, the first of them shown, each gone after a few seconds.
    package internal(set) var notices: [Notice] = []
    /// The user's settings.
    package private(set) var settings: Settings
    /// The user's language and how it writes figures and hours.
    package private(set) var locale: UserLocale
    /// The locale for names of currencies and cities.
    package private(set) var language = "en"
    /// The words that the user reads.
    package private(set) var words: Words
    /// The terminal's abilities.
    package private(set) var terminal: TerminalTraits
    /// The settings, as a layer shows them.
    package internal(set) var settingList: SettingList
    /// The looks to choose from, by name.
    package private(set) var themes: [String]
    /// True for a simulated market.
    package let isDemo: Bool

    /// Rows and cards made from `market`, kept so that a frame costs what it shows.
    package internal(set) var figures = ShownFigures()

    /// - Parameter spoken: Words that are taken where they fit language and keys.
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

    /// Gives cards that are left the room of those that are gone.
    mutating func layOutAnew() {
        mostCards = [:]
        countCards()
    }

    /// Takes over what the settings say, and all that follows from them at once.
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

    /// Makes the figures of the scenario, which also depend on the home currency.
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

    /// The moment that the clocks show. While a card is carried they stand still, so that nothing moves but the
    /// hand; they catch up when it is put down.
    package var clockMoment: Instant { visited ?? (carry == nil ? now : pickedUpAt) }

    /// What `panel` shows: sorted where it is, and with the carried card in place.
    package func lines(_ panel: Panel) -> Lines {
        if let carry, carry.panel == panel { return carry.lines }
        return linesAtRest(panel)
    }

    /// The lines of `panel` while nothing is carried: those that fit the search and the filter.
    package func linesAtRest(_ panel: Panel) -> Lines {
        if let filter, filter.panel == panel, let found = filter.found { return found }
        return filtered[panel] ?? panel.kind.lines(self)
    }

    /// The items of `panel` in the order shown, those of folded groups too.
    package func order(_ panel: Panel) -> [Item] {
        if let carry, carry.panel == panel { return carry.list.cards }
        return panel.kind.order(self)
    }

    /// The selected place of `panel` among its lines.
    package func cursor(_ panel: Panel) -> Cursor {
        let cursor = cursors[panel]
        return Cursor(index: max(0, min(cursor.index, lines(panel).count - 1)), top: cursor.top)
    }

    func selectedLine(_ panel: Panel) -> Line? { lines(panel)[cursor(panel).index] }

    /// The selected line of the panel with the focus; nil in an empty panel.
    package var selectedLine: Line? { selectedLine(focus) }

    /// The selected item of the panel with the focus; nil on a heading and in an empty panel.
    package var selectedItem: Item? { selectedLine?.card }

    /// True if the picture changes by itself, many times a second.
    package var isAnimating: Bool { deck?.motion.isRunning == true || carry?.glide != nil }

    /// True if cards glide and fly; false if they jump.
    var hasMotion: Bool { settings.motion && !isTerminalSlow && !terminal.hasReader }

    /// How figures are written for the user.
    package var figureText: FigureText { FigureText(locale.numerals) }

    /// How times are written for the user.
    package var timeText: TimeText {
        TimeText(hours: settings.hours?.rawValue ?? locale.hours, hasSeconds: settings.seconds, words: words)
    }

    /// Seconds between requests; a simulated market moves every other second.
    package var refresh: RefreshSettings { isDemo ? .init(rates: 2, stocks: 2) : settings.refresh }

    /// The same model with amounts of money hidden or shown, whatever the board says.
    package func hidingAmounts(_ hides: Bool) -> Model {
        if arrangement.hidesAmounts == hides { return self }
        var model = self
        model.arrangement.hidesAmounts = hides
        return model
    }

    /// The name of the look.
    package var theme: String { arrangement.theme ?? settings.theme }

    /// True if a rise is red and a fall green, as in Taipei and Tokyo.
    package var risesRed: Bool {
        switch settings.colours {
        case .redUp: true
        case .greenUp: false
        case .auto: locale.risesRed
        }
    }

    /// The line that is shown to the user now.
    package var notice: Notice? { notices.first }

    /// What that line says.
    package var noticeText: String? { notice.map { words[$0.saying] } }

    /// How the feed behind `panel` is doing; nil where it needs none.
    package func feed(_ panel: Panel) -> FeedStatus? {
        panel.kind.feeds.map { feeds[$0] ?? FeedStatus() }
    }
}
