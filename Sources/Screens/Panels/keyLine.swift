internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// Draws the line at the bottom: what there is to say, else what the keys do now.
func drawKeyLine(
    _ model: Model, _ layout: Layout, _ prompt: Prompt?, _ memo: Memo, on canvas: inout Canvas
) {
    let line = layout.keyLine
    if model.notice?.isOfFeed != false, let prompt { return prompt.draw(in: line, into: &canvas) }
    memo.draw(KeyLine(model, layout), .plain, .keyLine, in: line, on: &canvas)
}

extension KeyLine {
    init(_ model: Model, _ layout: Layout) {
        let line = model.selectedLine
        self.init(
            layer: LayerID(model), keymap: model.settings.keymap,
            panel: model.deck == nil ? layout.screens[model.focus]?.commands : nil,
            isOfFile: model.focus.kind.isOfFile != nil,
            selection: line?.group != nil ? .heading : line != nil ? .card : .nothing,
            areClocksMoved: model.visited != nil,
            isFiltered: model.arrangement.filter(on: model.focus.id) != nil, hasAmount: model.amount != nil,
            pile: model.deck.map { KeyLine.Pile($0.deck) },
            chart: model.openChart.map { Chart($0, model, layout) },
            notice: model.notice?.isOfFeed == true ? nil : model.notice, width: layout.keyLine.width,
            words: model.words)
    }
}

/// All that the line at the bottom is made of where it asks for nothing.
struct KeyLine: View {
    /// What the keys act on.
    enum Selection { case card, heading, nothing }

    /// The rest of the open deck.
    struct Pile: Equatable {
        let choice: Deck.Choice
        let isEmpty: Bool

        init(_ deck: Deck) { (choice, isEmpty) = (deck.choice, deck.pile.count == 0) }
    }

    /// The parts of an open chart that keys act on.
    struct Chart: Equatable {
        let hasBars: Bool
        let isComparison: Bool
        let isOfValue: Bool
        let hasFixedScale: Bool

        init(_ chart: OpenChart, _ model: Model, _ layout: Layout) {
            hasBars = ChartScreen(chart, model, layout).hasBars
            isComparison = !chart.others.isEmpty
            isOfValue = chart.isOfValue
            hasFixedScale = isComparison || isOfValue && model.arrangement.hidesAmounts
        }
    }

    let layer: LayerID
    let keymap: Keymap
    /// The commands of the panel with the focus; nil while the deck lies over it.
    let panel: [Command]?
    /// Whether its cards come of a file: none is removed by hand.
    let isOfFile: Bool
    let selection: Selection
    let areClocksMoved: Bool
    /// Whether the panel shows what fits a filter alone.
    let isFiltered: Bool
    let hasAmount: Bool
    let pile: Pile?
    let chart: Chart?
    let notice: Notice?
    let width: Int
    let words: Words

    func draw(_ look: Look, on canvas: inout Canvas) { canvas.write(spans, x: 1, y: 0) }

    /// The command whose words stand at column `x`; nil where none do, or several.
    func command(at x: Int) -> Command? {
        guard notice == nil || layer == .baseline || layer == .carry else { return nil }
        var start = 1
        for hint in shown {
            if (start..<start + hint.spans.cells).contains(x) {
                return hint.commands.count == 1 ? hint.commands.first : nil
            }
            start += hint.spans.cells + KeyLine.gap.count
        }
        return nil
    }

    private var spans: [Span] {
        let keys = Array(shown.map(\.spans).joined(separator: [Span(KeyLine.gap)]))
        guard let notice, layer != .baseline else { return keys }
        // With a card in the hand, the keys that put it down come first.
        let lead = layer == .carry ? keys + [Span(KeyLine.gap)] : []
        let text = CellWidth.fit(words[notice.saying], width - lead.cells - 2)
        return lead + [Span(text, Style(notice.isWarning ? .warning : .text))]
    }

    private static let gap = "   "

    private typealias Shown = (commands: [Command], spans: [Span])

    /// The keys that there is room for.
    private var shown: [Shown] {
        let all =
            switch (layer, panel) {
            case (.board, _): boardHints.filter(isOfUse)
            case (.details, let panel?): detailsHints(panel).filter(isOfUse)
            case (.deck, _): deckHints.filter(isOfUse)
            case (.chart, _): layer.hints.filter(isOfUse)
            default: layer.hints
            }
        var hints: [Shown] = all.compactMap { hint in
            let keys = keymap.written(hint.commands, all: false)
            if keys.isEmpty { return nil }
            return (hint.commands, [Span(keys, Style(.key)), Span(" " + words[hint.label], Style(.faint))])
        }
        var cells = hints.reduce(-KeyLine.gap.count) { $0 + KeyLine.gap.count + $1.spans.cells }
        while hints.count > 1, cells > width - 2 {
            cells -= KeyLine.gap.count + hints.remove(at: leastNeeded(hints)).spans.cells
        }
        return hints
    }

