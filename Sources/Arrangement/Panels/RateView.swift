package import Market

/// How rate cards show their rates. The board keeps it.
package struct RateView: Hashable, Sendable {
    /// True if cards show the inverse: `USD per JPY` on a board whose base is USD.
    package var isInverse = false
    /// The cards that do not follow `isInverse`.
    package var turned: Set<Item> = []
    /// Units that all figures of the panel are for; nil for the usual ones of the base.
    package var units: Int?

    /// The units to choose from.
    package static let choices = [1, 100, 1000]

    package init() {}

    package func isInverse(_ item: Item) -> Bool { isInverse != turned.contains(item) }
}

extension Arrangement {
    /// The units that the figures of all rate cards are for.
    package var rateUnits: Int { rateView.units ?? (rateView.isInverse ? 1 : base.rateUnits) }

    /// The two sides of a rate as its card shows them.
    package func shownPair(_ id: RateID) -> RatePair {
        let pair = id.pair(on: base)
        return rateView.isInverse(Item(id)) ? pair.inverse : pair
    }
}
