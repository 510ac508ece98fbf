/// The lines of one panel of a shared board, in their order, and what leads to another order.
struct SharedOrder {
    private let panel: Panel
    private let keys: [String]
    private let places: [String: SharedPlace]
    /// Lines that are meant to get another place.
    private let moved: Set<String>

    init(_ panel: Panel, _ lines: [PlacedLine], moving moved: Set<String>) {
        (self.panel, self.moved) = (panel, moved)
        keys = lines.map(\.key)
        places = Dictionary(lines.map { ($0.key, $0.place) }) { $1 }
    }

    /// The changes that lead to `lines`. Whatever stays in order keeps its place.
    func edits(to lines: [Line]) -> [SharedEdit] {
        let wanted = lines.map { SharedKey(panel, $0).text }
        guard let splice = Splice(from: keys, to: wanted) else { return [] }
        let staying = Set(splice.new)
        let removed = splice.old.filter { !staying.contains($0) }.map { SharedEdit($0, nil) }
        let lower = splice.place > 0 ? places[keys[splice.place - 1]] : nil
        let after = splice.place + splice.old.count
        let upper = after < keys.count ? places[keys[after]] : nil
        if let placed = placed(splice.new, after: lower, before: upper),
            !placed.contains(where: { $0.value.digits.count > SharedPlace.manyDigits })
        {
            return removed + placed.map { SharedEdit($0.key, $0.value.text) }
        }
        // There is no room between the neighbours: all lines get places anew.
        let places = SharedPlace.places(for: wanted[...], after: nil, before: nil)
        return removed + zip(wanted, places).filter { self.places[$0] != $1 }.map { SharedEdit($0, $1.text) }
    }

    /// The places of lines that need another one; nil where there is no room between the neighbours.
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
            // Two that others put in the same place leave no room between them.
            if !run.isEmpty, last == place { return nil }
            placed += zip(run, SharedPlace.places(for: run[...], after: last, before: place)).map { ($0, $1) }
            (run, last) = ([], place)
        }
        if !run.isEmpty, last != nil, last == upper { return nil }
        placed += zip(run, SharedPlace.places(for: run[...], after: last, before: upper)).map { ($0, $1) }
        return placed
    }

    /// The most of `wanted` that can keep their places: the longest part of them that is in order already.
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
