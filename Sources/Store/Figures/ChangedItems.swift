internal import Market

/// The items that a reader has to read anew.
struct ChangedItems {
    /// Currencies; nil for all.
    var rates: Set<CurrencyCode>? = []
    /// Stocks, each once.
    private(set) var stocks: [Symbol] = []
    private var seen: Set<Symbol> = []
    var closes: Set<CurrencyCode> = []
    var hasUnshown = false
    var hasAlerts = false
    /// Stocks whose prices outside of their sessions have changed; nothing else of them need have.
    var extended: [Symbol] = []
    /// Keys whose figures have changed, of kinds.
    var kinds: Set<KindQuestion> = []
    var bars: [BarSeries.Key] = []

    func has(_ symbol: Symbol) -> Bool { seen.contains(symbol) }

    mutating func add(_ symbol: Symbol) {
        if seen.insert(symbol).inserted { stocks.append(symbol) }
    }

    /// Adds what answers a question.
    mutating func add(_ subject: FeedSubject) {
        switch subject {
        case .rates: rates = nil
        case .quotes(let symbols): for symbol in symbols { add(symbol) }
        case .pastRates(let codes, _): closes.formUnion(codes)
        case .kind(let question): kinds.insert(question)
        case .search, .bars: break
        }
    }
}
