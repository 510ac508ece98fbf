internal import Market
internal import Words

func setBaseline(_ model: inout Model, _ baseline: Baseline) -> [Effect] {
    if baseline == model.arrangement.baseline {
        return say(&model, .phrase(.baselineAlready, verbatim: ["baseline": baseline.rawValue]))
    }
    return change(&model, Action(.baseline)) { $0.baseline = baseline }
        + say(&model, .phrase(baseline == .d1 ? .baselineIsOne : .baselineIsFive))
}

/// Takes the selected card off the board. Of a group only the heading goes: its cards are not lost with it.
func remove(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    switch model.selectedLine {
    case .card(let item):
        if let reason = panel.kind.isOfFile { return say(&model, reason) }
        let name = panel.kind.name(of: item, language: model.language)
        return change(&model, Action(.remove, name)) { arrangement in
            arrangement.remove(item, from: panel)
        } + say(&model, .phrase(.removed, verbatim: ["name": name]))
    case .heading(let group):
        return change(&model, Action(.removeGroup, group.name)) { arrangement in
            arrangement.changeList(panel) { $0.changeGroup(group.name, to: nil) }
        } + say(&model, .phrase(.removedHeading, verbatim: ["name": group.name]))
    case nil:
        return say(&model, .phrase(.nothingToRemove))
    }
}

func nextTheme(_ model: inout Model) -> [Effect] {
    let (names, usual) = (model.themes, model.settings.theme)
    let next = names.firstIndex(of: model.theme).map { names[($0 + 1) % names.count] } ?? usual
    guard next != model.theme else { return say(&model, .phrase(.noOtherTheme)) }
    return change(&model, Action(.theme)) { $0.theme = next == usual ? nil : next }
        + say(&model, .phrase(.themeIs, verbatim: ["name": next]))
}

/// As large as fits, compact, large, and again.
func nextDensity(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    let next: Density? =
        switch model.arrangement.densities[panel] {
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
    return change(&model, Action(.sizeOfAll)) { $0.densities[panel] = next }
        + say(&model, .phrase(phrase, ["panel": panel.kind.words.title]))
}
