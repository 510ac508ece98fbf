import Arrangement
import Board
import Glibc
import Literals
import Market
import Store
import Words

/// Changes a home's boards, as several fxterm do. Round n puts the stock Sn on the probe's own board NAME
/// (`own n`) and the stock NAMEn on the first board (`shared n`). Each fourth makes a new board `NAME n` and
/// renames it to `NAME n renamed` (`made n`, `renamed n`); each eighth removes that (`removed n`).
func writeBoards(_ numbers: Range<Int>, _ name: String, home: String) {
    do throws(StoreError) {
        let shelf = BoardShelf(try Folders(environment: ["HOME": home]))
        let empty = Arrangement(rates: [], clocks: [], stocks: [])
        var found = shelf.load().entries.named(name)
        if found == nil { found = try shelf.make(name, empty) }
        guard let own = found else { exit(6) }
        let claim = BoardClaim(board: shelf.path(of: own.id))
        guard claim.holder == .us else { exit(6) }
        for number in numbers {
            try shelf.file(of: own.id).save(Arrangement(rates: [], clocks: [], stocks: ["S\(number)"]))
            StoreProbe.say("own \(number)")
            try share(Symbol(stringLiteral: "\(name)\(number)"), number, shelf)
            if number.isMultiple(of: 4) { try make(name, number, shelf) }
        }
    } catch {
        StoreProbe.say("failed \(Words.english[error.saying])")
        exit(1)
    }
}

private func share(_ symbol: Symbol, _ number: Int, _ shelf: BoardShelf) throws(StoreError) {
    let claim = BoardClaim(board: shelf.path(of: .first))
    guard claim.holder == .us else { return }
    let before = shelf.file(of: .first).load()
    guard before.notice == nil else { exit(7) }
    var board = before.arrangement ?? Arrangement(rates: [], clocks: [], stocks: [])
    board.put(Item(symbol), in: .stocks)
    try shelf.file(of: .first).save(board)
    StoreProbe.say("shared \(number)")
    withExtendedLifetime(claim) {}
}

private func make(_ name: String, _ number: Int, _ shelf: BoardShelf) throws(StoreError) {
    let entry = try shelf.make("\(name) \(number)", Arrangement(rates: [], clocks: [], stocks: []))
    StoreProbe.say("made \(number)")
    try shelf.change { BoardsEdit.rename(entry.id, to: "\(name) \(number) renamed").apply(to: &$0, &$1) }
    StoreProbe.say("renamed \(number)")
    guard number.isMultiple(of: 8) else { return }
    try shelf.change { BoardsEdit.remove(entry.id).apply(to: &$0, &$1) }
    StoreProbe.say("removed \(number)")
}
