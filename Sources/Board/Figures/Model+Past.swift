package import Arrangement
package import CivilTime
package import Figures
package import Market

/// What the board has done to know its past.
package struct PastReading: Hashable, Sendable {
    /// What decides on which closes are wanted.
    struct Wish: Hashable, Sendable {
        let day: Day?
        let baselines: [Baseline]
        let stocks: [Item]
        let rates: [Item]
        let base: CurrencyCode
        let rateView: RateView
        let opened: Item?
    }

    /// The wish that was looked at last; nil once figures have changed since.
    var wish: Wish?
    /// The day that closes were asked for from, by symbol.
    var asked: [Symbol: Day] = [:]
    /// The same for the closes of currencies.
    var askedRates: [CurrencyCode: Day] = [:]
    /// The baselines that are printed side by side; empty for the board's own.
    var printed: [Baseline] = []
    /// The symbols whose bars are awaited.
    package internal(set) var awaited: Set<Symbol> = []
    /// How many were, since none was awaited.
    package internal(set) var count = 0
}

extension Arrangement {
    /// The baselines that the board shows: the chosen one first.
    package var shownBaselines: [Baseline] {
        [baseline] + columnBaselines.filter { $0 != baseline }
    }
}

extension Model {
    /// The past day that the board shows; nil for now.
    package var pastDay: Day? { market.past.day }

    /// Reads the closes that the board lacks for its day and baselines, as far as it has not done so.
    mutating func readPast() -> [Effect] {
        let wish = pastWish
        guard pastReading.wish != wish else { return [] }
        pastReading.wish = wish
        guard let query = pastQuery(of: arrangement.shownBaselines) else { return [] }
        return [.readPast(query)]
    }

    /// The details that are open, whatever lies over them.
    private var openDetails: Details? { layers.lazy.compactMap { $0.layer as? Details }.last }

    private var pastWish: PastReading.Wish {
        PastReading.Wish(
            day: pastDay, baselines: arrangement.shownBaselines, stocks: arrangement[.stocks],
            rates: arrangement[.rates], base: arrangement.base, rateView: arrangement.rateView,
            opened: openDetails?.item)
    }

    /// The question for the closes that are wanted and were not looked up yet; nil for none.
    ///
    /// - Parameter items: Those that the closes are of; nil for what is on the board, and what is held.
    package func pastQuery(
        of baselines: [Baseline], _ items: (stocks: [Symbol], rates: [RateID])? = nil
    ) -> PastQuery? {
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
        let opened = openDetails?.item
        let board = isRecentEnough ? baselines.filter(\.isFar) : baselines
        let usual = (isRecentEnough ? Baseline.usual.filter(\.isFar) : Baseline.usual) + board
        if !board.isEmpty {
            for symbol in Set(shown.stocks) {
                add(.stock(symbol), market.quotes[symbol]?.value.day, board)
            }
            for id in Set(shown.rates) { addRate(id, board) }
        }
        func addRate(_ id: RateID, _ baselines: [Baseline]) {
            for pair in Set([arrangement.shownPair(id), id.pair(on: arrangement.base)]) {
                add(.rate(pair), market.day(of: pair), baselines)
            }
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

    /// Takes over what a store has of the past.
    package mutating func take(_ answers: [PastCloses.Subject: PastAnswer], for query: PastQuery) {
        market.past.take(answers, for: query)
        figures.renewRates(arrangement, market)
        figures.renewStocks(arrangement, market)
    }

    /// Looks closes up again.
    package mutating func forgetPast() { market.past.forget { _ in true } }

    /// The same, and asks feeds for what the store lacks.
    mutating func takePast(_ answers: [PastCloses.Subject: PastAnswer], for query: PastQuery) -> [Effect] {
        guard query.day == pastDay else { return [] }
        take(answers, for: query)
        if isDemo || isPaused { return [] }
        return questionsForPast(query).flatMap { subject -> [Effect] in
            if case .bars(let query) = subject {
                pastReading.awaited.insert(query.symbol)
                pastReading.count += 1
            }
            return [.ask(subject, freshness: freshness(of: subject))]
        }
    }

    /// What feeds are asked for the closes of a question that a store lacks; each once.
    package mutating func questionsForPast(_ query: PastQuery) -> [FeedSubject] {
        var subjects: [FeedSubject] = []
        var codes: [CurrencyCode: Day] = [:]
        func ask(_ symbol: Symbol, since day: Day) {
            if let asked = pastReading.asked[symbol], asked <= day { return }
            pastReading.asked[symbol] = day
            subjects.append(.bars(BarsQuery(symbol, .day, since: day)))
        }
        for item in query.items {
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

    /// Notes that feeds have told closes.
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

    /// Notes that a question for bars has come to an end.
    mutating func finishPast(_ symbol: Symbol) {
        pastReading.awaited.remove(symbol)
        if pastReading.awaited.isEmpty { pastReading.count = 0 }
    }
}

extension MarketData {
    /// The day of a rate; nil where it is not known.
    fileprivate func day(of pair: RatePair) -> Day? {
        [pair.base, pair.code].filter { $0 != .usd }.compactMap { dollarRate($0)?.quotedAt }.min().map {
            Zone.utc.local($0).day
        }
    }
}

extension Model {
    /// Shows figures against several baselines, as of a day and on a scale, to print them.
    package mutating func compare(_ baselines: [Baseline], on day: Day?, _ adjustment: PriceAdjustment) {
        pastReading.printed = baselines
        if let first = baselines.first { arrangement.baseline = first }
        market.past.show(day)
        market.past.adjustment = adjustment
        figures.renew(arrangement, market, language: language)
    }

    /// The baselines that are printed side by side.
    package var printedBaselines: [Baseline] {
        pastReading.printed.isEmpty ? [arrangement.baseline] : pastReading.printed
    }

    /// The past day that a printed panel is of.
    var dayFacts: [PrintedValue.Field] { pastDay.map { [.init("on", .text($0.description))] } ?? [] }

    /// The column of the day of each past close.
    var dayColumns: [PrintedPanel.Column] { pastDay == nil ? [] : [.init("day")] }

    func dayCells(_ day: Day?) -> [PrintedPanel.Cell] {
        pastDay == nil ? [] : [.init(.text(day?.description), day?.description ?? FigureText.absent)]
    }
}
