internal import Arrangement
internal import Board
internal import TUI
internal import Words

extension TopScreen {
    func drawKeyLine(_ model: Model, _ layout: Layout, on canvas: inout Canvas) {
        let line = layout.keyLine
        if let prompt, !prompt.drawOnBorder(&canvas), model.notice?.isOfFeed != false {
            return prompt.draw(in: line, into: &canvas)
        }
        layout.memo.draw(KeyLine(self, model, layout), .plain, .keyLine, in: line, on: &canvas)
    }
}

struct KeyLine: View {
    /// Keys to drop first. In a layer the quit key goes before others, because Esc leads back.
    enum LeftOut {
        case lightest
        case first
        /// Those before the last, then the first.
        case middle
        case beforeLast
        case beforeLastTwo
    }

    enum NoticePlace {
        case overKeys
        /// During a carry, the keys to drop the card come first.
        case afterKeys
        case hidden
    }

    let hints: [Hint]
    let leftOut: LeftOut
    let noticePlace: NoticePlace
    let keymap: Keymap
    let notice: Notice?
    let remark: String?
    let width: Int
    let words: Words

    init(_ screen: __shared some TopScreen, _ model: __shared Model, _ layout: __shared Layout) {
        hints = model.isKiosk ? screen.hints.inKiosk : screen.hints
        leftOut = screen.hintLeftOut
        noticePlace = screen.noticePlace
        // Screen readers have lines of their own for notices and hints.
        let hasReader = model.terminal.hasReader
        notice = hasReader || model.notice?.isOfFeed == true ? nil : model.notice
        remark = hasReader ? nil : screen.prompt?.remark
        keymap = model.settings.keymap
        width = layout.keyLine.width
        words = model.words
    }

    func draw(_ look: Look, on canvas: inout Canvas) {
        let spans = spans
        canvas.write(spans, x: 1, y: 0)
        guard notice == nil, let remark else { return }
        let text = CellWidth.fit(remark, max(0, width - spans.cells - 5))
        canvas.write(text, x: width - CellWidth.of(text) - 1, y: 0, style: Style(.faint))
    }

    func command(at x: Int) -> Command? {
        guard notice == nil || noticePlace != .overKeys else { return nil }
        var start = 1
        let (shown, gap) = self.shown
        for hint in shown {
            if (start..<start + hint.spans.cells).contains(x) {
                return hint.commands.count == 1 ? hint.commands.first : nil
            }
            start += hint.spans.cells + gap.count
        }
        return nil
    }

    private var spans: [Span] {
        let (shown, gap) = self.shown
        let keys = Array(shown.map(\.spans).joined(separator: [Span(gap)]))
        guard let notice, noticePlace != .hidden else { return keys }
        let lead = noticePlace == .afterKeys ? keys + [Span(gap)] : []
        let text = CellWidth.fit(words[notice.saying], width - lead.cells - 2)
        return lead + [Span(text, Style(notice.isWarning ? .warning : .text))]
    }

    private typealias Shown = (commands: [Command], weight: Int, spans: [Span])

    private var shown: ([Shown], gap: String) {
        var shown = hints.compactMap { hint -> Shown? in
            let keys = keymap.written(hint.commands, all: false)
            if keys.isEmpty { return nil }
            return (
                hint.commands, hint.weight,
                [Span(keys, Style(.key)), Span(" " + words[hint.label], Style(.faint))]
            )
        }
        let said = shown.reduce(0) { $0 + $1.spans.cells }
        // The board prefers more keys to wider gaps.
        let gap = leftOut == .lightest && said + 3 * (shown.count - 1) > width - 2 ? "  " : "   "
        var cells = said + gap.count * (shown.count - 1)
        while shown.count > 1, cells > width - 2 {
            cells -= gap.count + shown.remove(at: leastNeeded(shown)).spans.cells
        }
        return (shown, gap)
    }

    private func leastNeeded(_ shown: [Shown]) -> Int {
        let last = shown.count - 1
        let canQuit = shown.last?.commands == [.quit]
        switch leftOut {
        case .lightest:
            return shown.indices.min { shown[$0].weight < shown[$1].weight } ?? last
        case .first: return canQuit ? last : 0
        case .middle: return canQuit ? last : last > 2 ? last - 1 : 0
        case .beforeLast: return canQuit ? last : last - 1
        case .beforeLastTwo: return last > 3 ? last - 2 : last
        }
    }
}

/// Everything that decides the key line's keys for the board.
struct BoardHints: Equatable {
    private enum Selection { case card, heading, nothing }

    private let panel: Panel
    /// The selected card comes from a file, so users cannot remove it.
    private let isOfFile: Bool
    private let selection: Selection
    /// Esc leads back there; nil if it does nothing.
    private let way: Phrase?
    private let isPast: Bool
    private let used: Set<Command>
    private let keymap: Keymap

    init(_ model: __shared Model) {
        (panel, used, keymap) = (model.focus, model.usedCommands, model.settings.keymap)
        isPast = model.pastDay != nil
        let line = model.selectedLine
        isOfFile = line?.card.map { model.focus.kind.objectionToRemoval(of: $0, model) != nil } ?? false
        selection = line?.group != nil ? .heading : line != nil ? .card : .nothing
        let isFiltered = model.arrangement.filter(on: model.focus.id) != nil
        way =
            model.visited != nil || model.scenario != nil
            ? .keyNow : isFiltered ? .keyAllCards : model.amount != nil ? .keyNoAmount : nil
    }

    static let steps = [
        (Hint(.clocksEarlier, .clocksLater, label: .keyByDay), 16),
        (Hint(.clocksDayBack, .clocksDayOn, label: .keyByWeek), 13),
    ].map { hint, weight in
        var hint = hint
        hint.weight = weight
        return hint
    }

    /// Basic keys, then the most useful ones not used yet: they stay until used.
    var hints: [Hint] {
        let select = Hint(.selectLeft, .selectDown, .selectUp, .selectRight, label: .keySelect)
        let basic = Command.onLine.compactMap { command in
            command == .detailsOpen && selection == .heading ? Hint(command, label: .keyFold) : Hint(command)
        }
        let lacking: Set<Command.Need> =
            selection == .nothing ? [.line, .ownLine] : isOfFile ? [.ownLine] : []
        let unused = Command.unused(in: panel, used, keymap, without: lacking).compactMap { Hint($0) }
        let way = (way.map { [Hint(.back, label: $0)] } ?? []) + (isPast ? BoardHints.steps : [])
        let hints = way + [select] + basic
        // On a narrow line these stay longer than keys to move and to quit, the first one longest.
        return hints.without(lacking)
            + unused.enumerated().map { place, hint in
                var hint = hint
                hint.weight = 9 - place
                return hint
            }
    }
}

/// Uses as many lines as necessary: the end often says what to do. A feed's failure goes above the keys.
func drawLongNotice(_ notice: Notice, _ text: String, _ layout: Layout, on canvas: inout Canvas) {
    let line = layout.keyLine
    var lines = LineBreak.lines(text, width: line.width - 2)
    guard notice.isOfFeed || lines.count > 1 else { return }
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
