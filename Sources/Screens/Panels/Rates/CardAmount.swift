internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import TUI

/// The amount on a rate card.
struct CardAmount {
    /// Such as `43,120 JPY`; shorter wordings after it.
    private let wordings: [String]
    let role: Role

    /// Nil where no amount is set, and where the card says that it has no rate.
    init?(_ item: Item, _ figure: RateFigure?, _ model: Model) {
        guard let amount = model.amount, let code = CurrencyCode(item) else { return nil }
        let conversion = model.conversion(of: amount, to: code)
        guard let wordings = model.wordings(of: conversion, amount) else { return nil }
        let now = model.now
        let refresh = model.market.pace(of: conversion.source, refresh: model.refresh.rates)
        let state = conversion.state(refresh: refresh, now: now)
        // The rate of an amount's own currency may be older than the card's.
        let isOlder =
            model.pastDay(of: amount) == nil && state != figure?.state(refresh: refresh, now: now)
            && (state == .stale || state == .cached)
        self.wordings = isOlder ? wordings.map { "\($0) \(AgeMark.sign)" } : wordings
        let text = self.wordings.first ?? ""
        equation = amount.isInverse ? text : "\(model.text(of: amount)) = \(text)"
        role = conversion.amount == nil ? .faint : isOlder && state == .stale ? .warning : .title
    }

    /// The amount and its value in full: `250 EUR = 43,120 JPY`.
    let equation: String

    /// The longest wording of at most `width` cells.
    func text(atMost width: Int) -> String { wordings.first { CellWidth.of($0) <= width } ?? "…" }

    func span(atMost width: Int) -> Span { Span(text(atMost: width), Style(role)) }
}
