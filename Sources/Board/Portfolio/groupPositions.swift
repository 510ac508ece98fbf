internal import Arrangement
internal import Figures
internal import Market
package import Money
internal import Words

extension Model {
    /// Puts positions in groups by account, then by currency, then in none, as far as there are several. The groups are ordinary ones:
    /// they are kept, folded and undone as those made by hand.
    mutating func groupPositions() -> [Effect] {
        guard let portfolio else { return say(.phrase(.noPositionsYet)) }
        let list = arrangement.list(.positions)
        let noAccount = words[.noAccount]
        func names(_ name: (Position) -> String) -> [Item: String] {
            let pairs = portfolio.positions.items.map {
                (Item($0.key), CleanText.line(name($0)) ?? noAccount)
            }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        let groupings: [(names: [Item: String], phrase: Phrase)] =
            [
                (names { $0.key.account.isEmpty ? noAccount : $0.key.account }, .groupedByAccount),
                (names { $0.currency ?? FigureText.absent }, .groupedByCurrency),
            ].filter { Set($0.names.values).count > 1 } + [([:], .groupedNot)]
        let now = groupings.firstIndex { $0.names == list.groupNames } ?? groupings.count - 1
        let next = groupings[(now + 1) % groupings.count]
        if list.grouped(by: next.names) == list { return say(.phrase(.groupingImpossible)) }
        let line = selectedLine(.positions)
        let effects = change(Action(.groupPositions)) {
            $0.setList(.positions, list.grouped(by: next.names))
        }
        focus = .positions
        select(line, in: .positions)
        return effects + say(.phrase(next.phrase))
    }

    /// The sums over the positions of a group in the home currency. Fees that belong to no item are in no group.
    package func positionTotal(ofGroup name: String) -> HomeFigures {
        let names = arrangement.list(.positions).groupNames
        return portfolio?.positions.sum { names[Item($0.key)] == name } ?? HomeFigures(sumOf: [])
    }
}
