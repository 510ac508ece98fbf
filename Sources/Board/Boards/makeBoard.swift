internal import Words

/// Keeps a new board and shows it.
func makeBoard(_ model: inout Model, _ text: String, _ arrangement: Arrangement) -> [Effect] {
    guard let name = BoardEntry.name(text) else { return say(&model, .phrase(.boardNeedsName)) }
    if let refusal = model.boards.refusal(ofNew: name) { return say(&model, refusal) }
    model.sequel = .made(Action(.makeBoard, name), from: model.boards.shown.id)
    return [.boards(.make(name, arrangement))]
}

/// Asks for the name of a copy of a board.
func beginCopying(_ model: inout Model, _ id: BoardID) -> [Effect] {
    guard let entry = model.boards.entry(id), let arrangement = model.arrangement(of: id) else { return [] }
    let names = (2...).lazy.map { "\(entry.name.prefix(BoardEntry.longestName - 4)) \($0)" }
    let name = names.first { model.boards.isFree($0) } ?? ""
    model.open(.boardNaming(BoardNaming(purpose: .make(arrangement), text: name)))
    return []
}

/// Makes or renames a board by the name that was typed.
func acceptName(_ model: inout Model) -> [Effect] {
    guard case .boardNaming(let naming)? = model.top else { return [] }
    switch naming.purpose {
    case .make(let arrangement): return makeBoard(&model, naming.text, arrangement)
    case .rename(let entry):
        guard let name = BoardEntry.name(naming.text) else { return say(&model, .phrase(.boardNeedsName)) }
        guard model.boards.isFree(name, besides: entry.id) else {
            return say(&model, .phrase(.boardExists, verbatim: ["name": name]))
        }
        model.leaveLayer()
        if name == entry.name { return [] }
        let said = Saying.phrase(.groupRenamed, verbatim: ["old": entry.name, "name": name])
        return edit(
            &model, .rename(entry.id, to: name), back: .rename(entry.id, to: entry.name),
            Action(.renameBoard, entry.name), said)
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
