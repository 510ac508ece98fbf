package import Arrangement
internal import CivilTime
internal import Market
internal import Places
package import Words

/// Cards that a new board can begin with.
package enum StartingPoint: Hashable, Sendable, CaseIterable {
    case taiwan, japan, europe, unitedStates, coins, travel

    package var name: Phrase {
        switch self {
        case .taiwan: .startTaiwan
        case .japan: .startJapan
        case .europe: .startEurope
        case .unitedStates: .startUnitedStates
        case .coins: .startCoins
        case .travel: .startTravel
        }
    }

    package static func offered(at home: UserPlace) -> [StartingPoint] {
        allCases.filter { $0.fits(home) } + allCases.filter { !$0.fits(home) }
    }

    /// The base is the user's currency.
    package func arrangement(at home: UserPlace) -> Arrangement {
        let place = place(at: home)
        let base = home.currency ?? place.currency ?? .usd
        var arrangement = Arrangement(
            [
                .rates: ItemList(cards: currencies(near: place, base).map { Item($0) }),
                .clocks: ItemList(cards: clocks(near: place).map { Item($0) }),
                .stocks: ItemList(cards: stocks(in: base).map { Item($0) }),
            ], base: base)
        if arrangement[.stocks].isEmpty { arrangement.division.hidden = [.stocks] }
        return arrangement
    }

    /// The country of the board; nil if it is about no single one.
    private var country: String? {
        switch self {
        case .taiwan: "TW"
        case .japan: "JP"
        case .unitedStates: "US"
        case .europe, .coins, .travel: nil
        }
    }

    private func fits(_ home: UserPlace) -> Bool {
        switch self {
        case .taiwan, .japan, .unitedStates: home.country == country
        case .europe: home.distance(toCountries: ["BE"]) < .far
        case .coins, .travel: false
        }
    }

    private func place(at home: UserPlace) -> UserPlace {
        switch self {
        case .taiwan, .japan, .unitedStates: country.map(UserPlace.init(country:)) ?? home
        case .europe: fits(home) ? home : UserPlace(country: "DE")
        case .coins, .travel: home
        }
    }

    private func currencies(near place: UserPlace, _ base: CurrencyCode) -> [CurrencyCode] {
        Array(Currency.mostTraded(near: place).filter { $0 != base }.prefix(self == .coins ? 6 : 12))
    }

    /// Cities of nearby exchanges, then some of the world's.
    private func clocks(near place: UserPlace) -> [ClockID] {
        let near = Exchange.all.map(\.clock).sorted(by: place.distance).prefix(self == .coins ? 1 : 4)
        let far =
            self == .travel
            ? [
                "Europe/London", "Europe/Paris", "America/New_York", "America/Los_Angeles", "Asia/Tokyo",
                "Asia/Singapore", "Asia/Dubai", "Australia/Sydney",
            ] : ["Europe/London", "America/New_York", "Asia/Tokyo"]
        var seen: Set<ClockID> = []
        return (near + far.compactMap(ClockID.init)).filter { seen.insert($0).inserted }
    }

    private func stocks(in base: CurrencyCode) -> [Symbol] {
        switch self {
        case .coins: Self.coins(in: base)
        case .travel: []
        case .taiwan, .japan, .europe, .unitedStates: leadingStocks
        }
    }

    private var leadingStocks: [Symbol] {
        let markets = LeadingStocks.all.filter { isOfMarket($0.zone) }
        let indices = StockIndex.all.filter { isOfMarket($0.zone) }.prefix(3).map(\.symbol)
        return indices + markets.flatMap { $0.symbols.prefix(max(3, 15 / markets.count)) }
    }

    private func isOfMarket(_ zone: String) -> Bool {
        self == .europe
            ? zone.hasPrefix("Europe/") : City.countryCode(ofClock: ClockID(listed: zone)) == country
    }

    /// Coins that `kraken` and `coinbase` know, in a currency that both price them in.
    private static func coins(in base: CurrencyCode) -> [Symbol] {
        let currency = ["EUR", "GBP"].contains(base.text) ? base.text : "USD"
        return ["BTC", "ETH", "XRP", "SOL", "ADA", "DOGE", "LTC", "BCH", "DOT", "LINK", "AVAX", "XLM"]
            .compactMap { Symbol("\($0)-\(currency)") }
    }
}

extension UserPlace {
    fileprivate init(country: String) { self.init(.utc, locale: "und_" + country) }

    /// The currency of the place; of several, the most traded one. Nil if unknown.
    var currency: CurrencyCode? {
        guard let country else { return nil }
        let paid = CurrencySearch.matches("").filter { $0.countryCodes.contains(country) }.map(\.code)
        return Currency.mostTraded.lazy.compactMap(CurrencyCode.init).first(where: paid.contains)
            ?? paid.first
    }
}

extension Currency {
    /// The place's own first, and far ones at twice their rank.
    fileprivate static func mostTraded(near place: UserPlace) -> [CurrencyCode] {
        let countries = CurrencySearch.matches("").reduce(into: [:]) { $0[$1.code] = $1.countryCodes }
        let ranked = mostTraded.compactMap(CurrencyCode.init).enumerated().map { share, code in
            switch place.distance(toCountries: countries[code] ?? []) {
            case .here: (place: -1, code: code)
            case .near: (place: share, code: code)
            case .far: (place: 2 * share, code: code)
            }
        }
        return ranked.sorted { ($0.place, $0.code) < ($1.place, $1.code) }.map(\.code)
    }
}

extension [ClockID] {
    /// The place's own first, then the near ones; each once.
    fileprivate func sorted(by distance: (ClockID, String?) -> UserPlace.Distance) -> [ClockID] {
        let ranked = enumerated().map { (distance($1, City.countryCode(ofClock: $1)), $0, $1) }
        return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
