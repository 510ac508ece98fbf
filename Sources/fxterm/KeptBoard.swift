internal import Board
internal import Market
internal import Runtime
internal import Store
internal import Words

/// The board and its figures as earlier runs left them.
struct KeptBoard {
    let arrangement: Arrangement
    let isFirst: Bool
    let canSave: Bool
    /// Figures of earlier runs; nil in a demo, and when they can't be kept.
    let history: History?
    /// The last commit that `known` has.
    let sequence: Int
    let known: Known
    /// What is to be said about files that could not be read.
    let notices: [Saying]
    /// The fxterm that keeps the board; nil in a demo, and for printing.
    let claim: BoardClaim?

    /// The first board and the sample, which leave the user's own files alone.
    static var demo: KeptBoard {
        KeptBoard(
            arrangement: .first, isFirst: false, canSave: false, history: nil, sequence: 0, known: .sample,
            notices: [],
            claim: nil)
    }

    static func read(_ folders: Folders, rows: Int? = nil, isClaimed: Bool = false) -> KeptBoard {
        let claim = isClaimed ? BoardClaim(board: folders.board) : nil
        // A board that another fxterm keeps is not set aside.
        let isOurs = claim.map { $0.holder == .us } ?? true
        let contents = BoardFile(path: folders.board).load(isKept: !isOurs)
        let arrangement = contents.arrangement ?? .first
        let inSight = rows.flatMap { arrangement.stocksInSight(rows: $0) }
        let opened = History.open(at: folders.history, now: WallClock.now, stocks: inSight)
        // Rows of stocks that nothing is known of are rows too.
        let hasMany = opened.leavesOut || arrangement.stocks.count > History.fewStocks
        return KeptBoard(
            arrangement: arrangement,
            isFirst: isOurs && contents.arrangement == nil && contents.notice == nil,
            canSave: contents.canSave, history: opened.history, sequence: opened.sequence,
            known: Known(opened.cached, of: hasMany ? inSight : nil),
            notices: [claim?.notice, contents.notice, opened.notice].compactMap { $0?.saying }, claim: claim)
    }
}
