internal import Arrangement
internal import Board
internal import Market

/// The base of `--base`: rates are per unit of it, and totals are in it.
struct OtherBase: Hashable, Sendable {
    let code: CurrencyCode
    let board: CurrencyCode

    init?(_ code: CurrencyCode?, for board: Arrangement) {
        guard let code else { return nil }
        (self.code, self.board) = (code, board.base)
    }
}

extension Arrangement {
    /// The board on another base; the old one takes the place of its card. Nil changes nothing.
    func based(on code: CurrencyCode?) -> Arrangement {
        guard let code, code != base else { return self }
        let (old, new) = (Item(base), Item(code))
        var arrangement = self
        arrangement.changeList(.rates) { list in
            list.remove(old)
            list.replace(new, with: old)
        }
        arrangement.base = code
        return arrangement
    }
}
