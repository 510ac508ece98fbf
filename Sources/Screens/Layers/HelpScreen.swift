internal import Board
internal import TUI
internal import Words

/// Scrolled if longer than the screen; only the matches during a search.
struct HelpScreen: SheetScreen {
    private let help: Help
    private let words: Words
    private let page: HelpPage

    init(_ help: Help, _ model: Model, _ layout: Layout) {
        (self.help, words) = (help, model.words)
        let source = HelpPage.Source(
            words: words, keymap: model.settings.keymap, text: help.text,
            first: model.deck == nil ? layout.screens[model.focus]?.commands.first?.group : .deck,
            size: layout.size, places: layout.places)
        page = layout.memo(.help, source) { HelpPage($0, layout) }
    }

    var rect: Rect { page.rect }
    private var count: Int { page.picture.size.height }
    private var rows: Int { max(0, rect.height - 2 - (help.text == nil ? 0 : 2)) }

    var hints: [Hint] {
        if help.text == nil {
            return [
                Hint(.selectUp, .selectDown, label: .keyScroll), Hint(.helpSearch, label: .keySearch),
                Hint(.back, label: .keyClose), Hint(.quit, label: .keyQuit),
            ]
        }
        return [Hint(.selectUp, .selectDown, label: .keyScroll), Hint(.back, label: .keyBack)]
    }

    var hintLeftOut: KeyLine.LeftOut { help.text == nil ? .beforeLast : .middle }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return .layer(.help(.scroll(line(after: movement)))) }
        switch command {
        case .back: return help.text == nil ? .layer(.close) : nil
        case .helpOpen: return .layer(.close)
        default: return nil
        }
    }

    func message(forUnbound key: Key) -> Message? { help.text == nil ? .layer(.close) : nil }
    func message(forScrolling rows: Int) -> Message? { .layer(.help(.scroll(clamped(help.top + rows)))) }
    var messageForClick: Message? { .layer(.close) }
    var messageForClickBeside: Message { .layer(.close) }

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
        frame.canvas.clipped(to: inner) {
            $0.paste(page.picture, at: Point(x: inner.x, y: inner.y - first))
        }
    }
}
