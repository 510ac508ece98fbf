package import Arrangement
package import CivilTime
package import Figures
package import Market
internal import Money

/// The requests for past closes so far.
package struct PastReading: Hashable, Sendable {
    /// Decides which closes are wanted.
    struct Wish: Hashable, Sendable {
        let day: Day?
        let baselines: [Baseline]
        let stocks: [Item]
        let rates: [Item]
        let held: [Symbol]
        let currencies: [CurrencyCode]
        let base: CurrencyCode
        let rateView: RateView
        let opened: Item?
        /// Subjects for which feeds get no requests.
        let passing: Set<PastCloses.Subject>
    }

    /// Nil once figures have changed.
    var wish: Wish?
    /// The first day of each symbol's last request.
    var asked: [Symbol: Day] = [:]
    var askedRates: [CurrencyCode: Day] = [:]
    /// Subjects that were looked up while a deck passed them, but not requested.
    var passed: Set<PastCloses.Subject> = []
    /// Baselines that are printed side by side; empty for the board's own.
    var printed: [Baseline] = []
    package internal(set) var awaited: Set<Symbol> = []
    /// The most that were awaited.
    package internal(set) var count = 0

    mutating func showOther() { (wish, awaited, count) = (nil, [], 0) }

    /// Symbols with bars, of those requested; nil if none is awaited.
    package var progress: (done: Int, count: Int)? {
        awaited.isEmpty ? nil : (max(0, count - awaited.count), count)
    }
}

extension Arrangement {
    package var shownBaselines: [Baseline] {
        var all = [baseline]
        for column in columnBaselines + positionBaselines where !all.contains(column) { all.append(column) }
        if filtersOn.isEmpty { return all }
        let panels = filtersOn.keys.compactMap { id in filter(on: id).map { (id, $0) } }
        return all
            + panels.flatMap { id, filter in
                Panel.standard.first { $0.id == id }.map { ItemSearch.baselines(of: filter.text, in: $0) }
                    ?? []
            }
    }
}

extension Model {
    package var pastDay: Day? { market.past.day }

    /// Nil while the board shows now, and if there is a close.
    package func lackOfPast(_ subject: PastCloses.Subject) -> PastBase? {
        guard let day = pastDay, market.past[subject]?.figure == nil else { return nil }
        if case .stock(let symbol) = subject, pastReading.awaited.contains(symbol) { return .unread }
        guard let answer = market.past[subject] else { return .unread }
        if let since = answer.since, since > day { return .begins(since) }
        return .missing
    }

    mutating func readPast() -> [Effect] {
        let wish = pastWish
        guard pastReading.wish != wish else { return [] }
        pastReading.wish = wish
        // A card at which the user stops is looked up again and requested.
        let stopped = pastReading.passed.subtracting(wish.passing)
        if !stopped.isEmpty {
            market.past.forget(stopped.contains)
            pastReading.passed.subtract(stopped)
        }
        return [pastQuery(of: wish.baselines), lineQuery].compactMap { $0.map { .readPast($0) } }
    }

    /// Nil if the charts are those of the last month.
    private var lineQuery: PastQuery? {
        let baseline = arrangement.baseline
        if pastDay == nil, !baseline.isFar { return nil }
        var items: [PastQuery.Item] = []
        func add(_ subject: PastCloses.Subject, _ day: Day?) {
            let from = pastDay == nil ? day : market.past[subject]?.day
            if pastDay == nil, day == nil { return }
            if market.past.line(subject, baseline, upTo: from) != nil { return }
            items.append(PastQuery.Item(subject, from: pastDay == nil ? day : nil, [baseline.ofLine]))
        }
        // A deck's top card need not be on the board.
        if pastDay != nil, let item = comparedItem {
            if let symbol = Symbol(item), market.quotes[symbol] != nil {
                add(.stock(symbol), nil)
            } else if let id = RateID(item) {
                add(.rate(arrangement.shownPair(id)), nil)
            }
        }
        for id in arrangement.rateIDs {
            let pair = arrangement.shownPair(id)
            add(.rate(pair), market.day(of: pair))
        }
        for symbol in arrangement.symbols { add(.stock(symbol), market.quotes[symbol]?.value.day) }
        if items.isEmpty { return nil }
        var query = PastQuery(day: pastDay, market.past.adjustment, Array(items.prefix(Model.mostLines)))
        query.isWithLines = true
        return query
    }

    private static let mostLines = 100

    /// The baselines shown, and those of a filter while it is typed.
    private var wantedBaselines: [Baseline] {
        let typed = filter.map { ItemSearch.baselines(of: $0.text, in: $0.panel) } ?? []
        return arrangement.shownBaselines + typed
    }

