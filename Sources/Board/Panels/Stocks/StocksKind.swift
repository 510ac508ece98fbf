internal import Arrangement
internal import Figures
internal import Market
internal import Places
internal import Words

struct StocksKind: PanelKind {
    let rules = PanelRules.stocks
    let keysToLearn: [Command] = [
        .chartOpen, .stocksSort, .deckOpen, .alertAdd, .panelMap, .positionsAdd, .baselineChoose,
        .columnsOpen,
    ]
    let maps: [Density] = [.map]
    let feeds: FeedList? = .stocks
    let searchesFeeds = true
    let words = PanelWords(
        title: .phrase(.stocks), tab: .phrase(.stocks), things: .phrase(.stocks), empty: .phrase(.noStocks),
        noneOnBoard: .phrase(.noneOnBoardStocks), noOthers: .phrase(.noOtherStocks),
        pickerTitle: .phrase(.addStock), pickerHint: .phrase(.addStockHint))

    func count(_ number: Int) -> Saying { .count(.stockCount, number) }
    func refusal(of wish: String) -> Saying { .phrase(.notASymbol, verbatim: ["text": wish]) }

    /// An ISIN is no symbol: feeds find the symbol for it.
    func item(named wish: String) -> Item? { ISIN(wish) == nil ? item(written: wish.uppercased()) : nil }

    func texts(of item: Item, _ model: Model) -> [String] {
        guard let quote = model.market.quotes[of: item]?.value else { return [item.text, ""] }
        let shown = quote.name(model.market.names)
        let others = [quote.name, quote.localName].filter { $0 != shown }
        return [item.text] + ([shown] + others).compactMap(\.self)
    }

