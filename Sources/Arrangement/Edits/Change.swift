package import Market

/// What undo keeps of a step: the difference of two arrangements.
package struct Change: Hashable, Sendable {
    package var lists: [PanelID: Splice<Line>] = [:]
    /// Cards that became compact, and cards that no longer are.
    package var compact: Splice<Item>?
    package var densities: Swap<[PanelID: Density]>?
    package var division: Swap<Division>?
    package var stockColumns: Swap<[StockColumn]?>?
    package var positionBaselines: Swap<[Baseline]>?
    package var rateView: Swap<RateView>?
    package var base: Swap<CurrencyCode>?
    package var baseline: Swap<Baseline>?
    package var sorts: [PanelID: Swap<Sort?>] = [:]
    package var filters: Swap<[KeptFilter]>?
    package var theme: Swap<String?>?

    package struct Swap<Value: Hashable & Sendable>: Hashable, Sendable {
        package var old: Value
        package var new: Value

        package init(old: Value, new: Value) { (self.old, self.new) = (old, new) }

        init?(from old: Value, to new: Value) {
            guard old != new else { return nil }
            self.init(old: old, new: new)
        }

        var reversed: Swap { Swap(old: new, new: old) }
    }

    package init() {}

    package init(from old: Arrangement, to new: Arrangement) {
        for panel in old.panels.union(new.panels) {
            lists[panel] = Splice(from: old.list(panel).lines, to: new.list(panel).lines)
        }
        compact = Splice(from: old.compact.sorted(), to: new.compact.sorted())
        densities = Swap(from: old.densities, to: new.densities)
        division = Swap(from: old.division, to: new.division)
        stockColumns = Swap(from: old.stockColumns, to: new.stockColumns)
        positionBaselines = Swap(from: old.positionBaselines, to: new.positionBaselines)
        rateView = Swap(from: old.rateView, to: new.rateView)
        base = Swap(from: old.base, to: new.base)
        baseline = Swap(from: old.baseline, to: new.baseline)
        for panel in Set(old.sorts.keys).union(new.sorts.keys) {
            sorts[panel] = Swap(from: old.sorts[panel], to: new.sorts[panel])
        }
        filters = Swap(from: old.filters, to: new.filters)
        theme = Swap(from: old.theme, to: new.theme)
    }

    package var reversed: Change {
        var back = Change()
        back.lists = lists.mapValues(\.reversed)
        back.compact = compact?.reversed
        back.densities = densities?.reversed
        back.division = division?.reversed
        back.stockColumns = stockColumns?.reversed
        back.positionBaselines = positionBaselines?.reversed
        back.rateView = rateView?.reversed
        back.base = base?.reversed
        back.baseline = baseline?.reversed
        back.sorts = sorts.mapValues(\.reversed)
        back.filters = filters?.reversed
        back.theme = theme?.reversed
        return back
    }

    /// Nil if the change was not made for this arrangement.
    package func applied(to arrangement: Arrangement) -> Arrangement? {
        var changed = arrangement
        for (panel, splice) in lists {
            guard let lines = splice.applied(to: arrangement.list(panel).lines) else { return nil }
            changed.setList(panel, ItemList(lines))
        }
        if let compact {
            guard let items = compact.applied(to: arrangement.compact.sorted()) else { return nil }
            changed.compact = Set(items)
        }
        if let densities {
            guard densities.old == arrangement.densities else { return nil }
            changed.densities = densities.new
        }
        if let division {
            guard division.old == arrangement.division else { return nil }
            changed.division = division.new
        }
        if let stockColumns {
            guard stockColumns.old == arrangement.stockColumns else { return nil }
            changed.stockColumns = stockColumns.new
        }
        if let positionBaselines {
            guard positionBaselines.old == arrangement.positionBaselines else { return nil }
            changed.positionBaselines = positionBaselines.new
        }
        if let rateView {
            guard rateView.old == arrangement.rateView else { return nil }
            changed.rateView = rateView.new
        }
        if let base {
            guard base.old == arrangement.base else { return nil }
            changed.base = base.new
        }
        if let baseline {
            guard baseline.old == arrangement.baseline else { return nil }
            changed.baseline = baseline.new
        }
        for (panel, sort) in sorts {
            guard sort.old == arrangement.sorts[panel] else { return nil }
            changed.sorts[panel] = sort.new
        }
        if let filters {
            guard filters.old == arrangement.filters else { return nil }
            changed.filters = filters.new
        }
        if let theme {
            guard theme.old == arrangement.theme else { return nil }
            changed.theme = theme.new
        }
        return changed
    }
}

/// The smallest stretch in which two lists differ.
package struct Splice<Element: Hashable & Sendable>: Hashable, Sendable {
    package var place: Int
    package var old: [Element]
    package var new: [Element]

    package init?(from old: [Element], to new: [Element]) {
        guard old != new else { return nil }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let common = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(common).prefix { $0 == $1 }.count
        place = start
        self.old = Array(old[start..<(old.count - end)])
        self.new = Array(new[start..<(new.count - end)])
    }

    package init(place: Int, old: [Element], new: [Element]) {
        (self.place, self.old, self.new) = (place, old, new)
    }

    package var reversed: Splice { Splice(place: place, old: new, new: old) }

    /// Nil if the change was not made for this list.
    package func applied(to list: [Element]) -> [Element]? {
        // The place may come from a file, and be any number.
        guard place >= 0, place <= list.count, old.count <= list.count - place else { return nil }
        let end = place + old.count
        guard Array(list[place..<end]) == old else { return nil }
        return Array(list[..<place]) + new + Array(list[end...])
    }
}
