internal import Arrangement
internal import Board
internal import Words

extension Sort {
    /// The order as a border says it: `by change ▼`.
    func text(_ words: Words) -> String {
        words[.sortedBy, ["column": words[column.phrase]]] + mark(of: column)
    }

    /// The mark behind the heading of a column; empty where another one sorts.
    func mark(of column: Column) -> String { self.column != column ? "" : isDescending ? " ▼" : " ▲" }
}
