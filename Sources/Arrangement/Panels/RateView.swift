package import Market

package struct RateView: Hashable, Sendable {
    /// `USD per JPY` on a board whose base is USD.
    package var isInverse = false
    /// Cards that show the opposite of `isInverse`.
    package var turned: Set<Item> = []
    /// Units that all figures of the panel are for; nil for the usual ones of the base.
    package var units: Int?

    package static let choices = [1, 100, 1000]

    package init() {}

    package func isInverse(_ item: Item) -> Bool { isInverse != turned.contains(item) }
}

extension Arrangement {
    package var rateUnits: Int { rateView.units ?? (rateView.isInverse ? 1 : base.rateUnits) }

    package func shownPair(_ id: RateID) -> RatePair {
        let pair = id.pair(on: base)
        return rateView.isInverse(Item(id)) ? pair.inverse : pair
    }
}
