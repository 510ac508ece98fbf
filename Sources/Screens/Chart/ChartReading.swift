internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

/// The line above a chart: the bar at the crosshair, or a summary.
struct ChartReading {
    let picture: ChartPicture
    @Held var model: Model

    private var words: Words { model.words }
    private var isIntraday: Bool { picture.data.series.key.interval.isIntraday }

    /// Measured from the mark if there is one. If there is no room, drops volume first, then all but the close.
    func spans(at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        if let comparison = picture.comparison {
            return compared(comparison, at: slot, mark: mark, in: width)
        }
        if picture.data.costs != nil {
            guard let day = heading(at: slot, mark: slot == nil ? nil : mark) else { return [] }
            let value = ValueReading(picture: picture, model: model)
            let title = [Span(day, Style(.title))] + (slot == nil ? [] : distance(slot, mark))
            return title + value.spans(at: slot, mark: mark, in: width - title.cells)
        }
        for detail in [Detail.volume, .prices] {
            let spans = spans(at: slot, mark: mark, detail)
            if spans.cells <= width { return spans }
        }
        return spans(at: slot, mark: mark, .close)
    }

    private enum Detail: Comparable {
        case close
        case prices
        case volume
    }

    /// The bars at the mark and at the crosshair, or the last one, in order of time; nil without a mark.
    private func ends(_ slot: Int?, _ mark: Int?) -> (first: Bar, last: Bar)? {
        guard let mark, let place = slot ?? picture.lastKnown, let one = picture.slots[mark].bar,
            let other = picture.slots[place].bar
        else { return nil }
        return mark <= place ? (one, other) : (other, one)
    }

    private func heading(at slot: Int?, mark: Int?) -> String? {
        let known = picture.slots.filter { $0.bar != nil }
        guard let first = known.first?.bar, let place = known.last else { return nil }
        let last = picture.data.series.bars[place.bars.upperBound - 1]
        if let ends = ends(slot, mark) {
            return period(ends.first, slot == nil ? last : ends.last, hasTimes: true)
        }
        return slot.flatMap { picture.slots[$0].bar }.map { moment($0) } ?? period(first, last)
    }

    /// In days; none without a mark or within a day.
    private func distance(_ slot: Int?, _ mark: Int?) -> [Span] {
        guard let ends = ends(slot, mark) else { return [] }
        let days = day(ends.last) - day(ends.first)
        return days > 0 ? [Span("  " + words[.daysApart, count: days], Style(.faint))] : []
    }

    private func spans(at slot: Int?, mark: Int?, _ detail: Detail) -> [Span] {
        guard let last = picture.lastKnown, let heading = heading(at: slot, mark: mark),
            let bar = picture.slots[slot ?? last].bar
        else { return [] }
        var spans = [Span(heading, Style(.title))]
        let ends = ends(slot, mark)
        let change = (ends?.first.close ?? picture.panes.start).map { start in
            model.figureText.change(
                Baseline.change(from: start, to: ends?.last.close ?? bar.close), places: 2, within: .max)
        }
        let changed = change.map { [Span("  "), Span($0.text, $0.style.with(.bold))] } ?? []
        if ends != nil { spans += distance(slot, mark) + changed }
        for action in slot.flatMap({ picture.actions[$0] }) ?? [] {
            let text = action.text(words, model.figureText, picture.data.series.currency)
            spans.append(Span("  " + text, Style(.carried)))
        }
        if slot != nil, !picture.data.isOfCloses, detail >= .prices {
            for (phrase, price) in [
                (Phrase.barOpen, bar.open), (.barHigh, bar.high), (.barLow, bar.low), (.barClose, bar.close),
            ] {
                spans += [Span("  \(words[phrase]) ", Style(.faint)), Span(picture.panes.text(price))]
            }
        } else {
            spans += [Span("  "), Span(picture.panes.text(bar.close))]
        }
        if slot != nil, let volume = bar.volume, volume > 0, detail >= .volume {
            spans += [Span("  \(words[.barVolume]) ", Style(.faint)), Span(ChartPanes.short(volume))]
        }
        return ends == nil ? spans + changed : spans
    }

    /// Since the mark or the first slot; as many as fit.
    private func compared(_ comparison: ChartComparison, at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        guard let place = slot ?? picture.lastKnown, picture.slots[place].bar != nil,
            let heading = heading(at: slot, mark: mark)
        else { return [] }
        var spans = [Span(heading, Style(.title))] + distance(slot, mark)
        let (first, last) = (mark.map { min($0, place) }, max(mark ?? place, place))
        for (line, style) in zip(comparison.lines, ChartPanes.styles) {
            let from = first.map { line.change(at: picture.slots[$0]) } ?? 0
            let change = from.flatMap { from in
                line.change(at: picture.slots[last]).flatMap { Baseline.change(from: 1 + from, to: 1 + $0) }
            }
            let text = change.map { model.figureText.change($0, places: 2) } ?? FigureText.absent
            let one = [Span("  \(line.name) ", style), Span(text)]
            guard spans.cells + one.cells <= width else { break }
            spans += one
        }
        return spans
    }

    func tag(at slot: Int) -> String { picture.slots[slot].bar.map { moment($0, isShort: true) } ?? "" }

    private func day(_ bar: Bar) -> Day { picture.data.zone.local(bar.start).day }

    private func moment(_ bar: Bar, isShort: Bool = false) -> String {
        let local = picture.data.zone.local(bar.start)
        guard isIntraday else {
            return isShort
                ? words.date(local.day, withYear: true) : words.dateWithWeekday(local.day, withYear: true)
        }
        let time = model.timeText.minute(local.time)
        return words.dateWithWeekday(local.day) + " " + time
    }