    /// The item whose changes stand side by side, and the stock of a position.
    fileprivate var comparedItem: Item? {
        let isCompared = deck != nil || layers.contains { $0.layer is Details || $0.layer is BaselineChoice }
        guard isCompared, let (panel, item) = chosenItem else { return nil }
        return panel == .positions ? Position.Key(item.text).map { Item($0.item) } : item
    }

    private var pastWish: PastReading.Wish {
        PastReading.Wish(
            day: pastDay, baselines: wantedBaselines, stocks: arrangement[.stocks],
            rates: arrangement[.rates], held: pastDay == nil ? [] : heldSymbols,
            currencies: pastDay == nil ? [] : heldCurrencies, base: arrangement.base,
            rateView: arrangement.rateView, opened: comparedItem, passing: passingSubjects)
    }

    /// Asks for closes that were not looked up yet, if any; `items` nil for the board and positions.
    package func pastQuery(
        of baselines: [Baseline], _ items: (stocks: [Symbol], rates: [RateID])? = nil
    ) -> PastQuery? {
        let isOfBoard = items == nil
        let shown = items ?? (arrangement.symbols + heldSymbols, arrangement.rateIDs)
        var items: [PastQuery.Item] = []
        func add(_ subject: PastCloses.Subject, _ day: Day?, _ baselines: [Baseline]) {
            let answer = market.past[subject]
            if pastDay == nil, day == nil { return }
            let isSame = answer != nil && (pastDay != nil || answer?.day == day)
            let lacking = baselines.filter { !isSame || answer?.bases[$0] == nil }
            let isRead = isSame && (lacking.isEmpty || answer?.day == nil)
            if !isRead, !lacking.isEmpty || pastDay != nil {
                items.append(PastQuery.Item(subject, from: pastDay == nil ? day : nil, lacking))
            }
        }
        let isRecentEnough = pastDay == nil && market.past.adjustment == .splits
        let opened = comparedItem
        let board = isRecentEnough ? baselines.filter(\.isFar) : baselines
        let several =
            Baseline.usual + Command.baselines.map(\.baseline).filter { !Baseline.usual.contains($0) }
        let usual = (isRecentEnough ? several.filter(\.isFar) : several) + board
        if !board.isEmpty {
            let others = pastDay != nil && isOfBoard ? Set(heldSymbols) : []
            for symbol in Set(shown.stocks).subtracting(others) {
                add(.stock(symbol), market.quotes[symbol]?.value.day, board)
            }
            for id in Set(shown.rates) { addRate(id, board) }
        }
        func addRate(_ id: RateID, _ baselines: [Baseline]) {
            for pair in Set([arrangement.shownPair(id), id.pair(on: arrangement.base)]) {
                addPair(pair, baselines)
            }
        }
        func addPair(_ pair: RatePair, _ baselines: [Baseline]) {
            add(.rate(pair), market.day(of: pair), baselines)
        }
        if pastDay != nil, isOfBoard {
            // The change of a day is that of price and rate.
            for symbol in heldSymbols {
                add(.stock(symbol), nil, board + [.d1].filter { !board.contains($0) })
            }
            for code in heldCurrencies { addPair(RatePair(base: .usd, code: .currency(code)), [.d1]) }
        }
        if let opened {
            if let symbol = Symbol(opened), market.quotes[symbol] != nil {
                add(.stock(symbol), market.quotes[symbol]?.value.day, usual)
            } else if let id = RateID(opened) {
                addRate(id, usual)
            }
        }
        return items.isEmpty ? nil : PastQuery(day: pastDay, market.past.adjustment, items)
    }

    package mutating func take(_ answers: [PastCloses.Subject: PastAnswer], for query: PastQuery) {
        market.past.take(answers, for: query)
        figures.renewRates(arrangement, shownMarket)
        figures.renewStocks(arrangement, shownMarket)
        if case .since = arrangement.sorts[.positions]?.column { arrangePositions() }
    }

    /// Closes are then looked up again.
    package mutating func forgetPast() {
        market.past.forget { _ in true }
        (pastReading.wish, pastReading.asked, pastReading.askedRates) = (nil, [:], [:])
    }

    mutating func takePast(_ answers: [PastCloses.Subject: PastAnswer], for query: PastQuery) -> [Effect] {
        guard query.day == pastDay else { return [] }
        let stock = selectedLine(.stocks)
        take(answers, for: query)
        select(stock, in: .stocks)
        if let filter, filter.name == nil, !ItemSearch.baselines(of: filter.text, in: filter.panel).isEmpty {
            _ = filter.type(filter.text, in: &self)
        }
        if isDemo || isPaused || query.isWithLines { return [] }
        return questionsForPast(query).flatMap { subject -> [Effect] in
            if case .bars(let query) = subject {
                pastReading.awaited.insert(query.symbol)
                pastReading.count += 1
            }
            return [.ask(subject, freshness: freshness(of: subject))]
        }
    }

