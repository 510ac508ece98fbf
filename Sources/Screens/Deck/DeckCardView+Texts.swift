internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

extension DeckCardView {
    static func title(_ code: String, _ name: String?) -> [Span] {
        [Span(" \(code) ", Style(.selection, on: .selection, .bold))]
            + (name.map { [Span(" \($0) ", Style(.title))] } ?? [])
    }

    static func change(
        _ baseline: Baseline, _ change: Double?, _ base: DailyClose?, _ text: (Double) -> String,
        _ model: Model
    ) -> [[Span]] {
        let label = Span("\(baseline.rawValue) ", Style(.faint))
        guard let change, let base else { return [[label, Span(FigureText.absent, Style(.faint))]] }
        let words = model.figureText.marked(change, places: 2)
        return [
            [label, Span(words, Style.change(change, places: 2).with(.bold))],
            [Span("  " + model.words[.fromClose, ["close": text(base.close)]], Style(.faint))],
            [Span(" " + model.words[.onDate, ["date": model.words.date(base.day)]], Style(.faint))],
        ]
    }

    static func ages(
        _ state: FigureState?, _ source: FeedID?, _ arrived: Instant?, _ ownTime: Instant?, _ model: Model
    ) -> [[Span]] {
        let words = model.words
        func spans(_ texts: [String], _ style: Style) -> [[Span]] { texts.map { [Span(" \($0) ", style)] } }
        guard let state, let arrived else { return spans([words[.noFigureYet]], Style(.faint)) }
        let name = source?.text ?? ""
        let moment = model.viewer.moment(ownTime ?? arrived)
        switch state {
        case .live:
            let text = words[.sourceAgo, ["source": name, "age": words.age(model.now - arrived)]]
            return spans([text, words[.live]], Style(.live))
        case .cached:
            let text = words[.sourceCached, ["source": name, "moment": moment]]
            let texts = [text, words[.cachedAt, ["moment": moment]], words[.cached]]
            return spans(texts, Style(.faint))
        case .stale:
            let text = words[.sourceStale, ["source": name, "moment": moment]]
            return spans([text, words[.stale]], Style(.warning))
        case .sample:
            let texts = [words[.sampleData], words[.sample].uppercased()]
            return spans(texts, Style(.label, on: .label))
        }
    }

    static func disagreements(_ disagreement: Disagreement, _ text: (Double) -> String) -> [[Span]] {
        ["≠ \(disagreement.source) \(text(disagreement.value))", "≠ \(disagreement.source)", "≠"].map {
            [Span(" \($0) ", Style(.warning))]
        }
    }
}

extension DeckCardView.Month {
    init(
        _ panel: Panel, _ item: Item, _ form: FigureForm, now: Double, base: DailyClose?, _ model: Model
    ) {
        let closes = panel.kind.closes(of: item, atMost: 22, model)
        let days = stride(from: 0, to: closes.count - 2, by: 5).map { index in
            Chart.SlotLabel(index, model.words.date(closes[index].day))
        }
        self.init(
            values: closes.map(\.close) + [now], base: base?.close,
            labels: [Chart.SlotLabel(closes.count, model.words[.now])] + days,
            text: model.figureText, form: form)
    }
}