    private func period(_ first: Bar, _ last: Bar, hasTimes: Bool = false) -> String {
        let (from, to) = (day(first), day(last))
        if hasTimes, isIntraday, first.start != last.start {
            let times = [first, last].map { model.timeText.minute(picture.data.zone.local($0.start).time) }
            return from == to
                ? "\(words.dateWithWeekday(to)) \(times[0]) – \(times[1])"
                : "\(words.date(from)) \(times[0]) – \(words.date(to)) \(times[1])"
        }
        let withYear = from.civil.year != to.civil.year
        return from == to
            ? words.dateWithWeekday(to)
            : "\(words.date(from, withYear: withYear)) – \(words.date(to, withYear: withYear))"
    }
}

/// The words around a chart of value: the value at a time, its cost, and the gain.
struct ValueReading {
    let picture: ChartPicture
    @Held var model: Model

    private var panes: ChartPanes { picture.panes }
    private var words: Words { model.words }

    /// Leaves out the change over the range, because purchases and sales move the value too.
    func summary(in room: Int) -> [Span] {
        guard let last = picture.lastKnown, let value = picture.slots[last].bar?.close else { return [] }
        let amount =
            panes.isPrivate
            ? []
            : [Span("  " + panes.text(value), Style(.title)), Span(" \(model.homeCurrency)", Style(.faint))]
        let cost = cost(at: last)
        let long = amount + gain(of: value, over: cost)
        let short = amount + gain(of: value, over: cost, hasAmount: false)
        return [long, short, amount].first { $0.cells <= room } ?? []
    }

    /// The value at `slot` with cost, gain and the change, since the mark if there is one; without a slot, the
    /// cost of the last.
    func spans(at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        guard let place = slot ?? picture.lastKnown, let value = picture.slots[place].bar?.close else {
            return []
        }
        let cost = cost(at: place)
        let paid =
            panes.isPrivate
            ? []
            : cost.map { [Span("  \(words[.labelCost]) ", Style(.faint)), Span(panes.text($0))] } ?? []
        guard slot != nil else { return fitting(paid, to: place, in: width) }
        let marked = mark.flatMap { picture.slots[$0].bar?.close }
        let isLater = mark.map { $0 <= place } ?? true
        let since =
            isLater ? change(of: value, from: marked) : marked.map { change(of: $0, from: value) } ?? []
        let amount = panes.isPrivate ? [] : [Span("  " + panes.text(value))]
        let read = since + amount
        let all = read + paid + gain(of: value, over: cost)
        guard all.cells <= width else { return read }
        return mark == nil ? fitting(all, to: place, in: width) : all
    }

    /// `spans`, and the growth up to `slot`. If there is no room, drops the benchmark's part first.
    private func fitting(_ spans: [Span], to slot: Int, in width: Int) -> [Span] {
        guard let growth = panes.data.growth,
            let first = panes.slots.lazy.compactMap({ $0.bar == nil ? nil : $0.bars.upperBound - 1 }).first
        else { return spans }
        func grown(_ figures: [Double?]) -> Double? {
            let start = figures.indices.contains(first) ? figures[first] : nil
            guard let start, let end = panes.atSlots(figures)[slot] else { return nil }
            return Baseline.change(from: start, to: end)
        }
        func share(_ figures: [Double?]) -> [Span] {
            let change = grown(figures)
            let text = panes.figures.change(change, places: 2, within: .max)
            return [Span(" " + text.text, text.style)]
        }
        var all = spans
        if let name = growth.name {
            all +=
                [Span("  " + name, ChartPanes.benchmarkStyle)] + share(growth.prices)
                + against(growth, at: slot)
        }
        guard all.cells <= width else { return spans }
        let own = [Span("  " + words[.labelTimeWeighted], Style(.faint))] + share(growth.own)
        return (all + own).cells <= width ? all + own : all
    }

    private func against(_ growth: ValueGrowth, at slot: Int) -> [Span] {
        guard !panes.isPrivate, let value = panes.slots[slot].bar?.close else { return [] }
        guard let other = panes.atSlots(growth.values)[slot] else { return [Span(" " + FigureText.absent)] }
        let amount = panes.figures.amount(abs(other - value), model.homeCurrency)
        let phrase: Phrase = other < value ? .benchmarkLess : .benchmarkMore
        return [
            Span(" " + panes.text(other)), Span(" " + words[phrase, ["amount": amount]], Style(.faint)),
        ]
    }

    private func cost(at slot: Int) -> Double? { panes.data.costs.flatMap { panes.atSlots($0)[slot] } }

    private func gain(of value: Double, over cost: Double?, hasAmount: Bool = true) -> [Span] {
        let change = change(of: value, from: cost, hasAmount: hasAmount)
        return change.isEmpty ? [] : [Span("  \(words[.gainHeading])", Style(.faint))] + change
    }

    private func change(of value: Double, from start: Double?, hasAmount: Bool = true) -> [Span] {
        guard let start else { return [] }
        let change = Baseline.change(from: start, to: value)
        let style = Style.change(change, places: 2)
        let amount = (value > start ? "+" : "") + panes.figures.amount(value - start, model.homeCurrency)
        let share = panes.figures.change(change, places: 2, within: .max)
        return (panes.isPrivate || !hasAmount ? [] : [Span("  " + amount, style)])
            + [Span("  " + share.text, share.style.with(.bold))]
    }
}
