internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Runtime
internal import Store
internal import Words

/// The board and its figures as earlier runs left them.
struct KeptBoard {
    private(set) var arrangement: Arrangement
    let boards: Boards
    let isFirst: Bool
    let canSave: Bool
    /// Nil in a demo, and if the disk allows no writes.
    let history: FigureStore?
    let sequence: Int
    let known: Known
    let notices: [Saying]
    /// Nil in a demo, and for printing.
    let claim: BoardClaim?

    var readOnly: ReadOnly? {
        guard let claim, claim.holder != .us else { return nil }
        return .takenBy(claim.holder.process)
    }

    /// Leaves the user's own files alone.
    static var demo: KeptBoard {
        KeptBoard(
            arrangement: .first, boards: Boards(), isFirst: false, canSave: false, history: nil, sequence: 0,
            known: .sample,
            notices: [],
            claim: nil)
    }

    static func read(_ session: Session) throws(CommandError) -> KeptBoard {
        let folders = try session.folders
        let contents = BoardShelf(folders).load()
        let entry = try session.boardEntry(contents)
        return read(folders, contents, .kept(entry.id))
    }

    func based(on code: CurrencyCode?) -> KeptBoard {
        var kept = self
        kept.arrangement = arrangement.based(on: code)
        return kept
    }

    /// For so many `rows` of stocks. An unknown name makes a new board.
    static func claim(_ session: Session, rows: Int) throws(CommandError) -> KeptBoard {
        let folders = try session.folders
        let contents = BoardShelf(folders).load()
        if let name = session.boardName, contents.entries.named(name) == nil {
            guard let name = BoardEntry.name(name), contents.entries.count < Boards.most else {
                throw .boardsFull
            }
            return read(folders, contents, .new(name), rows: rows)
        }
        let entry = try session.boardEntry(contents)
        return read(folders, contents, .kept(entry.id), rows: rows, isClaimed: true)
    }

    /// A temporary board, with all settings of the chosen one that do not depend on its items.
    static func passing(_ session: Session, _ items: [NamedItem]) throws(CommandError) -> KeptBoard {
        let folders = try session.folders
        let contents = BoardShelf(folders).load()
        let board = try session.boardFile.peek() ?? .first
        if let base = items.first(where: { $0.item == Item(board.base) }) {
            throw .wrongUsage(.phrase(.isTheBase, verbatim: ["code": base.item.text]))
        }
        let arrangement = board.showing(items)
        return read(folders, contents, .passing, arrangement)
    }

    private static func read(
        _ folders: Folders, _ shelf: BoardShelf.Contents, _ shown: ShownBoard, _ passing: Arrangement? = nil,
        rows: Int? = nil,
        isClaimed: Bool = false
    ) -> KeptBoard {
        let files = BoardShelf(folders)
        let path = shown.id.map(files.path)
        let claim = isClaimed ? path.map(BoardClaim.init) : nil
        // Do not set aside a board that another fxterm has.
        let isOurs = claim.map { $0.holder == .us } ?? true
        let contents = path.map { BoardFile(path: $0).load(isKept: !isOurs) } ?? .nothing
        // A board on screen merges and saves other people's changes once it is there.
        let merged = isClaimed ? nil : shown.id.flatMap { files.peek([$0])[$0] }
        let arrangement = passing ?? merged ?? contents.arrangement ?? .first
        let inSight = rows.flatMap { arrangement.stocksInSight(rows: $0) }.map {
            $0 + arrangement.rateSymbols
        }
        let opened = FigureStore.open(at: folders.history, now: WallClock.now, stocks: inSight)
        // Unknown stocks are in rows too.
        let hasMany = opened.leavesOut || arrangement.stocks.count > FigureStore.fewStocks
        var known = opened.cached
        if hasMany { known.stocks = inSight }
        return KeptBoard(
            arrangement: arrangement,
            boards: Boards(shelf.entries, removed: shelf.removed, shown: shown),
            isFirst: isOurs && shown == .kept(.first) && contents.arrangement == nil
                && contents.notice == nil,
            canSave: contents.canSave, history: opened.history, sequence: opened.sequence,
            known: known,
            notices: [shelf.notice, claim?.notice, contents.notice, opened.notice].compactMap { $0?.saying },
            claim: claim)
    }
}
