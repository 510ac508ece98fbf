internal import Market

/// What looking for something to add does.
func pick(_ model: inout Model, _ message: Message) -> [Effect] {
    switch message {
    case .beginAdding:
        var picker = Picker(panel: model.focus)
        picker.offers = offers(for: picker, model)
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
    case .naming(var naming):
        naming.text = text
        model.mode = .naming(naming)
        return []
    case .picking(var picker):
        guard text != picker.text else { return [] }
        picker.text = text
        picker.index = 0
        picker.search = .idle
        picker.offers = offers(for: picker, model)
        model.mode = .picking(picker)
        // Each letter would be a question; only what is typed when the fingers rest is asked for.
        return picker.panel == .stocks && !text.isEmpty ? [.schedule(.search, .afterMilliseconds(500))] : []
    default:
        return []
    }
}

/// Puts the selected offer onto the board, or what was typed where nothing was found.
private func take(_ model: inout Model, isStaying: Bool) -> [Effect] {
    guard case .picking(var picker) = model.mode else { return [] }
    let wish = picker.selected?.item ?? picker.text
    let wasThere = picker.selected.map { model.arrangement[picker.panel].contains($0.item) } ?? false
    let effects = add(&model, wish)
    guard isStaying, !wasThere, picker.selected != nil else { return effects }
    picker.added += 1
    picker.text = ""
    picker.index = 0
    picker.offers = offers(for: picker, model)
    model.mode = .picking(picker)
    return effects
}

/// Asks the feeds for what is typed.
private func search(_ model: inout Model) -> [Effect] {
    guard case .picking(var picker) = model.mode, picker.panel == .stocks, !model.choices.isDemo,
        let text = CleanText.line(picker.text), !text.isEmpty
    else { return [] }
    picker.search = .asking
    model.mode = .picking(picker)
    return []
}

/// What can be put onto the board for what is typed, best first.
private func offers(for picker: Picker, _ model: Model) -> [Offer] {
    switch picker.panel {
    case .rates: currencyOffers(picker.text, model)
    case .clocks: clockOffers(picker.text)
    case .stocks: stockOffers(picker, model)
    }
}

private func currencyOffers(_ text: String, _ model: Model) -> [Offer] {
    CurrencySearch.matches(text, known: Set(model.market.rates.keys)).map { entry in
        Offer(item: entry.code, name: entry.name, detail: entry.countries.joined(separator: ", "))
    }
}

private func clockOffers(_ text: String) -> [Offer] {
    Zone.matches(text).map { Offer(item: $0, name: City.name(ofZone: $0), detail: $0) }
}

/// Stocks that are known here, then what the feeds' search found, without those named twice.
private func stockOffers(_ picker: Picker, _ model: Model) -> [Offer] {
    let known = model.market.quotes.values.map { seen in
        Offer(item: seen.value.symbol, name: seen.value.name ?? "", detail: seen.value.currency ?? "")
    }
    let keys = known.map { SearchKeys([$0.item, $0.name]) }
    let wish = SearchText.folded(picker.text)
    let ranked = known.indices.compactMap { index in
        keys[index].rank(wish).map { (rank: $0, offer: known[index]) }
    }
    let matches = ranked.sorted { ($0.rank, $0.offer.item) < ($1.rank, $1.offer.item) }.map(\.offer)
    let items = Set(matches.map(\.item))
    return Array(matches.prefix(200)) + picker.found.filter { !items.contains($0.item) }
}
