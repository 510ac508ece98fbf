internal import Board
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

    /// The sign for a hidden amount.
    static let hidden = "•••"

    /// An amount of money in its currency's decimals.
    func money(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        return isPrivate ? PositionText.hidden : figures.money(value, code, withCode: false)
    }

    /// The same, with its sign.
    func signed(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        if isPrivate { return PositionText.hidden }
        let text = figures.money(value, code, withCode: false)
        return value.sign > 0 ? "+" + text : text
    }

    /// How many are held.
    func quantity(_ quantity: Figure) -> String {
        guard let value = quantity.value else { return FigureText.absent }
        return isPrivate ? PositionText.hidden : figures.quantity(value)
    }

    /// A change as a share, with its mark; nil where it is unknown.
    func share(_ part: Figure, of whole: Figure) -> (text: String, role: Role)? {
        guard let change = PositionText.ratio(part, whole) else { return nil }
        return (figures.marked(change, places: 1), Role.change(change, places: 1))
    }

    static func ratio(_ part: Figure, _ whole: Figure) -> Double? {
        guard let part = part.value, let whole = whole.value, whole.sign != 0 else { return nil }
        return (part / whole).double
    }
}

extension HomeFigures {
    /// The change of the day as a share of what it was worth before.
    func dayShare(_ text: PositionText) -> (text: String, role: Role)? {
        text.share(dayChange, of: value - dayChange)
    }

    /// The gain of the lots held at home since they were bought, price and currency together.
    var gain: Figure { value - cost }
}
