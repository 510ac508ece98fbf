internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// The boards as the header names them: what can be clicked, from the left.
struct BoardTabs: Equatable {
    /// Some words of the header.
    struct Part: Equatable {
        let words: [Span]
        /// The meaning of a click on it; nil for none.
        var target: Target?
    }

    let parts: [Part]
    var cells: Int { parts.reduce(0) { $0 + $1.words.cells } }

    private init(_ parts: [Part]) { self.parts = parts }

    /// The longest name that stands for itself where there is little room.
    private static let shortName = 12

    /// The ways to name the boards, the one that takes up the most room first: all their names, the name of the one that is
    /// shown with its number, that name alone. A single board that nobody gave a name leaves the program its own.
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

    /// The digit that leads to a board with Alt; empty where another key does.
    private static func key(_ place: Int, _ model: Model) -> String {
        guard Command.boardNumbers.indices.contains(place) else { return "" }
        let keys = model.settings.keymap.keys(Command.boardNumbers[place])
        let digits = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return keys.contains { $0.text == "alt-\(place + 1)" } ? digits[place] : ""
    }

    /// The fate of a board that is not kept yet.
    private static func remark(_ shown: ShownBoard, _ words: Words) -> String {
        switch shown {
        case .kept: ""
        case .new: words[.boardNew]
        case .passing: words[.boardPassing]
        }
    }
}