    package mutating func questionsForPast(_ query: PastQuery) -> [FeedSubject] {
        var subjects: [FeedSubject] = []
        var codes: [CurrencyCode: Day] = [:]
        func ask(_ symbol: Symbol, since day: Day) {
            if let asked = pastReading.asked[symbol], asked <= day { return }
            pastReading.asked[symbol] = day
            subjects.append(.bars(BarsQuery(symbol, .day, since: day)))
        }
        let passing = passingSubjects
        pastReading.passed.formUnion(passing.intersection(query.items.map(\.subject)))
        for item in query.items where !passing.contains(item.subject) {
            guard let answer = market.past[item.subject] else { continue }
            let isUnknown =
                answer.day == nil || answer.bases.values.contains(.unread)
                || answer.bases.isEmpty && query.day == nil
            guard isUnknown, let from = query.day ?? item.day else { continue }
            let first = (item.baselines.map { $0.firstDay(before: from) } + [from + -21]).min() ?? from
            switch item.subject {
            case .stock(let symbol): ask(symbol, since: first)
            case .rate(let pair):
                for leg in [pair.base, pair.code] where leg != .usd {
                    switch leg {
                    case .asset(let asset): ask(asset.symbol, since: first)
                    case .currency(let code):
                        if let asked = pastReading.askedRates[code], asked <= first { continue }
                        codes[code] = min(codes[code] ?? first, first)
                    }
                }
            }
        }
        if let first = codes.values.min() {
            for code in codes.keys { pastReading.askedRates[code] = first }
            subjects.insert(.pastRates(codes.keys.sorted(), since: max(first, RatesOfDay.first)), at: 0)
        }
        return subjects
    }

    /// A deck's top card that is not on the board: feeds get no request with each swipe.
    private var passingSubjects: Set<PastCloses.Subject> {
        guard let deck, let item = deck.deck.pile.top, !layers.contains(where: { $0.layer is Details }),
            !arrangement[deck.deck.panel.id].contains(item)
        else { return [] }
        let rates = RateID(item).map { [arrangement.shownPair($0), $0.pair(on: arrangement.base)] } ?? []
        return Set(rates.map { .rate($0) } + (Symbol(item).map { [.stock($0)] } ?? []))
    }

    mutating func forgetPast(_ changes: FigureChanges) {
        pastReading.wish = nil
        let symbols = Set(changes.bars.filter { $0.interval == .day }.map(\.symbol))
        let codes = Set(changes.known.rateCloses.keys)
        if symbols.isEmpty, codes.isEmpty { return }
        market.past.forget { subject in
            switch subject {
            case .stock(let symbol): symbols.contains(symbol)
            case .rate(let pair):
                [pair.base, pair.code].contains { leg in
                    leg.currency.map(codes.contains) ?? leg.asset.map { symbols.contains($0.symbol) } ?? false
                }
            }
        }
    }

    /// The request for its bars has ended.
    mutating func finishPast(_ symbol: Symbol) {
        pastReading.awaited.remove(symbol)
        if pastReading.awaited.isEmpty { pastReading.count = 0 }
    }
}

extension MarketData {
    fileprivate func day(of pair: RatePair) -> Day? {
        [pair.base, pair.code].filter { $0 != .usd }.compactMap { dollarRate($0)?.quotedAt }.min().map {
            Zone.utc.local($0).day
        }
    }
}

extension Model {
    /// For printing: figures against several baselines, as of a day and on a scale.
    package mutating func compare(_ baselines: [Baseline], on day: Day?, _ adjustment: PriceAdjustment) {
        pastReading.printed = baselines
        if let first = baselines.first { arrangement.baseline = first }
        market.past.show(day)
        market.past.adjustment = adjustment
        figures.renew(arrangement, shownMarket, language: language)
    }

    package var printedBaselines: [Baseline] {
        pastReading.printed.isEmpty ? [arrangement.baseline] : pastReading.printed
    }

    var dayFacts: [PrintedValue.Field] { pastDay.map { [.init("on", .text($0.description))] } ?? [] }

    var dayColumns: [PrintedPanel.Column] { pastDay == nil ? [] : [.init("day")] }

    func dayCells(_ day: Day?) -> [PrintedPanel.Cell] {
        pastDay == nil ? [] : [.init(.text(day?.description), day?.description ?? FigureText.absent)]
    }
}
