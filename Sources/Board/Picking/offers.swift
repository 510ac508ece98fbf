internal import Market

/// What can be put onto the board for what is typed, best first.
func offers(for picker: Picker, _ model: Model) -> [Offer] {
    switch picker.panel {
    case .rates: currencyOffers(picker.text, model)
    case .clocks: clockOffers(picker.text, model.choices.language)
    case .stocks: stockOffers(picker, model)
    }
}

private func currencyOffers(_ text: String, _ model: Model) -> [Offer] {
    let wish = SearchText.folded(text)
    let found = CurrencySearch.matches(
        text, known: Set(model.market.rates.keys), locale: model.choices.language)
    return found.map { entry in
        // The country that was typed comes first, or one would not see why the currency was found.
        let (meant, others) = entry.countries.reduce(into: ([String](), [String]())) { lists, country in
            let isMeant = !wish.isEmpty && SearchText.folded(country).contains(wish)
            if isMeant { lists.0.append(country) } else { lists.1.append(country) }
        }
        return Offer(item: entry.code, name: entry.name, detail: (meant + others).joined(separator: ", "))
    }
}

/// All cities from A to Z, or those that what is typed can mean, the likeliest first.
private func clockOffers(_ text: String, _ language: String) -> [Offer] {
    let isList = text.allSatisfy(\.isWhitespace)
    let found = isList ? CitySearch.all(language: language) : CitySearch.matches(text, language: language)
    return found.map {
        Offer(item: $0.id.description, name: $0.name, detail: $0.country, letter: isList ? $0.letter : nil)
    }
}

/// Stocks that are known here, then what the feeds' search found, without those named twice.
private func stockOffers(_ picker: Picker, _ model: Model) -> [Offer] {
    let wish = Array(SearchText.folded(picker.text).utf8)
    var ranked: [(rank: Int, symbol: String)] = []
    for (symbol, seen) in model.market.quotes {
        if let rank = SearchKeys.rank(wish, in: symbol, seen.value.name ?? "") {
            ranked.append((rank, symbol))
        }
    }
    ranked.sort { ($0.rank, $0.symbol) < ($1.rank, $1.symbol) }
    let matches = ranked.prefix(200).map { match in
        let quote = model.market.quotes[match.symbol]?.value
        return Offer(item: match.symbol, name: quote?.name ?? "", detail: quote?.currency ?? "")
    }
    return matches
        + picker.found.filter { found in
            guard let quote = model.market.quotes[found.item]?.value else { return true }
            return SearchKeys.rank(wish, in: quote.symbol, quote.name ?? "") == nil
        }
}
