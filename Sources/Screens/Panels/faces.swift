internal import Board
internal import Market
internal import TUI
internal import Words

// What the pictures in an album show. Whatever a drawing takes from the model, beside settings and the user's zone, has to
// be in its face: a test that draws the same board with an album and without finds what is missing.

/// What a rate card shows.
struct RateFace: Hashable, Sendable {
    let code: String
    let base: String
    let name: String
    let figure: RateFigure?
    let mark: AgeMark?
    let feed: FeedStatus?
    let look: CardLook

    init(_ code: String, _ look: CardLook, _ label: PanelAge?, _ model: Model) {
        self.code = code
        base = model.arrangement.base
        name = model.figures.currencyNames[code] ?? ""
        figure = model.figures.rates[code]
        mark = AgeMark(
            figure?.state(refresh: model.refresh.rates, now: model.now),
            figure?.quotedAt ?? figure?.arrived, in: model.here, label, model)
        feed = figure?.rate == nil ? model.feed(.rates) : nil
        self.look = look
    }
}

/// What a clock's row shows.
struct ClockFace: Hashable, Sendable {
    let zone: Zone?
    let moment: Instant
    let isMoved: Bool
    /// The present day here, which decides how moved clocks say theirs.
    let today: Day?
    let isRoomy: Bool
    let look: Row.Look

    init(_ id: String, isRoomy: Bool, _ look: Row.Look, _ model: Model) {
        self.isRoomy = isRoomy
        zone = model.figures.zones[id]
        moment = model.clockMoment
        isMoved = model.visited != nil
        today = isMoved ? model.here.local(model.now).day : nil
        self.look = look
    }
}

/// What a stock's row shows.
struct StockFace: Hashable, Sendable {
    let figure: StockFigure?
    let mark: AgeMark?
    let day: ExchangeMoment.PriceDay
    let market: MarketText?
    let failure: FeedFailure?
    let look: Row.Look
}

/// What the border of a panel and the words in it show.
struct PanelFace: Hashable, Sendable {
    let hasFocus: Bool
    let visited: Instant?
    /// The present moment, where the border speaks of it.
    let now: Instant?
    let base: String
    let baseline: Baseline
    let sort: Sort?
    let age: PanelAge?
    let worst: PanelAge.Kind?
    /// Whether the line above it, at the top of the screen, says the same of the age.
    let isSaidAbove: Bool
    let failure: FeedFailure?
    /// The cards wholly in sight, and how many there are; counted only for a scrolled panel.
    let part: Range<Int>
    let cards: Int
    let isEmpty: Bool
    let isScrolled: Bool

    init(_ panel: Panel, _ place: Layout.Place, _ model: Model, _ ages: PanelAges, tellsAge: Bool) {
        hasFocus = model.focus == panel
        visited = panel == .clocks ? model.visited : nil
        now = visited == nil ? nil : model.now
        base = model.arrangement.base
        baseline = model.arrangement.baseline
        sort = model.arrangement.sort
        // A live age is told by the line at the top alone.
        let isLive = ages[panel]?.kind == .live && ages.worst?.kind == .live
        age = isLive ? nil : ages[panel]
        worst = ages.worst?.kind
        isSaidAbove = tellsAge && ages[panel]?.text == ages.worst?.text
        failure = model.feed(panel)?.failure
        isScrolled = place.spread.height > place.spread.area.height
        let lines = model.lines(panel)
        part =
            isScrolled
            ? place.whole.map { lines.cards(before: $0.lowerBound)..<lines.cards(before: $0.upperBound + 1) }
                ?? 0..<0 : 0..<0
        cards = isScrolled ? lines.cards(before: lines.count) : 0
        isEmpty = place.spread.count == 0
    }
}

/// What the line at the top shows.
struct HeaderFace: Hashable, Sendable {
    /// The present minute.
    let minute: Instant
    let age: PanelAge?
    let focus: Panel
    let isDeck: Bool
    let isPaused: Bool
    let kind: Layout.Kind

    init(_ model: Model, _ layout: Layout, _ ages: PanelAges) {
        minute = Instant(model.now.seconds / 60 * 60)
        age = ages.worst
        focus = model.focus
        isDeck = model.deck != nil
        isPaused = model.isPaused
        kind = layout.kind
    }
}

/// What the line at the bottom shows where it asks for nothing.
struct KeyLineFace: Hashable, Sendable {
    let layer: LayerID
    let keymap: Keymap
    let leftRemoves: Bool
    let notice: Notice?

    init(_ model: Model) {
        layer = LayerID(model)
        keymap = model.settings.keymap
        leftRemoves = model.leftRemoves
        notice = model.notice?.isOfFeed == true ? nil : model.notice
    }
}

/// Which stock's row a picture is of: the selected one is kept beside the plain one, since selections come and go.
struct StockPlace: Hashable, Sendable {
    let symbol: String
    let isSelected: Bool
}

/// What the ages of the panels depend on, beside the time.
struct AgesFace: Sendable {
    private let rates: Edition
    private let stocks: Edition
    private let feeds: [FeedList: FeedStatus]
    private let empty: [Panel]

    init(_ model: Model) {
        rates = model.figures.rateStanding.edition
        stocks = model.figures.stockStanding.edition
        feeds = model.feeds
        empty = Panel.allCases.filter { model.arrangement[$0].isEmpty }
    }

    /// Whether it is still that of `model`.
    func holds(_ model: Model) -> Bool {
        rates.isSame(as: model.figures.rateStanding.edition)
            && stocks.isSame(as: model.figures.stockStanding.edition) && feeds == model.feeds
            && Panel.allCases.allSatisfy { empty.contains($0) == model.arrangement[$0].isEmpty }
    }
}
