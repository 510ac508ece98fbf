/// The columns of a broker's file that are ours, and the broker's words for types: `date=Datum,buy=Kauf`.
package struct ColumnMapping: Hashable, Sendable {
    /// The broker's names of columns.
    package private(set) var columns: [Transaction.Column: String] = [:]
    /// Types by the broker's words for them, in small letters; those of nil are left out.
    package private(set) var types: [String: Transaction.Kind?] = [:]

    /// The names that may stand in front of `=`.
    package static let names =
        Transaction.Column.allCases.map(\.rawValue) + Transaction.Kind.allCases.map(\.rawValue) + [skip]
    /// A type that is left out.
    private static let skip = "skip"

    /// Our own names for everything.
    package init() {
        for kind in Transaction.Kind.allCases { types[kind.rawValue] = kind }
    }

    /// Adds the pairs of a text such as `date=Datum,quantity=Stück,buy=Kauf`. A `fee` is a column.
    ///
    /// - Returns: The first that makes no sense; nil where all do.
    package mutating func add(_ text: String) -> String? {
        for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return String(pair) }
            if let column = Transaction.Column(rawValue: parts[0]) {
                columns[column] = parts[1]
            } else if let kind = Transaction.Kind(rawValue: parts[0]) {
                types[parts[1].lowercased()] = kind
            } else if parts[0] == ColumnMapping.skip {
                types[parts[1].lowercased()] = .some(nil)
            } else {
                return String(pair)
            }
        }
        return nil
    }
}
