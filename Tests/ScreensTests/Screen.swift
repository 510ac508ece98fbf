import Alerts
import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Market
import Screens
import SettingsFiles
import Store
import TUI
import Testing
import Words

/// The program without a terminal: keys go in, frames come out.
struct Screen {
    var model: Model
    var size: Size
    var screens = ScreenList.standard
    var effects: [Effect] = []
    var shelf: DemoBoards

    /// The bundled sample, seen from Taipei at its moment.
    init(
        _ width: Int, _ height: Int, settings: Settings = Settings(), locale: UserLocale = UserLocale([:]),
        words: Words? = nil, terminal: TerminalTraits = TerminalTraits(), arrangement: Arrangement = .first,
        isDemo: Bool = false, boards: Boards = Boards()
    ) {
        shelf = DemoBoards(boards, arrangement)
        size = Size(width: width, height: height)
        model = Model(
            arrangement: arrangement, boards: boards, settings: settings, locale: locale, words: words,
            terminal: terminal,
            settingList: Screen.settingList,
            isDemo: isDemo, now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        send(.known(.sample))
    }

    static let settingList = settingList(in: "/home/me/.config/fxterm/config.json")

    static func settingList(in path: String) -> SettingList {
        (try? SettingsReading(from: path, themes: ["default", "nord", "dracula"]).list) ?? SettingList()
    }

    var frame: Frame<Target> { view(model, size, Memo(), screens) }

    var layout: Layout { Layout(model, size, Memo(), screens) }

    var canvas: Canvas { frame.canvas }

    mutating func send(_ messages: Message...) {
        for message in messages {
            let asked = model.update(message)
            effects += asked
            for effect in asked { keep(effect) }
        }
    }

    private mutating func keep(_ effect: Effect) {
        if case .save(let arrangement) = effect { shelf.save(arrangement) }
        if case .savePast(let past, _) = effect { shelf.save(past) }
        if let saying = effect.saying { send(.disk(.saved(saying))) }
        guard case .boards(let wish) = effect else { return }
        for message in shelf.fulfil(wish) { send(.disk(.boards(message))) }
    }

    mutating func hear(_ answer: FeedAnswer, to subject: FeedSubject, at now: Instant) {
        send(model.news(of: answer, to: subject, at: now))
    }

    /// Written as `jj<space><right><S-left><C-r>`.
    mutating func press(_ keys: String) {
        for key in Key.keys(keys) {
            // A key means the same without the picture, which is slow to draw.
            if let message = interpret(.key(key), model, layout, frame: nil) { send(message) }
        }
    }

    mutating func paste(_ text: String) {
        if let message = interpret(.paste(text), model, layout, frame: nil) { send(message) }
    }

    mutating func mouse(_ action: MouseAction, _ x: Int, _ y: Int) {
        let event = Event.mouse(action, Point(x: x, y: y))
        if let message = interpret(event, model, layout, frame: frame) { send(message) }
    }

    var lines: [String] { Screen.lines(canvas) }

    /// As the model's terminal gets it.
    var presented: String {
        Screen.lines(presentable(canvas, model.terminal)).joined(separator: "\n")
    }

    private static func lines(_ canvas: Canvas) -> [String] {
        (0..<canvas.size.height).map { y in
            var line = (0..<canvas.size.width).map { canvas[$0, y].glyph.text }.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    var text: String { lines.joined(separator: "\n") }
}

extension Key {
    static func keys(_ text: String) -> [Key] {
        var keys: [Key] = []
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "<", let end = rest.firstIndex(of: ">") else {
                keys.append(.character(character))
                continue
            }
            if let key = named(String(rest[..<end])) { keys.append(key) }
            rest = rest[rest.index(after: end)...]
        }
        return keys
    }

    private static func named(_ name: String) -> Key? {
        let arrows: [String: Direction] = ["up": .up, "down": .down, "left": .left, "right": .right]
        if let direction = arrows[name] { return .arrow(direction) }
        if name.hasPrefix("S-"), let direction = arrows[String(name.dropFirst(2))] {
            return .shiftArrow(direction)
        }
        if name.hasPrefix("C-"), let letter = name.last { return .control(letter) }
        if name.hasPrefix("A-"), let digit = Int(name.dropFirst(2)) { return .alt(digit) }
        if name.hasPrefix("F"), let number = Int(name.dropFirst()) { return .function(number) }
        let others: [String: Key] = [
            "space": .character(" "), "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backTab,
            "backspace": .backspace, "del": .delete, "home": .home, "end": .end, "pgup": .pageUp,
            "pgdn": .pageDown,
        ]
        return others[name]
    }
}

/// With `FXTERM_RECORD` set it writes the file and fails, to prevent recordings by accident.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
{
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["FXTERM_RECORD"] != nil {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: file)
        Issue.record("recorded \(name); run again without FXTERM_RECORD", sourceLocation: sourceLocation)
        return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text + "\n" == expected, "the screen differs from \(name).txt", sourceLocation: sourceLocation)
}

extension Effect {
    var alertEdit: AlertEdit? { if case .editAlerts(let edit, saying: _) = self { edit } else { nil } }

    /// The line for the user once the request is on the disk.
    fileprivate var saying: Saying? {
        switch self {
        case .editAlerts(_, let saying): saying
        case .saveTransactions(_, madeFrom: _, let saying): saying
        case .editEvents(_, let saying): saying
        default: nil
        }
    }
}
