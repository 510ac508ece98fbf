internal import Board
internal import Market
internal import TUI
internal import Words

/// The words around a chart of value: what it was worth at a time, what had been paid for it, and the gain.
struct ValueReading {
    let picture: ChartPicture
    let model: Model

    private var panes: ChartPanes { picture.panes }
    private var words: Words { model.words }

    /// The last value shown and what it is above its cost, in at most `room` cells.
    ///
    /// How far the value moved over the span is not told: what was bought and sold meanwhile moves it too.
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

    /// The value at `slot` with its cost and gain, and its change since the mark; without a slot, the cost of the last.
    func spans(at slot: Int?, mark: Int?, in width: Int) -> [Span] {
        guard let place = slot ?? picture.lastKnown, let value = picture.slots[place].bar?.close else {
            return []
        }
        let cost = cost(at: place)
        let paid =
            panes.isPrivate
            ? []
            : cost.map { [Span("  \(words[.labelCost]) ", Style(.faint)), Span(panes.text($0))] } ?? []
        guard slot != nil else { return paid }
        let since = change(of: value, from: mark.flatMap { picture.slots[$0].bar?.close })
        let amount = panes.isPrivate ? [] : [Span("  " + panes.text(value))]
        let read = amount + since
        let all = read + paid + gain(of: value, over: cost)
        return all.cells <= width ? all : read
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
