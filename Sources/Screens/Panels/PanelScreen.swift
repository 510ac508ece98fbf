internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import TUI

/// The place of a panel on a board that shows all of them.
enum PanelForm {
    /// At the left.
    case cards
    /// At the upper right.
    case list
    /// Below.
    case table
}

/// A new kind of panel is a folder with a type of this protocol, and a line in `ScreenList.standard`.
protocol PanelScreen: Sendable {
    var panel: Panel { get }
    var form: PanelForm { get }
    /// On the key line while the panel has the focus.
    var commands: [Command] { get }

    /// The area for lines in a panel at `rect`.
    func area(in rect: Rect) -> Rect
    /// The size and detail of each line if an area of `size` has to hold all of `extent`.
    func gridForm(_ extent: Extent, in size: Size, _ model: Model) -> GridForm
    func area(in rect: Rect, _ form: GridForm) -> Rect
    /// The rows of each card; nil if all are equal.
    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]?
    /// The weights of tiles on a map by value; nil for kinds without one.
    func weights(_ items: [[Item]], _ model: Model) -> [[Double]]?
    /// All known changes, for the scale of a map's colours.
    func changes(_ model: Model) -> [Double]
    /// The change that gets a map's strongest colour if none is greater.
    var leastScale: Double { get }

    func isNotNow(_ model: Model) -> Bool
    /// Nil if its figures have no age.
    func summary(_ model: Model) -> Summary?
    /// Live before cached before stale.
    func bestState(_ model: Model) -> FigureState?
    func newestTime(_ model: Model) -> Instant?

    func headings(_ place: Layout.Place, _ model: Model, _ memo: Memo) -> PanelHeadings?
    /// `label` is the panel's text on the age of all its figures.
    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    /// About the items together, for the lower border.
    func status(of cards: Shared<CardsInSight>, _ viewer: Viewer, atMost room: Int, _ memo: Memo) -> [Span]
    /// How to read the figures; within `room` cells if a shorter form exists.
    func meaning(_ model: Model, atMost room: Int) -> [Span]
    /// Explains the signs in the rows, on the lower border.
    func legend(_ place: Layout.Place, _ model: Model) -> [Span]
    /// The item in the line of a hidden panel.
    func glance(at item: Item, _ model: Model, _ moment: Instant) -> [Span]
    /// A group's mean or sum.
    func mean(of group: Group, _ model: Model) -> [Span]
    /// The item in texts, for views without cells.
    func inWords(_ item: Item, _ model: Model) -> ItemInWords
    /// The item's large card in a deck; nil for an item of another kind.
    func card(of item: Item, _ model: Model) -> DeckCardView?
    /// Also of items that are not on the board.
    func details(of item: Item, _ model: Model) -> DetailsView
    /// The parts of a row of the picker, from the left.
    func offer(_ offer: Offer, width: Int, _ model: Model) -> [OfferPart]
    func flag(of item: Item, _ model: Model) -> FlagView?
}

/// A part of a row of the picker.
struct OfferPart {
    let text: String
    let width: Int
    let role: Role

    init(_ text: String, _ width: Int, _ role: Role) {
        (self.text, self.width, self.role) = (text, width, role)
    }
}

/// The headings above the rows of a table, and the targets of clicks on them.
struct PanelHeadings {
    var view: RowView
    var hits: [(rect: Rect, target: Target)]
}

