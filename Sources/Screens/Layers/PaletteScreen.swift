internal import Board
internal import Places
internal import TUI
internal import Words

/// The command palette: the commands of the layer below that fit the typed text.
struct PaletteScreen: SheetScreen {
    private let palette: CommandPalette
    private let words: Words
    let rect: Rect
    private let list: Rect
    private let rows: [Row]
    private let below: Model
    private let layout: Layout

    private struct Row {
        let command: Command
        let keys: String
        let sentence: String
    }

    init(_ palette: CommandPalette, _ model: Model, _ layout: Layout) {
        (self.palette, self.layout, words, below) = (palette, layout, model.words, model.belowTop)
        let height = max(18, min(40, layout.size.height / 2))
        rect = Sheet.rect(Size(width: layout.size.width < 160 ? 68 : 96, height: height), layout)
        list = Sheet.list(in: rect)
        rows = PaletteScreen.found(palette.text, in: LayerID(below), model)
    }

    private static func found(_ text: String, in layer: LayerID, _ model: Model) -> [Row] {
        let (match, words) = (FuzzyMatch(text), model.words)
        let scored = layer.commands.compactMap { command -> (score: Int, row: Row)? in
            guard command != .paletteOpen, let phrase = command.help ?? command.label else { return nil }
            let texts =
                [words[phrase], command.label.map { words[$0] } ?? "", command.rawValue]
                + command.everydayWords(beginningWith: text)
            guard let score = texts.compactMap({ match.score($0) }).max() else { return nil }
            return (
                score,
                Row(command: command, keys: model.settings.keymap.written([command]), sentence: texts[0])
            )
        }
        return scored.enumerated()
            .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element.row)
    }

    private var index: Int { max(0, min(palette.index, rows.count - 1)) }

    var hints: [Hint] {
        [
            Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.paletteRun, label: .keyRun),
            Hint(.back, label: .keyClose),
        ]
    }

    func message(for command: Command) -> Message? {
        if command == .paletteRun { return perform(index) }
        let target: Int? =
            switch Movement(command) {
            case .step(.up): index - 1
            case .step(.down): index + 1
            case .page(let pages): index + pages * max(1, list.height)
            case .first: 0
            case .last: rows.count - 1
            case .step(.left), .step(.right), nil: nil
            }
        return target.map(choose)
    }

    func message(forScrolling rows: Int) -> Message? { choose(index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble ? perform(index) : choose(index)
    }

    private func choose(_ index: Int) -> Message {
        .layer(.palette(.choose(max(0, min(index, rows.count - 1)))))
    }

    /// Sent to the layer below; if it has no use for the command, the palette closes.
    private func perform(_ index: Int) -> Message? {
        guard rows.indices.contains(index) else { return nil }
        let command = rows[index].command
        let message = below.screen(layout).message(for: command) ?? command.message
        return message.map { .layer(.palette(.perform($0))) } ?? .layer(.close)
    }

    func draw(into frame: inout Frame<Target>) {
        let count = words[palette.text.isEmpty ? .inAllCount : .foundCount, count: rows.count]
        let box = Box(
            title: [Span(" \(words[.commands]) ", Style(.title))], note: [Span(" \(count) ", Style(.faint))],
            line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        Sheet.drawField(palette.text, hint: words[.paletteHint], in: rect, into: &frame)
        for (row, line) in Sheet.rows(rows.count, around: index, in: list) { draw(row, line, into: &frame) }
        if rows.isEmpty {
            Sheet.drawNothing(words[.nothingFoundFor, ["text": palette.text]], in: list, into: &frame)
        }
    }

    private func draw(_ row: Int, _ rect: Rect, into frame: inout Frame<Target>) {
        let isSelected = row == index
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style { isSelected ? Style(.selection, on: .selection) : Style(role) }
        let (keys, name) = (rows[row].keys, rows[row].command.rawValue)
        let lead = max(10, CellWidth.of(keys) + 1)
        let nameWidth = rect.width < 60 ? 0 : 18
        frame.canvas.write(keys, x: rect.x + 1, y: rect.y, width: rect.width - 2, style: style(.key))
        let room = rect.width - 2 - lead - nameWidth
        frame.canvas.write(
            CellWidth.fit(rows[row].sentence, room), x: rect.x + 1 + lead, y: rect.y, width: room,
            style: style(.text))
        if nameWidth > 0 {
            let x = rect.maxX - 1 - CellWidth.of(name)
            frame.canvas.write(name, x: x, y: rect.y, style: style(.faint))
        }
        frame.addHit(rect, .option(row))
    }
}

extension Command {
    /// Other English words for it that begin with `text`: scattered letters in them would match too much.
    fileprivate func everydayWords(beginningWith text: String) -> [String] {
        let wish = SearchText.folded(text)
        guard !wish.isEmpty, let words = Command.everydayWords[self] else { return [] }
        return words.split(separator: " ").map(String.init).filter { $0.hasPrefix(wish) }
    }

    private static let everydayWords: [Command: String] = [
        .alertAdd: "notify notification warn watch limit",
        .alertsOpen: "notifications history",
        .amountInvert: "inverse invert reverse flip",
        .amountOpen: "convert converter calculate money",
        .amountsHide: "private privacy secret mask",
        .baselineChoose: "today yesterday week month quarter year ytd since performance compare",
        .boardAdd: "new insert currency city timezone stock symbol ticker",
        .boardFilter: "find search",
        .boardRemove: "delete erase",
        .boardSend: "move copy",
        .boardUndo: "back revert restore",
        .boardsOpen: "tabs workspaces lists",
        .carryPickUp: "move drag grab rearrange",
        .chartOpen: "graph history candles",
        .clocksTime: "timezone time zone convert",
        .columnsOpen: "fields show hide",
        .dayShow: "history date yesterday last ago then time travel",
        .deckOpen: "browse discover swipe cards suggestions",
        .feedsRefresh: "reload update",
        .feedsPause: "stop offline",
        .figureCopy: "clipboard",
        .groupName: "category folder section label",
        .groupFold: "collapse expand",
        .helpOpen: "keys shortcuts manual",
        .meetingOpen: "call schedule timezone appointment",
        .optionsOpen: "settings preferences language dark light import configure",
        .panelDensity: "size bigger smaller zoom compact",
        .panelMap: "heatmap treemap tiles mosaic performance",
        .panelPositions: "portfolio holdings",
        .panelsOpen: "hide show layout portfolio",
        .positionsAdd: "portfolio buy sell trade transaction import holdings",
        .ratesBase: "home currency reference",
        .stocksSort: "order rank winners losers gainers",
        .themeNext: "dark light colour color mode",
    ]
}