    func lines(_ model: Model) -> Lines { model.figures.stockLines }
    func order(_ model: Model) -> [Item] { model.figures.stockOrder }

    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] {
        guard model.pastDay == nil, let quote = model.market.quotes[of: item]?.value, let day = quote.day
        else {
            return []
        }
        return Array(DailyClose.run(in: quote.closes, upTo: day, atMost: limit))
    }

    func chartSubject(of item: Item, _ model: Model) -> ChartSubject? {
        guard let symbol = Symbol(item) else { return nil }
        let figure = model.stockFigure(symbol)
        return ChartSubject(
            symbol: symbol, zone: figure.zone, currency: figure.currency, price: figure.price,
            time: figure.time, source: figure.source,
            state: figure.state(refresh: model.refresh.stocks, now: model.now),
            form: .price)
    }

    /// Known stocks, and the leading ones of each market once feeds give any.
    func others(than there: Set<Item>, _ model: Model) -> [Item] {
        let known = Set(model.market.quotes.keys.map { Item($0) })
        let isLive = model.market.quotes.values.contains { $0.origin == .live }
        let leading = isLive && !model.isDemo ? LeadingStocks.items.filter { !known.contains($0) } : []
        return (known + leading).filter { !there.contains($0) }
    }

    /// Leading ones of the user's market, then of all markets ten by ten, near ones first, then the others.
    func ranked(_ others: [Item], _ model: Model) -> [Item] {
        let offered = Set(others)
        let home = model.home
        var leading: [(block: Int, distance: UserPlace.Distance, item: Item)] = []
        for market in LeadingStocks.all {
            let clock = ClockID(listed: market.zone)
            let distance = home.distance(to: clock, in: City.countryCode(ofClock: clock))
            for (place, symbol) in market.symbols.enumerated() where offered.contains(Item(symbol)) {
                leading.append((distance == .here ? -1 : place / 10, distance, Item(symbol)))
            }
        }
        // Equals stay in the order of the tables.
        let first = leading.enumerated().sorted {
            ($0.element.block, $0.element.distance, $0.offset) < (
                $1.element.block, $1.element.distance, $1.offset
            )
        }.map(\.element.item)
        return first + offered.subtracting(first).sorted()
    }

    func question(about items: [Item], _ model: Model) -> DeckQuestion {
        let old = items.compactMap(Symbol.init).filter { model.market.quotes[$0]?.origin != .live }
        return old.isEmpty ? .nothing : .ask(.quotes(old))
    }

    /// Known stocks and indices, the user's own market first, then what feeds found.
    func offers(for picker: Picker, _ model: Model) -> [Offer] {
        let wish = Array(SearchText.folded(picker.text).utf8)
        let markets = NearMarkets(from: model.home)
        var ranked: [(rank: Int, symbol: Symbol)] = []
        for (symbol, seen) in model.market.quotes {
            // A feed may name a stock only in its own language.
            let rank =
                SearchKeys.rank(wish, in: symbol.text, seen.value.name ?? "")
                ?? seen.value.localName.flatMap { SearchKeys.rank(wish, in: "", $0) }
                ?? LeadingStocks.names[symbol].flatMap { SearchKeys.rank(wish, in: "", $0) }
            if let rank {
                ranked.append((rank * NearMarkets.ranks + markets.rank(of: symbol), symbol))
            }
        }
        for index in StockIndex.all where model.market.quotes[index.symbol] == nil {
            if let rank = SearchKeys.rank(wish, in: index.symbol.text, index.name) {
                ranked.append((rank * NearMarkets.ranks + markets.rank(of: index.symbol), index.symbol))
            }
        }
        for stock in wish.isEmpty ? [] : LeadingStocks.items {
            guard let symbol = Symbol(stock), model.market.quotes[symbol] == nil else { continue }
            if let rank = SearchKeys.rank(wish, in: symbol.text, LeadingStocks.names[symbol] ?? "") {
                ranked.append((rank * NearMarkets.ranks + markets.rank(of: symbol), symbol))
            }
        }
        ranked.sort { ($0.rank, $0.symbol) < ($1.rank, $1.symbol) }
        let matches = ranked.prefix(200).map { match in
            let quote = model.market.quotes[match.symbol]?.value
            return Offer(
                item: Item(match.symbol),
                name: quote?.name(model.market.names) ?? StockIndex.names[match.symbol]
                    ?? LeadingStocks.names[match.symbol]
                    ?? "",
                detail: quote?.currency ?? "")
        }
        if picker.found.isEmpty { return Array(matches) }
        let listed = Set(ranked.map { Item($0.symbol) })
        return matches + picker.found.filter { !listed.contains($0.item) }
    }
}

/// How near markets are, by the endings of symbols: each typed letter sorts thousands.
private struct NearMarkets {
    static let ranks = 6

    /// Distances by the exchange's ending of symbols; New York's is empty.
    private let distances: [Substring: UserPlace.Distance]
    private let indices: [Symbol: UserPlace.Distance]

    init(from home: UserPlace) {
        func distance(_ clock: ClockID) -> UserPlace.Distance {
            home.distance(to: clock, in: City.countryCode(ofClock: clock))
        }
        distances = Dictionary(
            Exchange.all.flatMap { exchange in
                let distance = distance(exchange.clock)
                return (exchange.suffixes.isEmpty ? [""] : exchange.suffixes).map { ($0[...], distance) }
            }, uniquingKeysWith: { first, _ in first })
        indices = Dictionary(
            StockIndex.all.map { ($0.symbol, distance(ClockID(listed: $0.zone))) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The nearest first; indices before stocks of the same distance.
    func rank(of symbol: Symbol) -> Int {
        let text = symbol.text
        if text.utf8.first == UInt8(ascii: "^") {
            return 2 * (indices[symbol] ?? .far).rawValue
        }
        let dot = text.utf8.lastIndex(of: UInt8(ascii: "."))
        let ending = dot.map { text[text.index(after: $0)...] } ?? ""
        return 2 * (distances[ending] ?? .far).rawValue + 1
    }
}

extension LeadingStocks {
    fileprivate static let items = all.flatMap(\.symbols).map { Item($0) }
}

extension Panel {
    package static let stocks = Panel(StocksKind())
}
