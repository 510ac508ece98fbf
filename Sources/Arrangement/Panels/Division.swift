/// The user's division of a board among its panels. Other sizes follow from the screen's.
package struct Division: Hashable, Sendable {
    package var hidden: Set<PanelID> = []
    /// Places of borders in permille of the board's width or height, so that they suit every screen.
    package var shares: [PanelBorder: Int] = [:]

    /// The most important first; it gets the most room. Others follow in the board's order.
    package var order: [PanelID] = []

    package init() {}
}

package enum PanelBorder: Hashable, Sendable {
    /// Between the cards and the panels at their right. Its share is the width of those.
    case side
    /// Its share is the height of the tables below.
    case table
    /// Above the next panel of the same form. Its share is the panel's height.
    case below(PanelID)
}

/// The form of a panel's cards or rows that the user chose; without one, they are as large as possible.
package enum Density: String, Hashable, Sendable, CaseIterable {
    case compact
    /// Large figures, though not all cards may be visible.
    case large
    /// Tiles coloured by change; positions are as large as their value.
    case map
    /// A map with tiles of one size.
    case equalMap

    package var isMap: Bool { self == .map || self == .equalMap }
}
