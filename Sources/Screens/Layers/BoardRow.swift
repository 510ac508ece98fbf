internal import Arrangement
internal import Board
internal import Places
internal import Words

enum BoardRow: Equatable {
    case board(BoardEntry)
    case new(String, BoardStart)
    case removed(BoardEntry)

    /// The best first. A card can only go to an existing board.
    static func rows(_ list: BoardList, _ model: Model) -> [BoardRow] {
        let boards = model.boards
        if list.card != nil {
            return found(list.text, boards.entries.filter { $0.id != boards.shown.id }).map { .board($0) }
        }
        return found(list.text, boards.entries).map { .board($0) } + new(list.text, model)
            + found(list.text, boards.removed).map { .removed($0) }
    }

    /// Starts for a new board: those that the typed name suggests first; without a name, by their own names.
    private static func new(_ text: String, _ model: Model) -> [BoardRow] {
        let names = Set(model.boards.entries.map { SearchText.folded($0.name) })
        guard let name = BoardEntry.name(text) else {
            return StartingPoint.offered(at: model.home).map { (model.words[$0.name], $0) }
                .filter { !names.contains(SearchText.folded($0.0)) }.map { .new($0, .point($1)) }
        }
        let wish = SearchText.folded(name)
        if names.contains(wish) { return [] }
        let starts = model.boardStarts
        let meant = starts.filter { SearchText.folded(model.words[$0.title]).hasPrefix(wish) }
        // Typing a part of an offer means that offer, not a board of that name.
        let whole = meant.map { start -> BoardRow in
            let title = model.words[start.title]
            guard case .point = start, !names.contains(SearchText.folded(title)) else {
                return .new(name, start)
            }
            return .new(title, start)
        }
        return whole + starts.filter { !meant.contains($0) }.map { .new(name, $0) }
    }

    private static func found(_ text: String, _ entries: [BoardEntry]) -> [BoardEntry] {
        if text.isEmpty { return entries }
        let match = FuzzyMatch(text)
        let scored = entries.enumerated().compactMap { place, entry in
            match.score(entry.name).map { (score: $0, place: place, entry: entry) }
        }
        return scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.entry)
    }

    var id: BoardID? {
        if case .board(let entry) = self { entry.id } else { nil }
    }
}
