internal import Arrangement
internal import Market
internal import Words

extension Model {
    mutating func setBaseline(_ baseline: Baseline) -> [Effect] {
        if baseline == arrangement.baseline {
            return say(.phrase(.baselineAlready, verbatim: ["baseline": baseline.rawValue]))
        }
        return change(Action(.baseline)) { $0.baseline = baseline }
            + say(.phrase(baseline == .d1 ? .baselineIsOne : .baselineIsFive))
    }

    /// Takes the selected card off the board. Of a group only the heading goes: its cards are not lost with it.
    mutating func removeSelected() -> [Effect] {
        let panel = focus
        switch selectedLine {
        case .card(let item):
            if let reason = panel.kind.isOfFile { return say(reason) }
            let name = panel.kind.name(of: item, language: language)
            return change(Action(.remove, name)) { arrangement in
                arrangement.remove(item, from: panel.id)
            } + say(.phrase(.removed, verbatim: ["name": name]))
        case .heading(let group):
            return change(Action(.removeGroup, group.name)) { arrangement in
                arrangement.changeList(panel.id) { $0.changeGroup(group.name, to: nil) }
            } + say(.phrase(.removedHeading, verbatim: ["name": group.name]))
        case nil:
            return say(.phrase(.nothingToRemove))
        }
    }

    mutating func nextTheme() -> [Effect] {
        let (names, usual) = (themes, settings.theme)
        let next = names.firstIndex(of: theme).map { names[($0 + 1) % names.count] } ?? usual
        guard next != theme else { return say(.phrase(.noOtherTheme)) }
        return change(Action(.theme)) { $0.theme = next == usual ? nil : next }
            + say(.phrase(.themeIs, verbatim: ["name": next]))
    }

    /// As large as fits, compact, large, and again.
    mutating func nextDensity() -> [Effect] {
        let panel = focus
        let next: Density? =
            switch arrangement.densities[panel.id] {
            case nil: .compact
            case .compact: .large
            case .large: nil
            }
        let phrase: Phrase =
            switch next {
            case nil: .densityAutomatic
            case .compact: .densityCompact
            case .large: .densityLarge
            }
        return change(Action(.sizeOfAll)) { $0.densities[panel.id] = next }
            + say(.phrase(phrase, ["panel": panel.kind.words.title]))
    }
}
