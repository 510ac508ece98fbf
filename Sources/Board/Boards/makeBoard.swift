package import Arrangement
internal import Words

extension Model {
    /// Keeps a new board and shows it.
    mutating func makeBoard(_ text: String, _ arrangement: Arrangement) -> [Effect] {
        guard let name = BoardEntry.name(text) else { return say(.phrase(.boardNeedsName)) }
        if let refusal = boards.refusal(ofNew: name) { return say(refusal) }
        sequel = .made(Action(.makeBoard, name), from: boards.shown.id)
        return [.boards(.make(name, arrangement))]
    }

    /// Asks for the name of a copy of a board.
    mutating func beginCopying(_ id: BoardID) -> [Effect] {
        guard let entry = boards.entry(id), let arrangement = self.arrangement(of: id) else { return [] }
        let names = (2...).lazy.map { "\(entry.name.prefix(BoardEntry.longestName - 4)) \($0)" }
        let name = names.first { boards.isFree($0) } ?? ""
        open(.boardNaming(BoardNaming(purpose: .make(arrangement), text: name)))
        return []
    }

    /// Makes or renames a board by the name that was typed.
    mutating func acceptBoardName() -> [Effect] {
        guard case .boardNaming(let naming)? = top else { return [] }
        switch naming.purpose {
        case .make(let arrangement): return makeBoard(naming.text, arrangement)
        case .rename(let entry):
            guard let name = BoardEntry.name(naming.text) else { return say(.phrase(.boardNeedsName)) }
            guard boards.isFree(name, besides: entry.id) else {
                return say(.phrase(.boardExists, verbatim: ["name": name]))
            }
            leaveLayer()
            if name == entry.name { return [] }
            let said = Saying.phrase(.groupRenamed, verbatim: ["old": entry.name, "name": name])
            return editBoards(
                .rename(entry.id, to: name), back: .rename(entry.id, to: entry.name),
                Action(.renameBoard, entry.name), said)
        }
    }
}

extension Boards {
    /// Why there can be no new board called `name`.
    fileprivate func refusal(ofNew name: String) -> Saying? {
        if !isFree(name) { return .phrase(.boardExists, verbatim: ["name": name]) }
        if entries.count < Boards.most { return nil }
        return .phrase(.boardLimit, verbatim: ["count": String(Boards.most)])
    }

    /// A board that is kept.
    func entry(_ id: BoardID) -> BoardEntry? { entries.first { $0.id == id } }
}

extension Model {
    /// The contents of a board; nil where it has not been read.
    package func arrangement(of id: BoardID) -> Arrangement? {
        id == boards.shown.id ? arrangement : otherBoards[id]
    }
}
