internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Money
internal import Places
internal import TUI
internal import Words

struct Header: Equatable {
    let width: Int
    let kind: Layout.Kind
    let model: ModelAtRest
    let focus: Panel
    let isDeck: Bool
    let age: PanelAge?
    /// Seconds are for the clocks: a line without motion is easier on the eyes.
    let minute: Instant

    init(_ model: __shared Model, _ layout: Layout, _ ages: PanelAges) {
        (width, kind) = (layout.size.width, layout.kind)
        (self.model, focus, isDeck) = (layout.rest, model.focus, model.deck != nil)
        (age, minute) = (ages.worst, model.now.wholeMinute)
    }

    private var writing: Writing { model.value.writing }
    private var here: Zone { model.value.here }
    private var isPaused: Bool { model.value.isPaused }
    private var pastDay: Day? { model.value.pastDay }
    private var scenario: String? { model.value.scenario?.text }

    var view: HeaderView {
        var panels: [Panel?] = model.value.shownPanels
        // Its key comes before those of the panels that some boards lack.
        if !model.value.isKiosk {
            panels.insert(
                nil, at: panels.firstIndex { [.positions, .events].contains($0) } ?? panels.endIndex)
        }
        let keys = panels.map(model.value.tabKey)
        let names = panels.map { writing.words[$0?.kind.words.tab ?? .phrase(.deck)] }
        // If not all names fit, the focused panel keeps its name, and so do panels without a key.
        let short = panels.indices.map { panels[$0] == focus || keys[$0].isEmpty ? names[$0] : "" }
        let (longTabs, shortTabs) = (cells(names, keys), cells(short, keys))
        let lead = lead(longTabs: longTabs)
        let start = lead.cells
        var amount = alerts(room: width - start - shortTabs - 1)
        amount += self.amount(room: width - start - shortTabs - amount.cells - 1)
        amount += progress(room: width - start - shortTabs - amount.cells - (pastDay == nil ? 1 : 16))
        let room = width - start - amount.cells
        var (status, said) =
            status(room: room - longTabs - 2) ?? status(room: room - shortTabs - 1)
            ?? shortest(room: room - shortTabs - 1) ?? shortest(room: room - 1) ?? ([], nil)
        status = amount + status
        var view = HeaderView(
            status: status, tellsAge: said != nil && said == age?.text)
        let isWide = longTabs < width - start - status.cells - 1
        var x = 0
        for part in lead.parts {
            let field = Rect(x: x, y: 0, width: part.words.cells, height: 1)
            view.tabs.append(HeaderView.Tab(words: part.words, field: field, target: part.target))
            x = field.maxX
        }
        for (index, name) in (isWide ? names : short).enumerated() {
            let (panel, key) = (panels[index], keys[index])
            let isFocus = !isDeck && panel == focus
            let isShown = isFocus && kind == .tabs || isDeck && panel == nil
            let plain = isShown ? Style(.selection, on: .selection) : Style(isFocus ? .title : .faint)
            let spans = [
                Span(" ", plain), Span(key, isShown ? plain : Style(.key)),
                Span((key.isEmpty || name.isEmpty ? name : " " + name) + " ", plain),
            ]
            // The age of the figures matters more than a tab.
            guard x + spans.cells <= width - status.cells - 1 || status.isEmpty else { break }
            let field = Rect(x: x, y: 0, width: spans.cells, height: 1)
            view.tabs.append(
                HeaderView.Tab(words: spans, field: field, target: panel.map(Target.tab) ?? .deckTab))
            x = field.maxX
        }
        return view
    }

    /// The boards in as many words as leave the panels their names, and the age a word.
    private func lead(longTabs: Int) -> BoardTabs {
        let ways = BoardTabs.ways(model.value)
        let fitting = ways.first { status(room: width - $0.cells - longTabs - 2) != nil }
        return fitting ?? ways[ways.count - 1]
    }

    /// The count of unseen alerts, with a blank after it; empty for none.
    private func alerts(room: Int) -> [Span] {
        let count = model.value.alerts.unseen.count
        guard count > 0 else { return [] }
        let texts = [
            "\(AlertMark.sign) \(writing.words[.alertCount, count: count])", "\(AlertMark.sign)\(count)",
        ]
        return texts.map { [Span(" \($0) ", Style(.label, on: .label)), Span("  ")] }.first {
            $0.cells <= room
        }
            ?? []
    }

    /// With a blank after it; empty if none is set, or there is no room.
    private func amount(room: Int) -> [Span] {
        guard let amount = model.value.amount else { return [] }
        let spans = [Span(model.value.text(of: amount), Style(.title)), Span("  ")]
        return spans.cells <= room ? spans : []
    }

    private func progress(room: Int) -> [Span] {
        guard let progress = model.value.pastReading.progress else { return [] }
        let text = writing.words[
            .closesProgress, ["done": String(progress.done), "count": String(progress.count)]]
        let spans = [Span(text, Style(.title)), Span("  ")]
        return spans.cells <= room ? spans : []
    }

    private func cells(_ names: [String], _ keys: [String]) -> Int {
        zip(names, keys).reduce(0) { width, tab in
            let gap = tab.0.isEmpty || tab.1.isEmpty ? 2 : 3
            return width + CellWidth.of(tab.0) + CellWidth.of(tab.1) + gap
        }
    }

    private func shortest(room: Int) -> (spans: [Span], said: String?)? {
        if let pastDay {
            let spans = past(writing.words.date(pastDay, withYear: true))
            return spans.cells <= room ? (spans, nil) : nil
        }
        if scenario != nil {
            let spans = past(writing.words[.whatIf])
            return spans.cells <= room ? (spans, nil) : nil
        }
        guard let age else { return nil }
        let spans = [Span(" \(age.shortest) ", age.style)]
        return spans.cells <= room ? (spans, age.shortest) : nil
    }

