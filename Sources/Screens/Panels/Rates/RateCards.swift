internal import Board
internal import TUI
internal import Words

/// Rate cards at a moment, which stands first: it is what mostly differs.
struct RateMoment: Equatable {
    let viewer: Viewer
    let label: PanelAge?
    let cards: RateCards

    /// The cards, made anew where the moment changes what is said of them.
    func views(_ memo: Memo) -> [SharedView] {
        var cards = cards
        cards.marks = marks
        return memo(.lines(Panel.rates.id), cards) { $0.views() }
    }

    private var marks: [AgeMark?] {
        let (refresh, here, now) = (viewer.refresh.rates, viewer.here, viewer.now)
        return cards.figures.map { figure in
            AgeMark(
                figure?.state(refresh: refresh, now: now), figure?.quotedAt ?? figure?.arrived, in: here,
                label, viewer)
        }
    }
}

struct RateCards: Equatable {
    let codes: [String]
    let names: [String]
    let figures: [RateFigure?]
    var marks: [AgeMark?] = []
    let sizes: [Size]
    let base: String
    let feed: FeedStatus?
    let writing: Writing

    private var words: Words { writing.words }
    private var figureText: FigureText { writing.figures }

    func views() -> [SharedView] { codes.indices.map { SharedView(card($0)) } }

    private func card(_ index: Int) -> RateCardView {
        let (code, figure, size) = (codes[index], figures[index], sizes[index])
        let title = words[.cardTitle, ["code": code, "base": base]]
        let name = CellWidth.fit(names[index], size.width - 4 - CellWidth.of(title) - 3)
        var card = RateCardView(
            title: title, name: name, foot: foot(marks[index], figure?.disagreement, room: size.width - 4))
        let inner = Rect(size).inset(dx: 2, dy: 1)
        if inner.height > 5, let figure, let rate = figure.rate {
            card.putLarge(figure, rate, in: inner, writing)
            return card
        }
        var field = inner
        if writing.showsFlags, inner.width >= 18, inner.height >= 3 {
            card.flag = FlagView(code, isLarge: false, writing)
            field = inner.split(left: 9).rest
        }
        for span in rows(figure, field.width).prefix(inner.height) {
            card.putRight(span, in: field.split(top: 1).top)
            field.y += 1
        }
        return card
    }

    /// Rate, change and the month's line; where the rate is not known, why.
    private func rows(_ figure: RateFigure?, _ width: Int) -> [Span] {
        guard let figure, let rate = figure.rate else {
            return [Span(FigureText.absent, Style(.faint)), Span(reason, Style(.faint))]
        }
        return [
            Span(figureText.rate(rate, within: width), Style(.title)),
            figureText.change(figure.change, places: 2, within: width),
            Span(Sparkline.text(figure.line, width: min(width, 12)), Style.change(figure.change, places: 2)),
        ]
    }

    /// Why a currency has no figure, in two words.
    private var reason: String {
        guard let feed else { return "" }
        if feed.isAsking { return words[.asking] }
        if feed.failure != nil { return words[.noAnswer] }
        return words[feed.lastAnswer == nil ? .noFigure : .notInFeed]
    }

    /// What the lower border says, in as many words as fit: the figure's age, and another feed's figure.
    private func foot(_ mark: AgeMark?, _ disagreement: Disagreement?, room: Int) -> [Span] {
        func span(_ text: String, _ role: Role) -> Span {
            Span(" \(text) ", role == .label ? Style(role, on: role) : Style(role))
        }
        let ages = mark.map { mark in mark.wordings.map { [span($0, mark.role)] } } ?? [[]]
        let sign = mark.map { [span(AgeMark.sign, $0.role)] } ?? []
        let disagreements =
            disagreement.map { disagreement in
                [
                    "≠ \(disagreement.source) \(figureText.rate(disagreement.value))",
                    "≠ \(disagreement.source)", "≠",
                ].map {
                    [span($0, .warning)]
                }
            } ?? [[]]
        let pairs =
            disagreements.flatMap { disagreement in ages.map { $0 + disagreement } }
            + disagreements.map { sign + $0 }
        // A line stands between two.
        return pairs.first { $0.cells + max(0, $0.count - 1) <= room } ?? []
    }
}
