public import Market

/// What differs between two arrangements: what undo keeps of each step.
public struct Change: Hashable, Sendable {
    /// Differing lines by panel.
    public var shelves: [Panel: Splice<Line>] = [:]
    /// Cards that were made compact, and cards that no longer are.
    public var compact: Splice<String>?
    /// The base before and after.
    public var base: Swap<String>?
    /// The baseline before and after.
    public var baseline: Swap<Baseline>?
    /// The sorting before and after.
    public var sort: Swap<Sort?>?

    /// One value in the place of another.
    public struct Swap<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The value before.
        public var old: Value
        /// The value after.
        public var new: Value

        /// Makes a swap.
        public init(old: Value, new: Value) {
            self.old = old
            self.new = new
        }

        init?(from old: Value, to new: Value) {
            guard old != new else { return nil }
            self.init(old: old, new: new)
        }

        var reversed: Swap { Swap(old: new, new: old) }
    }

    /// A change of nothing.
    public init() {}

    /// What leads from one arrangement to another.
    public init(from old: Arrangement, to new: Arrangement) {
        for panel in Panel.allCases {
            shelves[panel] = Splice(from: old.shelf(panel).lines, to: new.shelf(panel).lines)
        }
        compact = Splice(from: old.compact.sorted(), to: new.compact.sorted())
        base = Swap(from: old.base, to: new.base)
        baseline = Swap(from: old.baseline, to: new.baseline)
        sort = Swap(from: old.sort, to: new.sort)
    }

    /// The way back.
    public var reversed: Change {
        var back = Change()
        back.shelves = shelves.mapValues(\.reversed)
        back.compact = compact?.reversed
        back.base = base?.reversed
        back.baseline = baseline?.reversed
        back.sort = sort?.reversed
        return back
    }

    /// The arrangement that the change makes of `arrangement`; nil when it was not made for that one.
    public func applied(to arrangement: Arrangement) -> Arrangement? {
        var changed = arrangement
        for (panel, splice) in shelves {
            guard let lines = splice.applied(to: arrangement.shelf(panel).lines) else { return nil }
            changed.setShelf(panel, Shelf(lines))
        }
        if let compact {
            guard let codes = compact.applied(to: arrangement.compact.sorted()) else { return nil }
            changed.compact = Set(codes)
        }
        if let base {
            guard base.old == arrangement.base else { return nil }
            changed.base = base.new
        }
        if let baseline {
            guard baseline.old == arrangement.baseline else { return nil }
            changed.baseline = baseline.new
        }
        if let sort {
            guard sort.old == arrangement.sort else { return nil }
            changed.sort = sort.new
        }
        return changed
    }
}
