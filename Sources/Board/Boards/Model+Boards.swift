package import Arrangement
internal import Market
internal import Words

extension Model {
    /// Remembers the state of the board it replaces. Saves nothing.
    mutating func openBoard(_ opened: OpenedBoard) -> [Effect] {
        let old = arrangement
        // Only the board on which the user typed a past day shows it.
        if pastDay != nil { _ = showDay(nil) }
        leaveBoard()
        let left = opened.board.id.flatMap { leftBoards.removeValue(forKey: $0) }
        if let id = opened.board.id { otherBoards[id] = nil }
        (boards.shown, readOnly) = (opened.board, opened.readOnly)
        arrangement = opened.arrangement
        past = left?.past(of: arrangement, read: opened.past) ?? opened.past
        if arrangement.base != old.base { supposeMarket() }
        figures.rearrange(arrangement, from: old, shownMarket, language: language)
        // A cursor is a place among the lines that a filter leaves.
        filtered = [:]
        renewFiltered(after: .disk(.boards(.opened(opened))))
        (cursors, decks) = (left?.cursors ?? Cursors(), left?.decks ?? [:])
        focus = left?.focus ?? focus
        keepFocusShown()
        layOutAnew()
        let telling: [Effect] =
            arrangement.base == old.base || isDemo ? [] : [.useAlerts(alertSettings)]
        return dropAnswers() + askForBoard(besides: old) + readRatesOfDay() + telling
            + (readOnly.map { say($0.saying, isWarning: true) } ?? []) + mergeShare()
            + followOpening()
    }

    fileprivate mutating func leaveBoard() {
        while !layers.isEmpty, top != .deck { leaveLayer() }
        leaveLayer()
        putAwayDeck()
        layers = []
        guard let id = boards.shown.id else { return }
        leftBoards[id] = LeftBoard(self)
        otherBoards[id] = arrangement
    }

    /// Requests the figures that the board before had no need of.
    private mutating func askForBoard(besides old: Arrangement) -> [Effect] {
        if isPaused { return [] }
        let symbols = order(.stocks).compactMap(Symbol.init) + arrangement.rateSymbols
        let question = FeedSubject.quotes(symbols)
        let isKnown = Set(symbols).isSubset(of: old.symbols + old.rateSymbols)
        return (isKnown ? [] : [.ask(question, freshness: freshness(of: question))]) + askPast()
    }

    private mutating func followOpening() -> [Effect] {
        let sequel = self.sequel
        self.sequel = nil
        switch sequel {
        case .made(let action, let origin)?:
            guard let id = boards.shown.id else { return [] }
            past.note(.made(id, from: origin), action)
            return say(.phrase(.madeBoard, verbatim: ["name": boards.name]))
        case .remove(let entry, let place)?:
            return removeBoard(entry, at: place)
        case .unmake(let edit, let id)?:
            past.offerAgain(edit)
            return [.boards(.edit(.remove(id)))] + say(.phrase(.undid, ["deed": edit.action.saying]))
        case .edited?, nil: return []
        }
    }

    mutating func makeBoard(_ text: String, _ arrangement: Arrangement) -> [Effect] {
        guard let name = BoardEntry.name(text) else { return say(.phrase(.boardNeedsName)) }
        if let refusal = boards.refusal(ofNew: name) { return say(refusal) }
        sequel = .made(Action(.makeBoard, name), from: boards.shown.id)
        return [.boards(.make(name, arrangement))]
    }

    mutating func beginCopying(_ id: BoardID) -> [Effect] {
        guard let entry = boards.entry(id), let arrangement = self.arrangement(of: id) else { return [] }
        let names = (2...).lazy.map { "\(entry.name.prefix(BoardEntry.longestName - 4)) \($0)" }
        let name = names.first { boards.isFree($0) } ?? ""
        open(BoardNaming(purpose: .make(arrangement), text: name))
        return []
    }

    mutating func acceptBoardName() -> [Effect] {
        guard let naming = top(BoardNaming.self) else { return [] }
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
    fileprivate func refusal(ofNew name: String) -> Saying? {
        if !isFree(name) { return .phrase(.boardExists, verbatim: ["name": name]) }
        if entries.count < Boards.most { return nil }
        return .phrase(.boardLimit, verbatim: ["count": String(Boards.most)])
    }

    func entry(_ id: BoardID) -> BoardEntry? { entries.first { $0.id == id } }
}

extension Model {
    package func arrangement(of id: BoardID) -> Arrangement? {
        id == boards.shown.id ? arrangement : otherBoards[id]
    }