    /// The right end with the age of the figures; nil if not even that fits.
    private func status(room: Int) -> (spans: [Span], said: String?)? {
        if let pastDay {
            let words = writing.words
            let long = words.dateWithWeekday(pastDay, withYear: true)
            let short = words.date(pastDay, withYear: true)
            let wordings = [
                words[.asOfDayBack, ["day": long]], words[.asOfDay, ["day": long]],
                words[.asOfDay, ["day": short]],
            ]
            let fitting = wordings.map { past($0) }.first { $0.cells <= room }
            return fitting.map { ($0, nil) }
        }
        if let scenario {
            let what = writing.words[.whatIf]
            let fitting = ["\(what): \(scenario)", what].map { past($0) }.first { $0.cells <= room }
            return fitting.map { ($0, nil) }
        }
        let local = here.local(minute)
        let date = writing.words.dateWithWeekday(local.day) + " "
        let time = writing.times.minute(local.time)
        let city = " " + City.name(ofZone: here.name, language: writing.language)
        let long = spans(age?.text)
        let gap = long.isEmpty ? "" : " · "
        for words in [date + time + city + gap, date + time + gap, time + gap] {
            let spans = [Span(words, Style(.faint))] + long
            if spans.cells <= room { return (spans, age?.text) }
        }
        if long.cells <= room { return (long, age?.text) }
        let short = spans(age?.short)
        return short.cells <= room ? (short, age?.short) : nil
    }

    private func past(_ text: String) -> [Span] {
        let paused = isPaused ? [Span(writing.words[.paused], Style(.warning)), Span(" ")] : []
        let sample = model.value.isDemo ? writing.words[.sample].uppercased() + " · " : ""
        return paused + [Span(" \(sample)\(text) ", Style(.label, on: .label))]
    }

    private func spans(_ text: String?) -> [Span] {
        var spans = isPaused ? [Span(writing.words[.paused], Style(.warning))] : []
        guard let age, let text else { return spans }
        if !spans.isEmpty { spans.append(Span(" · ", Style(.faint))) }
        let words = age.kind == .sample ? " \(text) " : (age.kind == .live ? "● " : "○ ") + text
        return spans + [Span(words, age.style)]
    }
}

struct HeaderView: View {
    struct Tab: Equatable {
        let words: [Span]
        let field: Rect
        let target: Target?
    }

    let status: [Span]
    let tellsAge: Bool
    var tabs: [Tab] = []

    func draw(_ look: Look, on canvas: inout Canvas) {
        canvas.write(status, x: canvas.size.width - status.cells - 1, y: 0)
        for tab in tabs { canvas.write(tab.words, x: tab.field.x, y: 0) }
    }
}

struct BoardTabs: Equatable {
    struct Part: Equatable {
        let words: [Span]
        var target: Target?
    }

    let parts: [Part]
    var cells: Int { parts.reduce(0) { $0 + $1.words.cells } }

    private init(_ parts: [Part]) { self.parts = parts }

    /// Cells of a board's name before we cut it, if there is little room.
    private static let shortName = 12

    /// The widest first: all names, the current one with its number, that name alone. A single unnamed board
    /// shows the program's name.
    static func ways(_ model: Model) -> [BoardTabs] {
        let boards = model.boards
        if boards.entries == [.first], boards.shown == .kept(.first) {
            return [BoardTabs([Part(words: [Span(" fxterm ", Style(.title))])])]
        }
        let end = Part(words: [Span("│", Style(.border))])
        let remark = remark(boards.shown, model.words)
        let name = boards.name.isEmpty ? "fxterm" : boards.name
        func shown(_ name: String, _ more: String) -> Part {
            let note = [more, remark].filter { !$0.isEmpty }.joined(separator: " · ")
            let words = [
                Span(" " + name + " ", Style(.title, .bold)),
                Span(note.isEmpty ? "" : note + " ", Style(.faint)),
            ]
            return Part(words: words, target: .boardList)
        }
        let tabs = boards.entries.enumerated().map { place, entry in
            let isShown = boards.shown == .kept(entry.id)
            return Part(
                words: [
                    Span(" " + entry.name, isShown ? Style(.title, .bold) : Style(.faint)),
                    Span(key(place, model) + " ", Style(.key)),
                ], target: isShown ? .boardList : .board(entry.id))
        }
        let place = boards.entries.firstIndex { boards.shown == .kept($0.id) }
        let count = place.map { boards.entries.count > 1 ? "\($0 + 1)/\(boards.entries.count)" : "" } ?? ""
        let all = boards.entries.count == 1 ? [] : tabs + (place == nil ? [shown(name, "")] : [])
        return [
            BoardTabs(all + [end]), BoardTabs([shown(name, count), end]), BoardTabs([shown(name, ""), end]),
            BoardTabs([shown(CellWidth.fit(name, shortName), ""), end]),
        ].filter { $0.parts.count > 1 }
    }

    /// The digit that leads to a board with Alt; empty if another key does.
    private static func key(_ place: Int, _ model: Model) -> String {
        guard Command.boardNumbers.indices.contains(place) else { return "" }
        let keys = model.settings.keymap.keys(Command.boardNumbers[place])
        let digits = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return keys.contains { $0.text == "alt-\(place + 1)" } ? digits[place] : ""
    }

    private static func remark(_ shown: ShownBoard, _ words: Words) -> String {
        switch shown {
        case .kept: ""
        case .new: words[.boardNew]
        case .passing: words[.boardPassing]
        }
    }
}
