internal import Board
internal import Places
internal import TUI
internal import Words

/// The keys, laid over the board in groups: side by side where there is room, scrolled where they are longer than the
/// screen, and only those with a word in them while one is looked for.
struct HelpScreen: SheetScreen {
    private let help: Help
    private let rect: Rect
    private let words: Words
    private let columns: [[[Span]]]
    private let width: Int

    private static let gap = 4

    /// Lays the keys into the middle of the screen.
    init(_ help: Help, _ layout: Layout, _ model: Model) {
        self.help = help
        words = model.words
        // As wide as the longest sentence, and on a narrow screen in as many lines as it takes.
        let room = layout.size.width - 4
        let all = HelpScreen.groups(model, nil, room)
        width = all.joined().map(\.cells).max() ?? 0
        // The sheet stays as it is while something is looked for; only what it says changes.
        let side = max(1, (layout.size.width - 8 + HelpScreen.gap) / (width + HelpScreen.gap))
        let lines = HelpScreen.folded(all, layout.size.height - 4, atMost: side)
        let groups = help.text.map { HelpScreen.groups(model, SearchText.folded($0), room) } ?? all
        columns = HelpScreen.folded(groups, lines.map(\.count).max() ?? 0, atMost: lines.count)
        let search = help.text == nil ? 0 : 2
        rect = Sheet.rect(
            Size(
                width: lines.count * (width + HelpScreen.gap) - HelpScreen.gap,
                height: (lines.map(\.count).max() ?? 0) + search), layout)
    }

    private var count: Int { columns.map(\.count).max() ?? 0 }
    private var rows: Int { max(0, rect.height - 2 - (help.text == nil ? 0 : 2)) }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return .layer(.help(.scroll(line(after: movement)))) }
        if command == .back { return help.text == nil ? .layer(.close) : nil }
        return [.helpSearch: .layer(.help(.search)), .helpOpen: .layer(.close)][command]
    }

    func message(forUnbound key: Key) -> Message? { help.text == nil ? .layer(.close) : nil }
    func message(forScrolling rows: Int) -> Message? { .layer(.help(.scroll(clamped(help.top + rows)))) }
    var messageForClick: Message? { .layer(.close) }
    var messageForClickBeside: Message { .layer(.close) }

    /// The nearest line to `top` that the help can begin with.
    private func clamped(_ top: Int) -> Int { max(0, min(top, count - rows)) }

    private func line(after movement: Movement) -> Int {
        let top = help.top
        switch movement {
        case .step(.up): return clamped(top - 1)
        case .step(.down): return clamped(top + 1)
        case .step(.left), .step(.right): return clamped(top)
        case .page(let pages): return clamped(top + pages * max(1, rows - 1))
        case .first: return 0
        case .last: return clamped(count)
        }
    }

    func draw(into frame: inout Frame<Target>) {
        let first = clamped(help.top)
        let shown = first..<min(count, first + rows)
        var box = Box(
            title: [Span(" \(words[.keys]) ", Style(.title))],
            note: [Span(" \(words[.escCloses]) ", Style(.faint))],
            line: Style(.focusedBorder))
        if shown.count < count {
            let part = "\(shown.lowerBound + 1)–\(shown.upperBound)"
            let text = words[.partOf, ["part": part, "count": String(count)]]
            box.foot = [Span(" \(text) ", Style(.faint))]
        }
        Sheet.draw(box, in: rect, into: &frame)
        var inner = rect.inset(dx: 2, dy: 1)
        if let text = help.text {
            let x = inner.x + frame.canvas.write("/ ", x: inner.x, y: inner.y, style: Style(.key))
            frame.canvas.writeField(text, x: x, y: inner.y, width: inner.maxX - x)
            inner = inner.split(top: 2).rest
            if count == 0 {
                let none = CellWidth.fit(words[.noSuchKey, ["text": text]], inner.width)
                frame.canvas.write(none, x: inner.x, y: inner.y, style: Style(.warning))
            }
        }
        for (place, lines) in columns.enumerated() {
            let x = inner.x + place * (width + HelpScreen.gap)
            for (row, index) in shown.enumerated() where index < lines.count {
                frame.canvas.write(lines[index], x: x, y: inner.y + row, width: min(width, inner.maxX - x))
            }
        }
    }

    /// The groups in as few columns of at most `height` lines as can be, and at most so many columns.
    private static func folded(_ groups: [[[Span]]], _ height: Int, atMost limit: Int) -> [[[Span]]] {
        for count in 1...max(1, limit) {
            // Of columns that fit, those are the best that are the most alike.
            let total = groups.reduce(0) { $0 + $1.count + 1 }
            for target in stride(from: (total + count - 1) / count, through: max(height, 1), by: 1) {
                let columns = filled(groups, target)
                if columns.count <= count { return columns }
            }
        }
        return filled(groups, .max)
    }

    private static func filled(_ groups: [[[Span]]], _ height: Int) -> [[[Span]]] {
        var columns: [[[Span]]] = [[]]
        for group in groups {
            let last = columns.count - 1
            if columns[last].isEmpty {
                columns[last] = group
            } else if columns[last].count + 1 + group.count <= height {
                columns[last] += [[]] + group
            } else {
                columns.append(group)
            }
        }
        return columns
    }

    /// A line for each group's name and for each of its keys; of those that have `wish` in them, with it marked.
    private static func groups(_ model: Model, _ wish: String?, _ room: Int) -> [[[Span]]] {
        let words = model.words
        return Command.Group.allCases.compactMap { group in
            var lines = [[Span(words[group.title], Style(.title))]]
            for row in Keymap.rows where row.group == group {
                let keys = model.settings.keymap.written(row.commands)
                if keys.isEmpty { continue }
                let sentence = words[row.help]
                // By the word at the bottom of the screen too: it may be another one.
                let texts = [keys, sentence] + row.commands.compactMap { $0.label.map { words[$0] } }
                if let wish, !texts.contains(where: { matches(wish, $0) }) { continue }
                let indent = max(10, CellWidth.of(keys) + 1)
                for (index, part) in LineBreak.lines(sentence, width: room - indent).enumerated() {
                    let written = index == 0 ? keys : ""
                    let blanks = String(repeating: " ", count: indent - CellWidth.of(written))
                    lines.append(
                        marked(written, wish, Style(.key)) + [Span(blanks)]
                            + marked(part, wish, Style(.text)))
                }
            }
            return lines.count > 1 ? lines : nil
        }
    }

    private static func matches(_ wish: String, _ text: String) -> Bool {
        wish.isEmpty || SearchText.folded(text).contains(wish)
    }

    /// `text` with each place of `wish` set off.
    private static func marked(_ text: String, _ wish: String?, _ style: Style) -> [Span] {
        guard let wish, !wish.isEmpty else { return [Span(text, style)] }
        let letters = Array(text)
        let folded = letters.map { SearchText.folded(String($0)) }
        var spans: [Span] = []
        var start = 0
        while start < letters.count {
            var (end, found) = (start, "")
            while end < letters.count, found.count < wish.count {
                found += folded[end]
                end += 1
            }
            let isMatch = found == wish
            let part = String(letters[start..<(isMatch ? end : start + 1)])
            let look = isMatch ? Style(.selection, on: .selection, .bold) : style
            if spans.last?.style == look, !isMatch {
                spans[spans.count - 1].text += part
            } else {
                spans.append(Span(part, look))
            }
            start += part.count
        }
        return spans
    }
}
