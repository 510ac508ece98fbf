internal import Board
internal import Market
internal import TUI

/// A whole panel as it was drawn last: while nothing in it changes but what is selected, only the lines that were and
/// are selected are drawn again.
struct PanelShot {
    let ground: PanelGround
    let selection: PanelSelection
    /// Without the clocks' times, which are another every second.
    let picture: Frame
    /// Where and how those are written.
    let hands: [ClockHand]
    /// While it stays true, if the ground does.
    let life: Range<Instant>
    /// The picture with the times of a moment.
    var timed: (moment: Instant, picture: Frame)?
}

/// All that a panel's picture depends on, beside what is selected and the time, which `PanelLife` sees to.
struct PanelGround {
    private let border: PanelFace
    private let place: Layout.Place
    private let lines: Lines
    private let shelf: ItemList
    private let isMoved: Bool
    private let feed: FeedStatus?
    private let rates: [String: RateFigure]
    private let names: [String: String]
    private let zones: [String: Zone]
    private let stocks: Edition
    private let failures: [String: FeedFailure]
    private let changes: [String: Double]

    init(_ panel: Panel, _ place: Layout.Place, _ border: PanelFace, _ model: Model) {
        self.border = border
        self.place = place
        lines = model.lines(panel)
        shelf = model.arrangement.list(panel)
        isMoved = model.visited != nil
        feed = model.feed(panel)
        let figures = model.figures
        rates = panel == .rates ? figures.rates : [:]
        names = panel == .rates ? figures.currencyNames : [:]
        zones = panel == .clocks ? figures.zones : [:]
        stocks = figures.stockEdition
        failures = panel == .stocks ? model.stockFailures : [:]
        changes = panel == .stocks ? figures.groupChanges : [:]
    }

    /// Whether the ground of `panel` is still this one. Looks at things where they are: making another to compare with would
    /// count all of their references.
    func holds(_ panel: Panel, _ place: Layout.Place, _ border: PanelFace, _ model: Model) -> Bool {
        let figures = model.figures
        guard self.place == place, isMoved == (model.visited != nil), lines == model.lines(panel),
            self.border == border, shelf == model.arrangement.list(panel), feed == model.feed(panel)
        else { return false }
        switch panel.known {
        case .rates: return rates == figures.rates && names == figures.currencyNames
        case .clocks: return zones == figures.zones
        case .stocks:
            return stocks.isSame(as: figures.stockEdition) && failures == model.stockFailures
                && changes == figures.groupChanges
        }
    }
}

/// Which line of a panel looks selected, and how.
struct PanelSelection: Hashable {
    /// Its place among the panel's lines; nil where another panel has the focus.
    let index: Int?
    private let isPressed: Bool

    init(_ panel: Panel, _ model: Model) {
        index = model.focus == panel ? model.cursor(panel).index : nil
        isPressed = index != nil && model.press != nil
    }
}
