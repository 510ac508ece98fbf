internal import Board
internal import CivilTime
internal import Market
internal import TUI
internal import Words

/// The line above a chart: the bar that is read, or else all that is shown.
struct ChartReading {
    let picture: ChartPicture
    let model: Model

    private var words: Words { model.words }
    private var isIntraday: Bool { picture.data.series.key.interval.isIntraday }

    /// The bar at `slot`, measured from the mark if there is one, in `width` cells: volume goes first, then all but the close.
    func spans(at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        if let comparison = picture.comparison {
            return compared(comparison, at: slot, mark: mark, in: width)
        }
        if picture.data.costs != nil {
            guard let day = heading(at: slot) else { return [] }
            let value = ValueReading(picture: picture, model: model)
            let title = Span(day, Style(.title))
            return [title] + value.spans(at: slot, mark: mark, in: width - [title].cells)
        }
        for detail in [Detail.volume, .prices] {
            let spans = spans(at: slot, mark: mark, detail)
            if spans.cells <= width { return spans }
        }
        return spans(at: slot, mark: mark, .close)
    }

    /// How much is said of a bar.
    private enum Detail: Comparable {
        case close
        case prices
        case volume
    }

    /// The time of the bar that is read, or of all that are shown; nil without bars.
    private func heading(at slot: Int?) -> String? {
        let known = picture.slots.compactMap(\.bar)
        guard let first = known.first, let last = known.last else { return nil }
        return slot.flatMap { picture.slots[$0].bar }.map { moment($0) } ?? period(first, last)
    }

    private func spans(at slot: Int?, mark: Int?, _ detail: Detail) -> [Span] {
        guard let last = picture.lastKnown, let heading = heading(at: slot),
            let bar = picture.slots[slot ?? last].bar
        else { return [] }
        var spans = [Span(heading, Style(.title))]
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
        let from = mark.flatMap { picture.slots[$0].bar }
        guard let start = from?.close ?? picture.panes.start else { return spans }
        let change = bar.close / start - 1
        spans += [
            Span("  "),
            Span(model.figureText.marked(change, places: 2), Style.change(change, places: 2).with(.bold)),
        ]
        if let from {
            spans.append(Span("  " + words[.daysApart, count: abs(day(bar) - day(from))], Style(.faint)))
        }
        return spans
    }

    /// The change of each item up to the slot that is read, since the mark or the first slot: of so many as there is room for.
    private func compared(_ comparison: ChartComparison, at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        let (place, known) = (slot ?? picture.slots.count - 1, picture.slots.compactMap(\.bar))
        guard picture.slots.indices.contains(place), let first = known.first, let last = known.last else {
            return []
        }
        let day = slot.flatMap { picture.slots[$0].bar }.map { moment($0) }
        var spans = [Span(day ?? period(first, last), Style(.title))]
        for (line, style) in zip(comparison.lines, ChartPanes.styles) {
            let from = mark.flatMap { line.change(at: picture.slots[$0]) } ?? 0
            guard let change = line.change(at: picture.slots[place]) else { continue }
            let one = [
                Span("  \(line.item.text) ", style),
                Span(model.figureText.change((1 + change) / (1 + from) - 1, places: 2)),
            ]
            guard spans.cells + one.cells <= width else { break }
            spans += one
        }
        return spans
    }

    /// The tag below the crosshair.
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

    private func period(_ first: Bar, _ last: Bar) -> String {
        let ending = picture.slots.last { $0.bar != nil }.map {
            picture.data.series.bars[$0.bars.upperBound - 1]
        }
        let (from, to) = (day(first), day(ending ?? last))
        let withYear = from.civil.year != to.civil.year
        return from == to
            ? words.dateWithWeekday(to)
            : "\(words.date(from, withYear: withYear)) – \(words.date(to, withYear: withYear))"
    }
}
