internal import Market

/// Everything on a board that looks the same to everyone, as parts by their keys. Lines are sorted by place,
/// then by key. Unreadable keys and values stay: they may be a newer version's.
package struct SharedValues: Hashable, Sendable {
    private var values: [String: String]

    package init(_ values: [String: String] = [:]) { self.values = values }

    package init(_ arrangement: Arrangement) {
        self.init()
        apply(edits(to: arrangement))
    }

    package subscript(key: String) -> String? {
        get { values[key] }
        set { values[key] = newValue }
    }

    package mutating func apply(_ edits: [SharedEdit]) {
        for edit in edits { values[edit.key] = edit.value }
    }

    /// The user's own part comes from `local`.
    package func arrangement(over local: Arrangement) -> Arrangement {
        var arrangement = local
        let lines = placedLines()
        for panel in PanelRules.standard.map(\.id) {
            let folded = Set(local.list(panel).groups.filter(\.isFolded).map(\.name))
            let list = ItemList(
                (lines[panel] ?? []).map { placed in
                    guard var group = placed.line.group else { return placed.line }
                    group.isFolded = folded.contains(group.name)
                    return .heading(group)
                })
            if list != local.list(panel) { arrangement.setList(panel, list) }
        }
        if let base = self[SharedKey.base.text].flatMap(CurrencyCode.init) { arrangement.base = base }
        if let baseline = self[SharedKey.baseline.text].flatMap(Baseline.init) {
            arrangement.baseline = baseline
        }
        if !local.rateView.turned.isEmpty {
            arrangement.rateView.turned = local.rateView.turned.intersection(arrangement[.rates])
        }
        if !local.compact.isEmpty {
            let there = Set(PanelRules.all.filter(\.hasCompactCards).flatMap { arrangement[$0.id] })
            arrangement.compact = local.compact.intersection(there)
        }
        return arrangement
    }

    /// Few lines get another place. Only parts that differ from `old` are checked; `moved` lines move rather
    /// than their neighbours.
    package func edits(
        from old: Arrangement? = nil, to arrangement: Arrangement, moving moved: Set<SharedKey> = []
    ) -> [SharedEdit] {
        let changed = PanelRules.standard.map(\.id).filter {
            old == nil || old?.list($0) != arrangement.list($0)
        }
        let moved = Set(moved.map(\.text))
        var lines: [PanelID: [PlacedLine]]?
        var edits: [SharedEdit] = []
        for panel in changed {
            let wanted = arrangement.list(panel).lines
            if let old,
                let few = SharedOrder.edits(
                    panel, from: old.list(panel).lines, to: wanted, in: self, moving: moved)
            {
                edits += few
                continue
            }
            let placed = lines ?? placedLines()
            lines = placed
            edits += SharedOrder(panel, placed[panel] ?? [], moving: moved).edits(to: wanted)
        }
        for (key, value) in [
            (SharedKey.base, arrangement.base.text), (.baseline, arrangement.baseline.text),
        ]
        where self[key.text] != value {
            edits.append(SharedEdit(key.text, value))
        }
        return edits
    }

    package func swaps(_ edits: [SharedEdit]) -> [SharedSwap] {
        edits.map { SharedSwap($0.key, old: values[$0.key], new: $0.value) }
    }

    private func placedLines() -> [PanelID: [PlacedLine]] {
        var lines: [PanelID: [PlacedLine]] = [:]
        for (text, value) in values {
            guard let key = SharedKey(text), let (place, former) = PlacedLine.read(value) else { continue }
            switch key {
            case .card(let panel, let item):
                lines[panel, default: []].append(PlacedLine(key: text, line: .card(item), place: place))
            case .heading(let panel, let name):
                let line = Line.heading(Group(name))
                lines[panel, default: []].append(
                    PlacedLine(key: text, line: line, place: place, former: former))
            case .base, .baseline, .alert: break
            }
        }
        return lines.mapValues { lines in
            PlacedLine.settled(lines).sorted { ($0.place, $0.key) < ($1.place, $1.key) }
        }
    }
}
