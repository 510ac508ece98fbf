internal import Market
package import Words

extension HomeFigures {
    /// The rows with mistakes that the sums leave out, with their items: `Totals leave out AAPL (line 7), line 9`; nil for none.
    package var leftOutSaying: Saying? {
        let rows = leftOut.map { row -> Saying in
            let line = Saying.phrase(.leftOutLine, verbatim: ["line": "\(row.line)"])
            guard let item = row.item else { return line }
            return .joined([.verbatim("\(item) ("), line, .verbatim(")")])
        }
        return rows.isEmpty ? nil : .phrase(.sumsLeaveOut, ["what": .list(rows)])
    }

    /// The items and lines that the sums of a part leave out, in a few words: `without AAPL, line 9`; nil for none.
    package func without(_ part: LeftOut.Part) -> Saying? {
        var (names, seen): ([Saying], Set<Symbol>) = ([], [])
        for row in leftOut(of: part) {
            guard let item = row.item else {
                names.append(.phrase(.leftOutLine, verbatim: ["line": "\(row.line)"]))
                continue
            }
            if seen.insert(item).inserted { names.append(.verbatim(item.text)) }
        }
        guard !names.isEmpty else { return nil }
        let rest: [Saying] = names.count > 3 ? [.verbatim("…")] : []
        return .phrase(.sumWithout, ["what": .list(Array(names.prefix(3)) + rest)])
    }
}

extension Saying {
    fileprivate static func list(_ parts: [Saying]) -> Saying {
        .joined(Array(parts.map { [$0] }.joined(separator: [.verbatim(", ")])))
    }
}
