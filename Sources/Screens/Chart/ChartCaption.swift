internal import Board
internal import Market
internal import TUI
internal import Words

/// What stands around a chart in words.
struct ChartCaption {
    let chart: OpenChart
    let picture: ChartPicture?
    let model: Model

    private var words: Words { model.words }

    /// How the chart is drawn, and of what.
    var note: [Span] {
        let look = model.look(of: chart.panel)
        var parts = [words[look.shape.phrase], words[look.scale.phrase]]
        if let data = picture?.data {
            if picture?.comparison != nil { parts = [words[.scalePercent]] }
            let merged = picture?.slots.map(\.bars.count).max() ?? 1
            let interval = data.series.key.interval.rawValue
            parts.append(merged > 1 ? "\(merged) × \(interval)" : interval)
            if picture?.comparison == nil, let currency = data.series.currency { parts.append(currency) }
        }
        return [Span(" \(parts.joined(separator: " · ")) ", Style(.faint))]
    }

    /// What is missing, or why it is; nil for nothing. It is shortened to the room there is.
    var remark: Span? {
        let all = missing + (news ?? limits)
        return all.first.map { Span(all.map(\.text).joined().trimmed, $0.style) }
    }

    /// The same for a chart that nobody waits at.
    var printedFoot: [Span] { missing + limits + source }

    private var missing: [Span] {
        if let comparison = picture?.comparison, comparison.slots.isEmpty {
            return [Span(" \(words[.noCommonDays]) ", Style(.warning))]
        }
        guard let missing = picture?.comparison?.missing, !missing.isEmpty else { return [] }
        let names = missing.map(\.text).joined(separator: ", ")
        return [Span(" \(words[.noBarsOf, ["code": names]]) ", Style(.warning))]
    }

    /// Why no bars have come, or that they are awaited; nil for neither.
    private var news: [Span]? {
        guard let symbol = picture?.data.series.key.symbol else { return nil }
        if let failure = model.barFailures[symbol] {
            return [Span(" \(failure.sentence(words, about: symbol)) ", Style(.warning))]
        }
        return model.awaitedBars.contains(symbol) ? [Span(" \(words[.chartAsking]) ", Style(.faint))] : nil
    }

    private var limits: [Span] {
        guard let data = picture?.data else { return [] }
        if data.isOfCloses, data.state != .sample {
            return [Span(" \(words[.chartOfCloses]) ", Style(.faint))]
        }
        guard let first = data.lateStart(model.look(of: chart.panel).range, model) else { return [] }
        return [Span(" \(words[.chartBegins, ["date": words.date(first, withYear: true)]]) ", Style(.faint))]
    }

    /// Where the bars come from.
    var source: [Span] {
        guard let data = picture?.data else { return [] }
        let state = data.state.map { words[$0.phrase] }
        let role: Role = data.state == .stale ? .warning : .faint
        // The sample is nobody's.
        let source = data.state == .sample ? nil : data.series.source.text
        return [Span(" \([source, state].compactMap(\.self).joined(separator: " · ")) ", Style(role))]
    }
}

extension String {
    /// The text without blanks at its ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
