package import CivilTime

package struct CorporateAction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// New shares replaced old ones: 4 and 1 for a split four for one.
        case split(new: Double, old: Double)
        /// Money per share, in the unit of the prices and adjusted for later splits like them.
        case dividend(Double)
    }

    /// The open of the first day on which shares traded without it.
    package var time: Instant
    package var kind: Kind

    package init?(at time: Instant, _ kind: Kind) {
        switch kind {
        case .split(let new, let old):
            guard new.isFinite, old.isFinite, new > 0, old > 0, new != old, (1e-5...1e5).contains(new / old)
            else { return nil }
        case .dividend(let amount): guard amount.isFinite, amount > 0 else { return nil }
        }
        (self.time, self.kind) = (time, kind)
    }

    /// New shares for one old one; nil for a dividend.
    package var shares: Double? {
        switch kind {
        case .split(let new, let old): new / old
        case .dividend: nil
        }
    }
}