    /// The answer shows if there is anything to undo.
    mutating func editBoards(
        _ edit: BoardsEdit, back: BoardsEdit, _ action: Action, _ said: Saying
    ) -> [Effect] {
        sequel = .edited(.listed(edit, back: back), action, said)
        return [.boards(.edit(edit))]
    }

    /// Removes a board. If it is on screen, shows the next one first.
    mutating func removeBoard(_ id: BoardID) -> [Effect] {
        let entries = boards.entries
        guard let place = entries.firstIndex(where: { $0.id == id }) else { return [] }
        if entries.count < 2 { return say(.phrase(.lastBoard)) }
        if id != boards.shown.id { return removeBoard(entries[place], at: place) }
        sequel = .remove(entries[place], at: place)
        return [.boards(.open(entries[place + 1 < entries.count ? place + 1 : place - 1].id))]
    }

    mutating func removeBoard(_ entry: BoardEntry, at place: Int) -> [Effect] {
        editBoards(
            .remove(entry.id), back: .restore(entry.id, at: place), Action(.removeBoard, entry.name),
            .phrase(.removedBoard, verbatim: ["name": entry.name]))
    }

    mutating func restoreBoard(_ id: BoardID) -> [Effect] {
        guard let entry = boards.removed.first(where: { $0.id == id }) else { return [] }
        let edit = BoardsEdit.restore(id, at: boards.entries.count)
        guard boards.fits(edit) else {
            return say(.phrase(.boardLimit, verbatim: ["count": String(Boards.most)]))
        }
        return editBoards(
            edit, back: .remove(id), Action(.restoreBoard, entry.name),
            .phrase(.restoredBoard, verbatim: ["name": entry.name]))
    }

    mutating func moveBoard(_ id: BoardID, _ step: Int) -> [Effect] {
        let entries = boards.entries
        guard let place = entries.firstIndex(where: { $0.id == id }), entries.indices.contains(place + step)
        else { return [] }
        if var list = top(BoardList.self), list.text.isEmpty {
            list.index = place + step
            replaceTop(with: list)
        }
        return editBoards(
            .move(id, to: place + step), back: .move(id, to: place),
            Action(.moveBoard, entries[place].name),
            .phrase(.movedBoard, verbatim: ["name": entries[place].name, "number": String(place + step + 1)]))
    }

    mutating func undo(_ change: BoardChange) -> [Effect] {
        switch change {
        case .listed(_, let back):
            guard boards.fits(back) else { return forgetUndo() }
            var arrangement = self.arrangement
            let action = past.undo(&arrangement) ?? Action(.renameBoard)
            return [.boards(.edit(back))] + say(.phrase(.undid, ["deed": action.saying]))
        case .made(let id, let origin):
            let others = boards.entries.filter { $0.id != id }
            guard id == boards.shown.id, let edit = past.undoable.last,
                let next = others.first(where: { $0.id == origin }) ?? others.first
            else { return forgetUndo() }
            sequel = .unmake(edit, id)
            return [.boards(.open(next.id))]
        case .sent(let item, let panel, let id, let wasThere):
            let isThere = boards.contains(id) || boards.removed.contains { $0.id == id }
            guard !wasThere, isThere, let panel = Panel.of(panel, among: panels) else { return undoHere() }
            return [.boards(.takeBack(item, panel, from: id))]
        }
    }

    mutating func redo(_ change: BoardChange) -> [Effect] {
        var arrangement = self.arrangement
        switch change {
        case .listed(let edit, _):
            guard boards.fits(edit), let action = past.redo(&arrangement) else {
                return forgetRedo()
            }
            return [.boards(.edit(edit))] + say(.phrase(.redid, ["deed": action.saying]))
        case .made(let id, _):
            let edit = BoardsEdit.restore(id, at: boards.entries.count)
            guard boards.fits(edit) else { return forgetRedo() }
            past.forgetUndone()
            return [.boards(.edit(edit)), .boards(.open(id))]
        case .sent(let item, let panel, let id, _):
            guard boards.contains(id), let panel = Panel.of(panel, among: panels) else { return forgetRedo() }
            return [.boards(.send(item, panel, to: id))]
        }
    }

    /// The last change can no longer be undone; goes on to the one before it.
    private mutating func forgetUndo() -> [Effect] {
        var arrangement = self.arrangement
        guard let action = past.undo(&arrangement) else { return [] }
        past.forgetUndone()
        return say(.phrase(.boardChangedSince, ["deed": action.saying]))
    }

    private mutating func forgetRedo() -> [Effect] {
        guard let edit = past.redoable.last else { return [] }
        past.forgetUndone()
        return say(.phrase(.boardChangedSince, ["deed": edit.action.saying]))
    }
}
