package import Arrangement
package import Board
package import Market

/// What a click on a part of the screen is about.
package enum Target: Hashable, Sendable {
    /// A panel, anywhere that nothing more exact lies.
    case panel(Panel)
    /// A row or card of a panel, by its place in the order shown.
    case line(Panel, Int)
    case heading(Panel, Sort.Column)
    /// A border that can be moved, on the side of a panel.
    case border(PanelBorder, Panel)
    case tab(Panel)
    case deckTab
    /// The tab of a board.
    case board(BoardID)
    /// The name of the board that is shown.
    case boardList
    /// Anything beside what lies over the board.
    case outside
    /// What lies over the board, anywhere that nothing more exact lies.
    case layer
    /// A row of what lies over the board.
    case option(Int)
    case deckBar
    /// The words above an open deck that say which cards it goes through.
    case deckChoice
    case card
    /// A chart that fills the screen.
    case chart
    /// A span that a chart can go back.
    case chartRange(BarRange)

    /// The panel that it is of; nil where it lies over the board.
    var panel: Panel? {
        switch self {
        case .panel(let panel), .line(let panel, _), .heading(let panel, _), .border(_, let panel),
            .tab(let panel):
            panel
        case .deckTab, .board, .boardList, .outside, .layer, .option, .deckBar, .deckChoice, .card, .chart,
            .chartRange:
            nil
        }
    }
}
