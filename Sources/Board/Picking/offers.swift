internal import Market

/// What can be put onto the board for what is typed, best first.
func offers(for picker: Picker, _ model: Model) -> [Offer] {
    switch picker.panel {
    case .rates: currencyOffers(picker.text, model)
    case .clocks: clockOffers(picker.text)
    case .stocks: stockOffers(picker, model)
    }
}

private func currencyOffers(_ text: String, _ model: Model) -> [Offer] {
    let wish = SearchText.folded(text)
    return CurrencySearch.matches(text, known: Set(model.market.rates.keys)).map { entry in
        // The country that was typed comes first, or one would not see why the currency was found.
        let (meant, others) = entry.countries.reduce(into: ([String](), [String]())) { lists, country in
            let isMeant = !wish.isEmpty && SearchText.folded(country).contains(wish)
            if isMeant { lists.0.append(country) } else { lists.1.append(country) }
        }
        return Offer(item: entry.code, name: entry.name, detail: (meant + others).joined(separator: ", "))
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
