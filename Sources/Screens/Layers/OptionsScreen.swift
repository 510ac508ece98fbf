internal import Arrangement
internal import Board
internal import Places
internal import Substrings
internal import TUI
internal import Words

/// The settings, each with its value and source.
struct OptionsScreen: SheetScreen {
    private let options: Options
    @Held private var model: Model
    private let found: [SettingRow]
    let rect: Rect

    private static let footHeight = 6

    init(_ options: Options, _ model: Model, _ layout: Layout) {
        (self.options, self.model) = (options, model)
        let all = model.settingList.rows
        let width = layout.size.width < 120 ? 76 : 96
        rect = Sheet.rect(
            Size(width: width, height: all.count + 2 + OptionsScreen.footHeight), layout)
        found = OptionsScreen.found(options.text, in: all, model.words)
    }

    /// The best first; in their own order while the text is empty.
    private static func found(_ text: String, in rows: [SettingRow], _ words: Words) -> [SettingRow] {
        let (match, wish) = (FuzzyMatch(text), SearchText.folded(text))
        let scored = rows.enumerated().compactMap {
            place, row -> (score: Int, place: Int, row: SettingRow)? in
            // Letters of any word are in a long sentence somewhere.
            let isMeant = SearchText.folded(words[row.about]).contains(wish)
            return (match.score(row.key) ?? (isMeant ? 0 : nil)).map { ($0, place, row) }
        }
        return scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.row)
    }

    private var words: Words { model.words }
    private var index: Int { max(0, min(options.index, found.count - 1)) }
    private var selected: SettingRow? { found.indices.contains(index) ? found[index] : nil }

    private var list: Rect {
        let list = Sheet.list(in: rect)
        return Rect(
            x: list.x, y: list.y, width: list.width,
            height: max(0, list.height - OptionsScreen.footHeight))
    }

    var hints: [Hint] {
        if options.typing == nil {
            return [
                Hint(.selectUp, .selectDown, label: .keyChoose),
                Hint(.optionsChange, .selectLeft, .selectRight, label: .keyChange),
                Hint(.optionsReset, label: .keyReset), Hint(.back, label: .keyClose),
            ]
        }
        return [Hint(.promptAccept, label: .keyChange), Hint(.back, label: .keyCancel)]
    }

    func message(for command: Command) -> Message? {
        if command == .promptAccept { return .layer(.options(.accept)) }
        if command == .optionsReset { return selected.map { .layer(.options(.reset($0.key))) } }
        if command == .optionsChange { return change(by: 1) }
        switch Movement(command) {
        case .step(.up): return choose(index - 1)
        case .step(.down): return choose(index + 1)
        case .step(.left): return isTyped ? nil : change(by: -1)
        case .step(.right): return isTyped ? nil : change(by: 1)
        case .page(let pages): return choose(index + pages * max(1, list.height))
        case .first: return choose(0)
        case .last: return choose(found.count - 1)
        case nil: return nil
        }
    }

    private var isTyped: Bool {
        if case .typed? = selected?.editor { true } else { false }
    }

    func message(forScrolling rows: Int) -> Message? { choose(index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble ? change(by: 1) : choose(index)
    }

    private func choose(_ index: Int) -> Message? {
        options.typing == nil ? .layer(.options(.choose(max(0, min(index, found.count - 1))))) : nil
    }

    private func change(by steps: Int) -> Message? {
        options.typing == nil ? selected.map { .layer(.options(.change($0.key, by: steps))) } : nil
    }

    func draw(into frame: inout Frame<Target>) {
        let count = words[options.text.isEmpty ? .inAllCount : .foundCount, count: found.count]
        let title = [words[.optionsTitle]] + (options.typing.map { [$0.key] } ?? [])
        let box = Box(
            title: [Span(" \(title.joined(separator: " · ")) ", Style(.title))],
            note: [Span(" \(count) ", Style(.faint))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        Sheet.drawField(
            options.typing?.text ?? options.text, hint: options.typing == nil ? words[.optionsHint] : "",
            in: rect, into: &frame)
        for (row, line) in Sheet.rows(found.count, around: index, in: list) { draw(row, line, into: &frame) }
        if found.isEmpty {
            Sheet.drawNothing(words[.nothingFoundFor, ["text": options.text]], in: list, into: &frame)
        }
        drawFoot(on: &frame.canvas)
    }

    private func draw(_ row: Int, _ rect: Rect, into frame: inout Frame<Target>) {
        let isSelected = row == index
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style { isSelected ? Style(.selection, on: .selection) : Style(role) }
        let setting = found[row]
        let (name, origin) = (17, 27)
        let value = max(8, rect.width - 2 - name - origin)
        var x = rect.x + 1
        for (text, role, width) in [
            (setting.key, Role.key, name), (model.shownValue(setting), .text, value),
            (words[model.origin(of: setting)], .faint, origin),
        ] where x < rect.maxX {
            let room = min(width, rect.maxX - x)
            frame.canvas.write(
                CellWidth.fit(text, room - 1), x: x, y: rect.y, width: room, style: style(role))
            x += width
        }
        frame.addHit(rect, .option(row))
    }

    private func drawFoot(on canvas: inout Canvas) {
        let rule = Rect(x: rect.x + 1, y: list.maxY, width: rect.width - 2, height: 1)
        guard rule.y < rect.maxY - 1 else { return }
        canvas.fill(rule, with: "─", Style(.border))
        guard let selected else { return }
        let width = rect.width - 4
        var lines = LineBreak.lines(words[selected.about], width: width).map { [Span($0, Style(.text))] }
        lines += choices(of: selected, width: width)
        lines += LineBreak.lines(words[model.remark(on: selected)], width: width)
            .map { [Span($0, Style(.faint))] }
        for (row, spans) in lines.enumerated() where rule.y + 1 + row < rect.maxY - 1 {
            var x = rect.x + 2
            for span in spans {
                x += canvas.write(
                    span.text, x: x, y: rule.y + 1 + row, width: rect.maxX - 2 - x, style: span.style)
            }
        }
    }

    private func choices(of row: SettingRow, width: Int) -> [[Span]] {
        guard case .choices(let choices) = row.editor else { return [] }
        var lines: [[Span]] = [[]]
        var room = width
        for choice in choices {
            let text = " \(choice.text) "
            if CellWidth.of(text) > room, !(lines.last?.isEmpty ?? true) {
                lines.append([])
                room = width
            }
            let style = choice == row.value ? Style(.selection, on: .selection) : Style(.faint)
            lines[lines.count - 1].append(Span(text, style))
            room -= CellWidth.of(text)
        }
        return lines
    }
}