    /// What the keys do with what is selected, then those of the panel and of the whole board.
    private var boardHints: [Hint] {
        let now =
            areClocksMoved
            ? [Hint(.back, label: .keyNow)]
            : isFiltered
                ? [Hint(.back, label: .keyAllCards)] : hasAmount ? [Hint(.back, label: .keyNoAmount)] : []
        let select = Hint(.selectLeft, .selectDown, .selectUp, .selectRight, label: .keySelect)
        let commands = Command.onLine.beforePanel + (panel ?? []) + Command.onLine.afterPanel
        let others = commands.compactMap { command in
            command == .detailsOpen && selection == .heading ? Hint(command, label: .keyFold) : Hint(command)
        }
        return now + [select] + others
    }

    /// True if what the commands need is there.
    private func isOfUse(_ hint: Hint) -> Bool {
        switch hint.commands.first?.need {
        case .line: layer == .chart ? chart?.hasBars ?? true : selection != .nothing
        case .ownLine: !isOfFile && (layer == .details || selection != .nothing)
        case .bars: chart?.hasBars ?? true
        case .prices: chart.map { $0.hasBars && !$0.isComparison } ?? true
        case .scale: chart.map { $0.hasBars && !$0.hasFixedScale } ?? true
        case .item: chart?.isOfValue != true
        case .topCard: pile?.isEmpty != true
        case nil: true
        }
    }

    /// The keys of the top card, if there is one, in the words that stand beside the cards, and the key to the other pile.
    private var deckHints: [Hint] {
        let isOwn = pile?.choice == .onBoard
        return layer.hints.map { hint in
            switch hint.commands {
            case [.deckSkip] where isOwn: Hint(.deckSkip, label: .hintTakeOff)
            case [.deckTurn]: Hint(.deckTurn, label: isOwn ? .notOnBoard : .onBoard)
            default: hint
            }
        }
    }

    /// What the keys do with the item that details over the board are of.
    private func detailsHints(_ panel: [Command]) -> [Hint] {
        let own = panel.filter(LayerID.details.commands.contains)
        return [
            Hint(.detailsPrevious, .detailsNext, label: .keyOtherCards)
        ] + (own + [.boardRemove, .helpOpen]).compactMap { Hint($0) } + [
            Hint(.selectUp, .selectDown, label: .keyScroll)
        ] + [.paletteOpen, .back, .quit].compactMap { Hint($0) }
    }

    /// Which of the keys in sight can be missed first: on the board by their weight, elsewhere those in the middle, and where Esc
    /// leads back, the one that quits.
    private func leastNeeded(_ hints: [Shown]) -> Int {
        let last = hints.count - 1
        let canQuit = hints.last?.commands == [.quit]
        switch layer {
        case .board:
            let weights = hints.map { $0.commands.first?.weight ?? 0 }
            return weights.indices.min { weights[$0] < weights[$1] } ?? last
        // Both ways that a card can go are said as long as there is room for two.
        case .deck: return last > 3 ? last - 2 : last
        // Dropping and putting back are what is looked for with a card in the hand.
        case .carry: return canQuit ? last : 0
        case .help: return canQuit ? last : last - 1
        case .baseline, .picker, .naming, .timing, .amount, .entering, .alert, .alerts, .filter, .boards,
            .sending, .boardNaming, .filterName, .filters, .search, .jump, .meeting, .panels, .columns,
            .details,
            .chart, .indicators, .comparison, .helpSearch, .palette, .options, .optionValue:
            return canQuit ? last : last > 2 ? last - 1 : 0
        }
    }
}

/// What there is to say and has no room in one line, in as many as it takes, over what lies above: its end is often what
/// there is to do. What went wrong with a feed stands above the keys, unless a border says it already.
func drawLongNotice(
    _ notice: Notice?, _ words: Words, _ layer: LayerID, _ layout: Layout, isSaid: Bool,
    on canvas: inout Canvas
) {
    guard let notice, notice.isOfFeed || layer != .baseline && layer != .carry else { return }
    let line = layout.keyLine
    var lines = LineBreak.lines(words[notice.saying], width: line.width - 2)
    guard notice.isOfFeed ? !isSaid : lines.count > 1 else { return }
    let most = max(1, min(5, layout.size.height / 2))
    if lines.count > most {
        lines[most - 1] = CellWidth.fit(lines[(most - 1)...].joined(separator: " "), line.width - 2)
    }
    lines = Array(lines.prefix(most))
    let top = (notice.isOfFeed ? line.y : line.maxY) - lines.count
    let rect = Rect(x: line.x, y: top, width: line.width, height: lines.count)
    canvas.clearText(cutBy: rect)
    canvas.fill(rect, Style())
    for (row, text) in lines.enumerated() {
        canvas.write(text, x: 1, y: top + row, style: Style(notice.isWarning ? .warning : .text))
    }
}
