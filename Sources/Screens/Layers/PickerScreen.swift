internal import Arrangement
internal import Board
internal import Figures
internal import TUI
internal import Words

/// A search for something to add to the board.
struct PickerScreen: SheetScreen {
    private let picker: Picker
    @Held private var model: Model
    private let screen: (any PanelScreen)?
    let rect: Rect
    private let list: Rect
    /// Below the list; nil if there is no flag or no room.
    private let foot: (flag: FlagView, rect: Rect)?

    init(_ picker: Picker, _ model: Model, _ layout: Layout) {
        let screen = layout.screens[picker.panel]
        (self.picker, self.model, self.screen) = (picker, model, screen)
        let rows = max(18, min(40, layout.size.height / 2))
        let size = Size(width: layout.size.width < 160 ? 68 : 84, height: rows)
        rect = Sheet.rect(size, layout, over: picker.panel)
        let all = Sheet.list(in: rect)
        let flag = picker.selected.flatMap { screen?.flag(of: $0.item, model) }
        let (upper, lower) = all.split(top: all.height - (flag?.size.height ?? -1) - 1)
        foot = upper.height < 8 ? nil : flag.map { ($0, lower) }
        list = foot == nil ? all : upper
    }

    var hints: [Hint] {
        [
            Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.pickerAdd, label: .keyAdd),
            Hint(.pickerAddMore, label: .keyAddAndGoOn), Hint(.back, label: .keyClose),
        ]
    }

    func message(for command: Command) -> Message? {
        Movement(command).flatMap { row(after: $0) }.map { .layer(.picker(.choose($0))) }
    }

    func message(forScrolling rows: Int) -> Message? { .layer(.picker(.choose(picker.index + rows))) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        .layer(.picker(isDouble ? .take(staying: false) : .choose(index)))
    }

    private var rows: Int { list.height }

    private func row(after movement: Movement) -> Int? {
        switch movement {
        case .step(.up): picker.index - 1
        case .step(.down): picker.index + 1
        case .page(let pages): picker.index + pages * max(1, rows)
        case .first: 0
        case .last: picker.offers.count - 1
        case .step(.left): letter(-1)
        case .step(.right): letter(1)
        }
    }

    /// The first row of the letter that is `step` letters after the selected row's.
    private func letter(_ step: Int) -> Int? {
        let letters = picker.letters
        guard let present = letters.lastIndex(where: { $0.index <= picker.index }) else {
            return step > 0 ? letters.first?.index : nil
        }
        // Going back from within a letter leads to its beginning first.
        if step < 0, letters[present].index < picker.index { return letters[present].index }
        return letters[max(0, min(present + step, letters.count - 1))].index
    }

    func draw(into frame: inout Frame<Target>) {
        var box = Box(
            title: [Span(" \(model.words[picker.panel.kind.words.pickerTitle]) ", Style(.title))],
            note: [Span(" \(count(model.words)) ", Style(.faint))], line: Style(.focusedBorder))
        if picker.added > 0 {
            box.foot = [Span(" \(model.words[.addedCount, count: picker.added]) ", Style(.live))]
        }
        Sheet.draw(box, in: rect, into: &frame)
        Sheet.drawField(
            picker.text, hint: model.words[picker.panel.kind.words.pickerHint], in: rect, into: &frame)
        drawLetters(into: &frame)
        let top = max(0, min(picker.index - rows / 2, picker.offers.count - rows))
        for (line, index) in (top..<min(picker.offers.count, top + rows)).enumerated() {
            drawOffer(index, list.y + line, model, into: &frame)
        }
        if picker.offers.isEmpty { drawNothing(model.words, into: &frame) }
        if let foot, let offer = picker.selected {
            draw(offer, foot.flag, in: foot.rect, into: &frame.canvas)
        }
    }

    private func draw(_ offer: Offer, _ flag: FlagView, in rect: Rect, into canvas: inout Canvas) {
        canvas.fill(
            Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), with: "─", Style(.border))
        flag.draw(at: Point(x: rect.x + 1, y: rect.y + 1), on: &canvas)
        let (x, width) = (rect.x + flag.size.width + 3, rect.width - flag.size.width - 4)
        let title = [Span(offer.item.text + " ", Style(.title)), Span(offer.name)]
        canvas.write(title, x: x, y: rect.y + 1, width: width)
        let lines = LineBreak.lines(offer.detail, width: width)
        for (row, line) in lines.prefix(flag.size.height - 1).enumerated() {
            let isLast = row == flag.size.height - 2
            let text = isLast ? CellWidth.fit(lines[row...].joined(separator: " "), width) : line
            canvas.write(text, x: x, y: rect.y + 2 + row, style: Style(.faint))
        }
    }

    private func drawLetters(into frame: inout Frame<Target>) {
        let letters = picker.letters
        guard letters.count > 1, letters.count + 2 <= rect.width - 4 else { return }
        let gap = letters.count * 2 + 1 <= rect.width - 6 ? 2 : 1
        var x = rect.x + 3
        frame.canvas.write(String(repeating: " ", count: letters.count * gap + 1), x: x - 1, y: rect.y + 2)
        let present = letters.last { $0.index <= picker.index }?.letter
        for (letter, index) in letters {
            let style = letter == present ? Style(.selection, on: .selection) : Style(.key)
            frame.canvas.write(String(letter), x: x, y: rect.y + 2, style: style)
            frame.addHit(
                Rect(x: x, y: rect.y + 2, width: gap, height: 1),
                .option(index))
            x += gap
        }
    }

    private func drawOffer(_ index: Int, _ y: Int, _ model: Model, into frame: inout Frame<Target>) {
        let offer = picker.offers[index]
        let isSelected = index == picker.index
        let isThere = model.arrangement[picker.panel.id].contains(offer.item)
        let row = Rect(x: list.x, y: y, width: list.width, height: 1)
        if isSelected { frame.canvas.fill(row, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style {
            if isSelected { return Style(.selection, on: .selection, role == .title ? .bold : []) }
            return Style(isThere && role != .live ? .faint : role)
        }
        frame.canvas.write(isThere ? "✓" : " ", x: row.x, y: y, style: style(.live))
        let indent = offer.letter == nil ? 2 : 4
        if let letter = offer.letter, index == 0 || picker.offers[index - 1].letter != letter {
            frame.canvas.write(String(letter), x: row.x + 2, y: y, style: style(.key))
        }
        var x = row.x + indent
        for part in screen?.offer(offer, width: row.width - indent - 1, model) ?? [] where part.width > 0 {
            let text = CellWidth.fit(part.text, part.width)
            frame.canvas.write(text, x: x, y: y, width: part.width, style: style(part.role))
            x += part.width + 1
        }
        frame.addHit(row, .option(index))
    }

    private func drawNothing(_ words: Words, into frame: inout Frame<Target>) {
        var lines = [words[.nothingFoundFor, ["text": picker.text]]]
        switch picker.search {
        case .asking: lines = [words[.askingFor, ["text": picker.text]]]
        case .failed(let failure): lines = [words[.noAnswerBecause, ["problem": failure.sentence(words)]]]
        case .idle, .answered: break
        }
        // A feed may know it all the same.
        if picker.panel.kind.searchesFeeds {
            lines.append(words[.enterAddsAsTyped, ["text": picker.text.uppercased()]])
        }
        for (row, line) in lines.enumerated() where row < list.height {
            frame.canvas.write(
                CellWidth.fit(line, list.width - 2), x: list.x + 1, y: list.y + row, style: Style(.faint))
        }
    }

    private func count(_ words: Words) -> String {
        let count = words[picker.text.isEmpty ? .inAllCount : .foundCount, count: picker.count]
        return switch picker.search {
        case .idle, .answered: count
        case .asking: words[.foundAskingMore, ["found": count]]
        case .failed: words[.foundNoAnswer, ["found": count]]
        }
    }
}

extension Canvas {
    /// Writes a text field with the cursor at its end. If the text is too long, its beginning is cut,
    /// because the user types at the end.
    mutating func writeField(_ text: String, x: Int, y: Int, width: Int) {
        var shown = text
        while CellWidth.of(shown) > width - 1, !shown.isEmpty { shown.removeFirst() }
        let end = x + write(shown, x: x, y: y, width: width)
        write(" ", x: end, y: y, style: Style(.text, on: .text, .reverse))
    }
}
