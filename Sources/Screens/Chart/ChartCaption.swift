internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

struct ChartCaption {
    let chart: OpenChart
    let picture: ChartPicture?
    @Held var model: Model

    private var words: Words { model.words }

    var note: [Span] {
        let look = model.look(of: chart)
        var parts = [words[look.shape.phrase], words[look.scale.phrase]]
        if let data = picture?.data {
            if picture?.comparison != nil { parts = [words[.scalePercent]] }
            let merged = picture?.slots.map(\.bars.count).max() ?? 1
            let interval = data.series.key.interval.rawValue
            parts.append(merged > 1 ? "\(merged) × \(interval)" : interval)
            if picture?.comparison == nil, !chart.isOfValue, let unit = unit(of: data) { parts.append(unit) }
            // Without splits and dividends all prices are those paid.
            if !data.series.actions.isEmpty { parts.append(words[look.adjustment.phrase]) }
        }
        return [Span(" \(parts.joined(separator: " · ")) ", Style(.faint))]
    }

    /// The currency of the figures; for rates of 100 units, with that number.
    private func unit(of data: ChartData) -> String? {
        guard chart.panel == .rates,
            let figure = chart.item.flatMap({ RateID($0) }).map({ model.rateFigure($0) })
        else { return data.series.currency }
        return figure.units > 1 ? words.unit(of: figure) : figure.pair.code.text
    }

    var reason: String {
        let lacking = chart.isOfValue ? model.lacking(chart) : chart.item.map { [$0.text] } ?? []
        if let span = self.lacking(lacking) { return span.text }
        return words[.noBarsOf, ["code": chart.item?.text ?? words[chart.panel.kind.words.title]]]
    }

    var remark: Span? { missing ?? news ?? limits ?? coming }

    private var coming: Span? {
        guard !chart.isOfValue, chart.others.isEmpty, let symbol = picture?.data.series.key.symbol,
            let next = model.chartEvents(of: symbol).first(where: { !$0.isOver(at: model.now) })
        else { return nil }
        let text = model.eventText
        let day = model.viewer.date(next.firstDay(here: model.here))
        return Span("\(text.what(next)) · \(day) · \(text.countdown(next))", Style(.faint))
    }

    /// The foot of a chart that is drawn once and waits for nothing.
    var printedFoot: [Span] {
        [missing ?? limits].compactMap(\.self).map { Span(" \($0.text) ", $0.style) } + source
    }

    private var missing: Span? {
        if let data = picture?.data, chart.isOfValue { return lacking(data.lacking) ?? leftOut }
        guard let comparison = picture?.comparison else { return nil }
        if comparison.slots.isEmpty { return Span(words[.noCommonDays], Style(.warning)) }
        guard !comparison.missing.isEmpty else { return nil }
        let symbols = comparison.missing.compactMap { $0.panel.kind.chartSubject(of: $0.item, model)?.symbol }
        if symbols.contains(where: model.awaitedBars.contains) {
            return Span(words[.chartAsking], Style(.faint))
        }
        let names = comparison.missing.map { model.chartName(of: $0.item, in: $0.panel) }
        return Span(words[.noBarsOf, ["code": words.list(names)]], Style(.warning))
    }

    private func lacking(_ names: [String]) -> Span? {
        guard !names.isEmpty else { return nil }
        let symbols = names.compactMap { Symbol($0) }
        if symbols.contains(where: model.awaitedBars.contains) {
            return Span(words[.chartAsking], Style(.faint))
        }
        if let symbol = symbols.first, let failure = model.barFailures[symbol] {
            return Span(failure.sentence(words, about: symbol), Style(.warning))
        }
        return Span(words[.valueLacks, ["code": words.list(names)]], Style(.warning))
    }

    private var leftOut: Span? {
        guard chart.item == nil else { return nil }
        return model.shownPortfolio?.positions.total.withoutSaying.map {
            Span(words[$0], Style(.warning))
        }
    }

    /// Why no bars have come, or that they are awaited; nil for neither.
    private var news: Span? {
        guard !chart.isOfValue, let symbol = picture?.data.series.key.symbol else { return nil }
        if let failure = model.barFailures[symbol] {
            return Span(failure.sentence(words, about: symbol), Style(.warning))
        }
        return model.awaitedBars.contains(symbol) ? Span(words[.chartAsking], Style(.faint)) : nil
    }

    private var limits: Span? {
        guard let data = picture?.data else { return nil }
        if let untold = data.untoldSplit {
            let date = words.date(untold.day, withYear: true)
            return Span(words[.untoldSplit, ["date": date, "ratio": untold.ratio]], Style(.warning))
        }
        if data.isOfCloses, !chart.isOfValue, data.state != .sample {
            return Span(words[.chartOfCloses], Style(.faint))
        }
        let first = data.lateStart(model.look(of: chart).range, model)
        return first.map { day in
            Span(words[.chartBegins, ["date": words.date(day, withYear: true)]], Style(.faint))
        }
    }

    var source: [Span] {
        guard let data = picture?.data else { return [] }
        let state = data.state.map { words[$0.phrase] }
        let role: Role = data.state == .stale ? .warning : .faint
        // The sample has no source, and a sum may have several.
        let isMade = data.state == .sample || data.series.source == .program
        let source = isMade ? nil : data.series.source.text
        return [Span(" \([source, state].compactMap(\.self).joined(separator: " · ")) ", Style(role))]
    }
}

