/// The user's division of a board among its panels. Sizes that the user did not set follow from the screen's.
package struct Division: Hashable, Sendable {
    package var hidden: Set<PanelID> = []
    /// The places of borders, in permille of the board's width or height, so that they suit every screen.
    package var shares: [PanelBorder: Int] = [:]

    /// The panels in the user's order, the most important first; it gets the most room. Others follow in
    /// the board's order.
    package var order: [PanelID] = []

    /// All panels, in sizes that follow from the screen's.
    package init() {}
}

/// A border between panels that the user can move.
package enum PanelBorder: Hashable, Sendable {
    /// Between the cards and the panels at their right. Its share is the width of those panels.
    case side
    /// Above the tables. Its share is their height.
    case table
    /// Between a panel and the next one of its form below it. Its share is the panel's height.
    case below(PanelID)
}

/// The user's choice of form for the cards or rows of a panel; without one they are as large as possible.
package enum Density: String, Hashable, Sendable, CaseIterable {
    /// A line each.
    case compact
    /// Large figures, though not all may be visible.
    case large
    /// A map of tiles, coloured by change; of positions, as large as their value.
    case map
    /// The same with tiles of one size.
    case equalMap

    package var isMap: Bool { self == .map || self == .equalMap }
}