extension PanelScreen {
    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]? {
        nil
    }

    func weights(_ items: [[Item]], _ model: Model) -> [[Double]]? { nil }
    func changes(_ model: Model) -> [Double] { [] }
    var leastScale: Double { 0.03 }

    var commands: [Command] { [] }

    func area(in rect: Rect) -> Rect { rect.inset(dx: 1, dy: 1) }

    func area(in rect: Rect, _ form: GridForm) -> Rect {
        form.detail == .tile ? rect.inset(dx: 1, dy: 1) : area(in: rect)
    }

    func gridForm(_ extent: Extent, in size: Size, _ model: Model) -> GridForm {
        GridForm(columns: 1, card: Size(width: size.width, height: 1))
    }

    func grid(_ lines: Lines, _ form: GridForm, in rect: Rect, _ model: Model) -> GridLayout {
        let grid = GridLayout(
            area: area(in: rect, form), Layout.sections(lines), columns: form.columns, card: form.card,
            gap: form.gap)
        let sections = sections(lines, in: grid, model)
        return sections.contains { $0.heights != nil || $0.tiling != nil } ? grid.relaid(sections) : grid
    }

    func offer(_ offer: Offer, width: Int, _ model: Model) -> [OfferPart] {
        [
            OfferPart(offer.item.text, 10, .title), OfferPart(offer.name, width - 23, .text),
            OfferPart(offer.detail, 10, .faint),
        ]
    }

    func flag(of item: Item, _ model: Model) -> FlagView? { nil }
    func glance(at item: Item, _ model: Model, _ moment: Instant) -> [Span] {
        [Span(panel.kind.name(of: item, language: model.language), Style(.text))]
    }

    func isNotNow(_ model: Model) -> Bool { false }
    func summary(_ model: Model) -> Summary? { nil }
    func bestState(_ model: Model) -> FigureState? { nil }
    func newestTime(_ model: Model) -> Instant? { nil }
    func headings(_ place: Layout.Place, _ model: Model, _ memo: Memo) -> PanelHeadings? { nil }
    func status(of cards: Shared<CardsInSight>, _ viewer: Viewer, atMost room: Int, _ memo: Memo) -> [Span] {
        []
    }
    func meaning(_ model: Model, atMost room: Int) -> [Span] { [] }
    func legend(_ place: Layout.Place, _ model: Model) -> [Span] { [] }
    func mean(of group: Group, _ model: Model) -> [Span] { [] }
}

/// Everything the visible cards or rows depend on except the second.
struct CardsInSight: Equatable {
    let model: ModelAtRest
    let items: [Item]
    let sizes: [Size]
    /// The size of a card without one of its own.
    let card: Size
    let width: Int
    let detail: Detail

    init(_ items: [Item], _ sizes: [Size], in place: Layout.Place, _ model: ModelAtRest) {
        (self.model, self.items, self.sizes) = (model, items, sizes)
        (card, width, detail) = (place.grid.card, place.rect.width, place.detail)
    }
}

/// The number of cards side by side, and their size.
struct GridForm: Hashable {
    var columns: Int
    var card: Size
    /// Cells between two columns, and below each card.
    var gap = 0
    var detail = Detail.item
}

/// The lines that determine a panel's form: those of folded groups too, and as many cards as there were since
/// the last new layout. So folding a group or removing a card changes no other card's form.
struct Extent: Hashable {
    let counts: [Int]
    /// Rows for headings and footers of groups.
    let extra: Int

    init(_ panel: Panel, _ model: Model) {
        let list = panel.kind.list(model)
        var counts = [0]
        var groups = 0
        if list.lines.count == list.cards.count {
            counts = [list.cards.count]
        } else {
            for line in list.lines {
                if line.group == nil {
                    counts[counts.count - 1] += 1
                } else {
                    groups += 1
                    counts.append(0)
                }
            }
        }
        counts[counts.count - 1] += max(0, model.mostCards[panel, default: 0] - list.cards.count)
        (self.counts, extra) = (counts, 2 * groups)
    }

    private init(_ counts: [Int], _ extra: Int) { (self.counts, self.extra) = (counts, extra) }

    var cards: Int { counts.reduce(0, +) }

    func adding(_ more: Int) -> Extent {
        var counts = counts
        counts[counts.count - 1] += more
        return Extent(counts, extra)
    }

    func fits(_ card: Size, in size: Size) -> Bool {
        size.width >= card.width && extra + rows(size.width / card.width) * card.height <= size.height
    }

    func rows(_ columns: Int) -> Int { counts.reduce(0) { $0 + ($1 + columns - 1) / max(1, columns) } }
}
