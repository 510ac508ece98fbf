internal import Market

/// What looking for something to add does.
func pick(_ model: inout Model, _ message: Message) -> [Effect] {
    switch message {
    case .beginAdding:
        var picker = Picker(panel: model.focus)
        picker.offers = picker.panel.kind.offers(for: picker, model)
        model.mode = .picking(picker)
        return []
    case .type(let text):
        return type(&model, String(text.prefix(60)))
    case .choose(let index):
        guard case .picking(var picker) = model.mode else { return [] }
        picker.index = max(0, min(index, picker.offers.count - 1))
        model.mode = .picking(picker)
        return []
    case .take(let isStaying):
        return take(&model, isStaying: isStaying)
    case .add(let text):
        return add(&model, text)
    case .searchDue:
        return search(&model)
    default:
        return []
    }
}

private func type(_ model: inout Model, _ text: String) -> [Effect] {
    switch model.mode {
    case .help(let helping):
        model.mode = .help(Helping(text: text, below: helping.below))
        return []
    case .naming(var naming):
        naming.text = text
        model.mode = .naming(naming)
        return []
    case .timing(var timing):
        timing.text = text
        // What was wrong with the last text stands where the next is typed.
        model.notices.removeAll { !$0.isWarning }
        model.mode = .timing(timing)
        return []
    case .picking(var picker):
        guard text != picker.text else { return [] }
        picker.text = text
        picker.index = 0
        picker.search = .idle
        let wish = Array(SearchText.folded(text).utf8)
        picker.found.removeAll { SearchKeys.rank(wish, in: $0.item.text, $0.name) == nil }
        picker.offers = picker.panel.kind.offers(for: picker, model)
        model.mode = .picking(picker)
        // Each letter would be a question; only what is typed when the fingers rest is asked for.
        return picker.panel.kind.searchesFeeds && !text.isEmpty
            ? [.schedule(.search, .afterMilliseconds(500))] : []
    default:
        return []
    }
}

/// Puts the selected offer onto the board, or what was typed where nothing was found; while `isStaying`, what cannot be
/// added stays to be mended.
private func take(_ model: inout Model, isStaying: Bool) -> [Effect] {
    guard case .picking(var picker) = model.mode else { return [] }
    let before = model.arrangement
    let wish = picker.selected?.item.text ?? picker.text
    let item = picker.selected?.item ?? picker.wish.flatMap { picker.panel.kind.item(named: $0) }
    let effects = add(&model, wish)
    guard isStaying, !(item.map { before[picker.panel].contains($0) } ?? false) else { return effects }
    if model.arrangement == before {
        model.mode = .picking(picker)
        return effects
    }
    picker.added += 1
    picker.text = ""
    picker.index = 0
    picker.offers = picker.panel.kind.offers(for: picker, model)
    model.mode = .picking(picker)
    return effects
}
