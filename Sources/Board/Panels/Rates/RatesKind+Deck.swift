internal import Arrangement
internal import Figures
internal import Market
internal import Places
internal import Substrings
internal import Words

extension RatesKind {
    func others(than there: Set<Item>, _ model: Model) -> [Item] {
        // Feeds still give the last rates of withdrawn currencies.
        model.market.rates.keys.filter { !Currency.isWithdrawn($0) && $0 != model.arrangement.base }
            .map { Item($0) }.filter { !there.contains($0) }
    }

    /// The user's own, then the most traded with far ones at twice their rank, then the others by nearness.
    func ranked(_ others: [Item], _ model: Model) -> [Item] {
        let home = model.home
        let countries = CurrencySearch.matches("", locale: model.language).reduce(into: [:]) {
            $0[Item($1.code)] = $1.countryCodes
        }
        let ranked = others.map { item in
            let distance = home.distance(toCountries: countries[item] ?? [])
            let share = Currency.mostTraded.firstIndex(of: item.text)
            let place =
                switch distance {
                case .here: -1
                case .near: share ?? 2 * Currency.mostTraded.count
                case .far: share.map { 2 * $0 } ?? 3 * Currency.mostTraded.count
                }
            return (place: place, distance: distance, item: item)
        }
        return ranked.sorted { ($0.place, $0.distance, $0.item) < ($1.place, $1.distance, $1.item) }
            .map(\.item)
    }

    func question(about items: [Item], _ model: Model) -> DeckQuestion {
        guard model.market.rates.values.contains(where: { $0.origin != .sample }) else { return .later }
        return model.questionForPast(of: items.compactMap { RateID($0)?.currency }).map { .ask($0) }
            ?? .nothing
    }

    /// The user's own, the most traded, near ones first, the others of the region, and the rest.
    private func listed(_ entries: [CurrencySearch.Entry], _ model: Model) -> [CurrencySearch.Entry] {
        let home = model.home
        let ranked = entries.enumerated().map { place, entry in
            let distance = home.distance(toCountries: entry.countryCodes)
            let share = Currency.mostTraded.firstIndex(of: entry.code.text)
            let tier =
                switch distance {
                case .here: 0
                case .near: share != nil ? 1 : model.market.rates[entry.code] != nil ? 3 : 4
                case .far: share != nil ? 2 : 4
                }
            return (tier: tier, share: share ?? .max, place: place, entry: entry)
        }
        return ranked.sorted { ($0.tier, $0.share, $0.place) < ($1.tier, $1.share, $1.place) }.map(\.entry)
    }

    func offers(for picker: Picker, _ model: Model) -> [Offer] {
        let wish = SearchText.folded(picker.text)
        let found = CurrencySearch.matches(
            picker.text, known: Set(model.market.rates.keys), locale: model.language)
        let offers = (wish.isEmpty ? listed(found, model) : found).map { entry in
            // The country that the user typed comes first, to show why the currency matched.
            let (meant, others) = entry.countries.reduce(into: ([String](), [String]())) { lists, country in
                let isMeant = !wish.isEmpty && SearchText.folded(country).contains(wish)
                if isMeant { lists.0.append(country) } else { lists.1.append(country) }
            }
            let countries = model.words.list(meant + others)
            return Offer(item: Item(entry.code), name: entry.name, detail: countries)
        }
        guard let pair = RateID(typed: picker.text), pair.base != nil, isKnown(Item(pair), model) else {
            return offers
        }
        return [Offer(item: Item(pair), name: pair.name(locale: model.language) ?? "")] + offers
    }
}
