import Arrangement
import Board
import Store
import Words

extension FuzzTarget {
    static let lists = FuzzTarget(name: "lists") { bytes in
        for source in ForeignList.Source.allCases.map(Optional.some) + [nil] {
            guard let list = ForeignList(bytes, as: source) else { continue }
            var board = Arrangement.first
            let found = ListImport(list, onto: board)
            let count = board.panels.reduce(0) { $0 + board[$1].count }
            found.put(on: &board)
            precondition(board.panels.reduce(0) { $0 + board[$1].count } == count + found.rows.count)
            for left in found.leftOut { precondition(!left.name.contains("\u{1B}")) }
        }
        if let shared = try? SharedBoard(bytes, path: "mail.json") { _ = shared.text(.english) }
    }
}
