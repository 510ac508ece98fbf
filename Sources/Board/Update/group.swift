internal import Arrangement
internal import Words

extension Model {
    mutating func fold() -> [Effect] {
        let panel = focus
        guard var group = lines(panel).group(at: cursor(panel).index) else {
            return say(.phrase(.cardInNoGroup))
        }
        group.isFolded.toggle()
        let effects = change(Action(group.isFolded ? .fold : .unfold, group.name)) {
            $0.changeList(panel.id) { $0.changeGroup(group.name, to: group) }
        }
        select(.heading(group), in: panel)
        return effects + say(.phrase(group.isFolded ? .folded : .unfolded, verbatim: ["name": group.name]))
    }

    /// Makes the selected rate card compact or tall, or, where it is so already, all of them.
    mutating func makeCompact(_ isCompact: Bool) -> [Effect] {
        let panel = focus
        guard panel.kind.hasCompactCards else {
            return say(.phrase(.onlyRateCards))
        }
        let chosen: [Item]
        switch selectedLine {
        case .card(let item): chosen = [item]
        case .heading(let group): chosen = arrangement.list(panel.id).cards(ofGroup: group.name)
        case nil: return say(.phrase(.noCardYet))
        }
        let isSo = chosen.allSatisfy { arrangement.compact.contains($0) == isCompact }
        if isSo, arrangement[panel.id].allSatisfy({ arrangement.compact.contains($0) == isCompact }) {
            return say(.phrase(isCompact ? .allCompact : .allTall))
        }
        let items = isSo ? arrangement[panel.id] : chosen
        let effects = change(
            isSo ? Action(.sizeOfAll) : Action(.size, chosen.map(\.text).joined(separator: ", "))
        ) {
            if isCompact { $0.compact.formUnion(items) } else { $0.compact.subtract(items) }
        }
        if isSo { return effects + say(.phrase(isCompact ? .allMadeCompact : .allMadeTall)) }
        return effects
            + say(.phrase(isCompact ? .madeCompact : .madeTall, verbatim: ["name": chosen.first?.text ?? ""]))
    }
}
