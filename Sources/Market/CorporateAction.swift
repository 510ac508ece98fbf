package import CivilTime

/// A split of a company's shares, or a dividend on them.
package struct CorporateAction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// So many new shares took the place of so many old ones: of a split four for one, 4 and 1.
        case split(new: Double, old: Double)
        /// Money paid per share, in the unit of the prices and adjusted for later splits like them.
        case dividend(Double)
    }

    /// When the exchange opened on the first day on which shares were traded without it.
    package var time: Instant
    package var kind: Kind

    /// Makes an action; nil where its figures are none, or beyond what any company has done.
    package init?(at time: Instant, _ kind: Kind) {
        switch kind {
        case .split(let new, let old):
            guard new.isFinite, old.isFinite, new > 0, old > 0, new != old, (1e-5...1e5).contains(new / old)
            else { return nil }
        case .dividend(let amount): guard amount.isFinite, amount > 0 else { return nil }
        }
        (self.time, self.kind) = (time, kind)
    }

    /// The new shares for one old one; nil for a dividend.
    package var shares: Double? {
        switch kind {
        case .split(let new, let old): new / old
        case .dividend: nil
        }
    }
}
