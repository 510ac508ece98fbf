internal import CivilTime
internal import Market

/// One thing to fetch; requests of several readers share a fetch.
enum FetchItem: Hashable, Sendable {
    case rates
    case quote(Symbol)
    case past(CurrencyCode, since: Day)
    case search(String)
    case bars(BarsQuery)
    case kind(KindQuestion)
}

extension FeedSubject {
    var fetchItems: [FetchItem] {
        switch self {
        case .rates: [.rates]
        case .quotes(let symbols): symbols.map(FetchItem.quote)
        case .pastRates(let codes, let since): codes.map { .past($0, since: since) }
        case .search(let text): [.search(text)]
        case .bars(let query): [.bars(query)]
        case .kind(let question): [.kind(question)]
        }
    }

    func part(_ items: Set<FetchItem>) -> FeedSubject? {
        if items.isEmpty { return nil }
        switch self {
        case .rates, .search, .bars, .kind: return self
        case .quotes(let symbols): return .quotes(symbols.filter { items.contains(.quote($0)) })
        case .pastRates(let codes, let since):
            return .pastRates(codes.filter { items.contains(.past($0, since: since)) }, since: since)
        }
    }
}

extension FeedAnswer {
    /// Changes of these items, if a request for them names nothing else.
    var fetchItems: [FetchItem] {
        switch self {
        case .rates: [.rates]
        case .quotes(let quotes): quotes.filter { $0.price != nil }.map { .quote($0.symbol) }
        case .kind(let figures): [.kind(figures.question)]
        case .pastRates, .found, .bars, .leftOut, .failed: []
        }
    }
}
