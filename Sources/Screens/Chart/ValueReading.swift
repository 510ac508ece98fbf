internal import Board
internal import Market
internal import TUI
internal import Words

/// The words around a chart of value: what it was worth at a time, what had been paid for it, and the change.
struct ValueReading {
    let picture: ChartPicture
    let model: Model

    private var panes: ChartPanes { picture.panes }
    private var words: Words { model.words }

    /// The last value shown and its change over the span, in at most `room` cells.
    func summary(in room: Int) -> [Span] {
        guard let last = picture.lastKnown, let value = picture.slots[last].bar?.close else { return [] }
        let amount =
            panes.isPrivate
            ? []
            : [Span("  " + panes.text(value), Style(.title)), Span(" \(model.homeCurrency)", Style(.faint))]
        let long = amount + change(of: value, from: panes.start)
        let short = amount + change(of: value, from: panes.start, hasAmount: false)
        return [long, short, amount].first { $0.cells <= room } ?? []
    }

    /// The value at `slot` with its cost and its change since the mark or the first; without a slot, cost and gain of the last.
    func spans(at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        guard let place = slot ?? picture.lastKnown, let value = picture.slots[place].bar?.close else {
            return []
        }
        let cost = panes.data.costs.flatMap { panes.atSlots($0)[place] }
        var paid: [Span] = []
        if let cost {
            if !panes.isPrivate {
                paid = [Span("  \(words[.labelCost]) ", Style(.faint)), Span(panes.text(cost))]
            }
            paid += [Span("  \(words[.gainHeading])", Style(.faint))] + change(of: value, from: cost)
        }
        guard slot != nil else { return paid }
        let from = mark.flatMap { picture.slots[$0].bar?.close } ?? panes.start
        let amount = panes.isPrivate ? [] : [Span("  " + panes.text(value))]
        let read = amount + change(of: value, from: from)
        return (read + paid).cells <= width ? read + paid : read
    }

    private func change(of value: Double, from start: Double?, hasAmount: Bool = true) -> [Span] {
        guard let start, start != 0 else { return [] }
        let change = value / start - 1
        let style = Style.change(change, places: 2)
        let amount = (value > start ? "+" : "") + panes.figures.amount(value - start, model.homeCurrency)
        return (panes.isPrivate || !hasAmount ? [] : [Span("  " + amount, style)])
            + [Span("  " + panes.figures.marked(change, places: 2), style.with(.bold))]
    }
}
