/// Changes the order of lines in one panel of a shared board.
struct SharedOrder {
    private let panel: PanelID
    private let lines: [PlacedLine]
    private let keys: [String]
    private let places: [String: SharedPlace]
    /// Lines that should get other places rather than their neighbours.
    private let moved: Set<String>

    init(_ panel: PanelID, _ lines: [PlacedLine], moving moved: Set<String>) {
        (self.panel, self.lines, self.moved) = (panel, lines, moved)
        keys = lines.map(\.key)
        places = Dictionary(lines.map { ($0.key, $0.place) }) { $1 }
    }

    /// Lines that stay in order keep their places.
    func edits(to lines: [Line]) -> [SharedEdit] { edits(to: lines, isWhole: true) ?? [] }

    /// Edits from the lines around the change: of ten thousand lines most stay. Nil if that is not enough.
    static func edits(
        _ panel: PanelID, from old: [Line], to new: [Line], in values: SharedValues, moving moved: Set<String>
    ) -> [SharedEdit]? {
        guard let splice = Splice(from: old, to: new) else { return [] }
        let isOfCards = (splice.old + splice.new).allSatisfy { $0.group == nil }
        let before = splice.place > 0 ? [old[splice.place - 1]] : []
        let after = old[(splice.place + splice.old.count)...].prefix(1)
        var lines: [PlacedLine] = []
        for line in before + splice.old + after {
            let key = SharedKey(panel, line).text
            guard isOfCards, let (place, former) = values[key].flatMap(PlacedLine.read), former == nil else {
                return nil
            }
            lines.append(PlacedLine(key: key, line: line, place: place))
        }
        return SharedOrder(panel, lines, moving: moved).edits(to: before + splice.new + after, isWhole: false)
    }

    /// Nil if all lines need new places, which takes all lines of the panel (`isWhole`).
    private func edits(to lines: [Line], isWhole: Bool) -> [SharedEdit]? {
        let wanted = lines.map { SharedKey(panel, $0).text }
        guard let splice = Splice(from: keys, to: wanted) else { return [] }
        let staying = Set(splice.new)
        let removed = splice.old.filter { !staying.contains($0) }.map { SharedEdit($0, nil) }
        let lower = splice.place > 0 ? places[keys[splice.place - 1]] : nil
        let after = splice.place + splice.old.count
        let upper = after < keys.count ? places[keys[after]] : nil
        var new: [(key: String, value: SharedPlace)]
        if let placed = placed(splice.new, after: lower, before: upper),
            !placed.contains(where: { $0.value.digits.count > SharedPlace.manyDigits })
        {
            new = placed
        } else if !isWhole {
            return nil
        } else {
            // There is no room between the neighbours: all lines get new places.
            let places = SharedPlace.places(for: wanted[...], after: nil, before: nil)
            new = Array(zip(wanted, places)).filter { self.places[$0.0] != $0.1 }.map { ($0.0, $0.1) }
        }
        let former = formerNames(wanted, splice)
        // Headings with another former name change too, or replace one that came back.
        let placed = Set(new.map(\.key))
        for line in self.lines where !placed.contains(line.key) && former.wanted.contains(line.key) {
            if line.former != former.names[line.key] || line.stale != nil {
                new.append((line.key, line.place))
            }
        }
        let stale = self.lines.compactMap(\.stale).filter { !former.wanted.contains($0) }
        return removed + stale.map { SharedEdit($0, nil) }
            + new.map { SharedEdit($0.key, PlacedLine.value($0.value, former.names[$0.key])) }
    }

    /// Former names of headings to keep, and the keys of all wanted headings. A heading that replaces another
    /// one is a renamed heading; a former name that is on the panel again is a heading of its own.
    private func formerNames(
        _ wanted: [String], _ splice: Splice<String>
    ) -> (names: [String: String], wanted: Set<String>) {
        func name(_ key: String) -> String? {
            if case .heading(_, let name)? = SharedKey(key) { name } else { nil }
        }
        let prefix = "heading/"
        let headings = Set(wanted.filter { $0.hasPrefix(prefix) })
        var names: [String: String] = [:]
        for line in lines { names[line.key] = line.former }
        if splice.old.count == 1, splice.new.count == 1, splice.new[0].hasPrefix(prefix) {
            names[splice.new[0]] = name(splice.old[0])
        }
        return (
            names.filter { !headings.contains(SharedKey.heading(panel, $0.value).text) }, headings
        )
    }

    /// Nil if there is no room between the neighbours.
    private func placed(
        _ wanted: [String], after lower: SharedPlace?, before upper: SharedPlace?
    ) -> [(key: String, value: SharedPlace)]? {
        if let lower, let upper, lower >= upper { return wanted.isEmpty ? [] : nil }
        let kept = kept(wanted, after: lower, before: upper)
        var (placed, run): ([(key: String, value: SharedPlace)], [String]) = ([], [])
        var last = lower
        for key in wanted {
            guard kept.contains(key), let place = places[key] else {
                run.append(key)
                continue
            }
            // Two lines that others put in the same place leave no room between them.
            if !run.isEmpty, last == place { return nil }
            placed += zip(run, SharedPlace.places(for: run[...], after: last, before: place)).map { ($0, $1) }
            (run, last) = ([], place)
        }
        if !run.isEmpty, last != nil, last == upper { return nil }
        placed += zip(run, SharedPlace.places(for: run[...], after: last, before: upper)).map { ($0, $1) }
        return placed
    }

    /// The longest part of `wanted` that is in order already, so that it can keep its places.
    private func kept(_ wanted: [String], after lower: SharedPlace?, before upper: SharedPlace?) -> Set<
        String
    > {
        var (ends, before): ([Int], [Int?]) = ([], Array(repeating: nil, count: wanted.count))
        func isInOrder(_ a: Int, _ b: Int) -> Bool {
            guard let first = places[wanted[a]], let second = places[wanted[b]] else { return false }
            return (first, wanted[a]) < (second, wanted[b])
        }
        for index in wanted.indices {
            guard !moved.contains(wanted[index]), let place = places[wanted[index]],
                lower.map({ $0 < place }) ?? true,
                upper.map({ place < $0 }) ?? true
            else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if isInOrder(ends[middle], index) { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var (kept, next): (Set<String>, Int?) = ([], ends.last)
        while let index = next {
            kept.insert(wanted[index])
            next = before[index]
        }
        return kept
    }
}
