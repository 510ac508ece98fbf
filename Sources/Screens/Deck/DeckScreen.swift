internal import Board
internal import TUI

/// How an open deck divides the screen between the line at the top and the line at the bottom.
struct DeckScreen {
    /// The panels in the order that the line has them: those with feeds first.
    static func panels(_ model: Model) -> [Panel] {
        model.shownPanels.filter { $0.kind.feeds != nil } + model.shownPanels.filter { $0.kind.feeds == nil }
    }

    /// The line that says what the deck goes through, and how far.
    let bar: Rect
    let stack: CardStack

    init(_ size: Size) {
        // On a low screen the line takes the place of the program's own.
        let start = size.height < 18 ? 0 : 1
        let body = Rect(x: 0, y: start, width: size.width, height: size.height - 1 - start)
        let parts = body.split(top: 1)
        bar = parts.top
        // A screen larger than most is not filled: a card has to have somewhere to fly.
        let area = parts.rest
        stack = CardStack(
            area: area,
            largest: Size(
                width: max(78, min(max(132, min(200, area.width / 2)), area.width * 4 / 5)),
                height: max(20, min(max(44, min(64, area.height * 3 / 5)), area.height * 7 / 8))),
            step: size.width < 60 ? 1 : 2)
    }
}
