internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

/// How the figures of positions are written.
struct PositionText: Equatable {
    let figures: FigureText
    let words: Words
    /// Whether amounts are hidden; shares of them are not.
    let isPrivate: Bool

    init(_ model: Model) {
        (figures, words, isPrivate) = (model.figureText, model.words, model.arrangement.hidesAmounts)
    }

    /// An amount of money in its currency's decimals.
    func money(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        return isPrivate ? FigureText.hidden : figures.money(value, code, withCode: false)
    }

    /// The same, with its sign.
    func signed(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        if isPrivate { return FigureText.hidden }
        let text = figures.money(value, code, withCode: false)
        return value.sign > 0 ? "+" + text : text
    }

    /// How many are held.
    func quantity(_ quantity: Figure) -> String {
        guard let value = quantity.value else { return FigureText.absent }
        return isPrivate ? FigureText.hidden : figures.quantity(value)
    }

    /// A change as a share, with its mark; nil where it is unknown.
    func share(_ change: Double?) -> (text: String, role: Role)? {
        change.map { (figures.marked($0, places: 1), Role.change($0, places: 1)) }
    }
}