/// Labels below a chart: round times in the exchange's own zone.
struct ChartTimes {
    let slots: [ChartSlot]
    let zone: Zone
    let interval: BarInterval
    let words: Words
    let times: TimeText

    /// Minutes.
    private static let steps = [360, 180, 120, 60, 30, 15, 5]

    /// As many as fit, the longest times first. Labels all times of a kind or none, for even distances.
    func labels(in columns: Int) -> [Chart.SlotLabel] {
        var labels: [Chart.SlotLabel] = []
        for level in levels {
            let all = labels + level.filter { new in !labels.contains { $0.slot == new.slot } }
            let cells = all.map { CellWidth.of($0.text) }.max() ?? 0
            if all.count * (cells + 3) > columns, !labels.isEmpty || all.count > 1 { break }
            labels = all
        }
        return labels
    }

    private var levels: [[Chart.SlotLabel]] {
        let moments = slots.indices.compactMap { slot in
            slots[slot].start.map { (slot: slot, local: zone.local($0)) }
        }
        /// Labels the first slot too if the range begins with it.
        func changes<Key: Equatable>(
            _ key: (LocalMoment) -> Key, where isWanted: (LocalMoment) -> Bool = { _ in true },
            _ text: (LocalMoment) -> String
        ) -> [Chart.SlotLabel] {
            zip(moments.dropFirst(), moments).compactMap { moment, before in
                key(moment.local) != key(before.local) && isWanted(moment.local)
                    ? Chart.SlotLabel(moment.slot, text(moment.local)) : nil
            }
        }
        let years = changes({ $0.day.civil.year }) { String($0.day.civil.year) }
        func month(_ local: LocalMoment) -> Int { local.day.civil.month }
        func months(_ step: Int) -> [Chart.SlotLabel] {
            changes(month, where: { (month($0) - 1) % step == 0 }) { words.month($0.day) }
        }
        let weeks = changes({ ($0.day.number + 3) / 7 }) { words.date($0.day) }
        let days = changes(\.day) { words.date($0.day) }
        if interval == .month || interval == .week {
            let decades = changes({ $0.day.civil.year }, where: { $0.day.civil.year % 10 == 0 }) {
                String($0.day.civil.year)
            }
            let fifths = changes({ $0.day.civil.year }, where: { $0.day.civil.year % 5 == 0 }) {
                String($0.day.civil.year)
            }
            return [decades, fifths, years, months(6), months(3), months(1)]
        }
        guard interval.isIntraday else { return [years, months(6), months(3), months(1), weeks, days] }
        let dayNames = changes(\.day) { words.dateWithWeekday($0.day) }
        return [dayNames]
            + ChartTimes.steps.map { step in
                changes({ $0.time.second / 60 / step }, where: { $0.time.second / 60 % step == 0 }) {
                    times.minute($0.time)
                }
            }
    }
}

extension BarRange {
    func label(_ words: Words) -> String {
        switch self {
        case .day: words[.rangeDays, ["count": "1"]]
        case .fiveDays: words[.rangeDays, ["count": "5"]]
        case .month: words[.rangeMonths, ["count": "1"]]
        case .quarter: words[.rangeMonths, ["count": "3"]]
        case .halfYear: words[.rangeMonths, ["count": "6"]]
        case .yearToDate: words[.rangeYTD]
        case .year: words[.rangeYears, ["count": "1"]]
        case .twoYears: words[.rangeYears, ["count": "2"]]
        case .fiveYears: words[.rangeYears, ["count": "5"]]
        case .tenYears: words[.rangeYears, ["count": "10"]]
        case .all: words[.rangeMax]
        }
    }

    var command: Command { Command.chartRanges[BarRange.allCases.firstIndex(of: self) ?? 0] }
}

extension ChartLook.Shape {
    var phrase: Phrase {
        switch self {
        case .candles: .shapeCandles
        case .line: .shapeLine
        case .area: .shapeArea
        }
    }
}

extension ChartLook.Scale {
    var phrase: Phrase {
        switch self {
        case .linear: .scaleLinear
        case .logarithmic: .scaleLog
        case .percent: .scalePercent
        }
    }
}

extension CorporateAction {
    var glyph: Unicode.Scalar { shares == nil ? "D" : "S" }

    func text(_ words: Words, _ figures: FigureText, _ currency: String?) -> String {
        switch kind {
        case .split(let new, let old):
            words[.eventSplit, ["ratio": "\(figures.exact(new)):\(figures.exact(old))"]]
        case .dividend(let amount):
            words[
                .eventDividend,
                ["amount": [figures.exact(amount), currency].compactMap(\.self).joined(separator: " ")]]
        }
    }
}

extension MarketEvent {
    var glyph: Unicode.Scalar {
        switch kind {
        case .dividend: "D"
        case .results: "R"
        case .release, .holiday, .earlyClose, .clockChange, .own: "E"
        }
    }
}

extension Indicator {
    /// As traders call it in any language.
    var name: String {
        switch self {
        case .simple20: "SMA 20"
        case .simple50: "SMA 50"
        case .simple100: "SMA 100"
        case .simple200: "SMA 200"
        case .exponential20: "EMA 20"
        case .exponential50: "EMA 50"
        case .exponential100: "EMA 100"
        case .exponential200: "EMA 200"
        case .bollinger: "Bollinger 20 · 2"
        case .strength: "RSI 14"
        case .convergence: "MACD 12 · 26 · 9"
        }
    }
}
