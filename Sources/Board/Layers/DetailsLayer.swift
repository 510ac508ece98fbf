/// The details of an item, laid over board or deck.
public struct Details: Hashable, Sendable {
    /// The panel that the item belongs to.
    public var panel: Panel
    /// The item.
    public var item: Item
    /// The first line shown.
    public var top = 0
}

/// Opens the details of an item over all else, and asks for what they show beyond the board.
func openDetails(_ model: inout Model, of item: Item, in panel: Panel) -> [Effect] {
    model.open(.details(Details(panel: panel, item: item)))
    return askDetails(&model)
}

/// Asks for what open details show beyond the board.
func askDetails(_ model: inout Model) -> [Effect] {
    guard case .details(let details)? = model.top, !model.isPaused, !model.isDemo else { return [] }
    return details.panel.kind.questions(aboutDetailsOf: details.item, model)
        .map { .ask($0, freshness: model.freshness(of: $0)) }
}
