internal import Arrangement
internal import Figures
internal import Market
package import Money
internal import Words

extension Model {
    /// Groups by account, then by currency, then not at all, as far as there are several. Ordinary groups.
    mutating func groupPositions() -> [Effect] {
        guard let portfolio else { return say(.phrase(.noPositionsYet)) }
        let list = arrangement.list(.positions)
        let noAccount = words[.noAccount]
        func names(_ name: (PortfolioLine) -> String) -> [Item: String] {
            let pairs = portfolio.lines.map { ($0.item, CleanText.line(name($0)) ?? noAccount) }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        let groupings: [(names: [Item: String], phrase: Phrase)] =
            [
                (names { $0.account.isEmpty ? noAccount : $0.account }, .groupedByAccount),
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

    /// Sums of a group in the home currency. Fees without an item are in no group.
    package func positionTotal(ofGroup name: String) -> HomeFigures {
        let names = arrangement.list(.positions).groupNames
        return shownPortfolio?.positions.sum {
            names[Item($0.key)] == name
        } cash: {
            names[Item($0.key)] == name
        } ?? HomeFigures(sumOf: [])
    }

    mutating func arrangePositions() {
        let (line, count) = (selectedLine(.positions), positionList.cards.count)
        let positions = Dictionary(
            (shownPortfolio?.lines ?? []).map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
        var list = arrangement.list(.positions)
        // An item first bought later is no position of a past day.
        if pastDay != nil, shownPortfolio != nil { list.keep({ positions[$0] != nil }, adding: []) }
        guard shownPortfolio != nil, let sort = arrangement.sorts[.positions] else {
            positionList = list
            // If none appeared or left, the selected one may be in motion.
            if list.cards.count != count { select(line, in: .positions) }
            return
        }
        defer { select(line, in: .positions) }
        let isDescending = sort.isDescending
        positionList =
            switch sort.column {
            case .symbol:
                list.sorted(isDescending: isDescending) { positions[$0]?.name }
            case .since(let baseline):
                list.sorted(isDescending: isDescending) { item in
                    positions[item]?.position.flatMap { stockFigure($0.key.item, baseline).change }
                }
            case .quantity, .price, .value, .change, .gain, .gainShare, .yearPlace, .volume, .extended:
                list.sorted(isDescending: isDescending) { positions[$0]?.figure(sort.column) }
            }
    }

    /// The refusal on a past day: present positions are hidden, so there are no places to move between.
    func refusalByDay(_ panel: Panel) -> Saying? {
        guard panel == .positions, positionList.cards.count < arrangement[.positions].count else {
            return nil
        }
        return .phrase(.pastSoNoMove)
    }
}

enum PortfolioLine {
    case position(Position)
    case cash(Cash)

    var item: Item {
        switch self {
        case .position(let position): Item(position.key)
        case .cash(let cash): Item(cash.key)
        }
    }

    var account: String {
        switch self {
        case .position(let position): position.key.account
        case .cash(let cash): cash.key.account
        }
    }

    var currency: String? {
        switch self {
        case .position(let position): position.currency
        case .cash(let cash): cash.key.currency.text
        }
    }

    fileprivate var name: String {
        switch self {
        case .position(let position): Exchange.shortSymbol(position.key.item)
        case .cash(let cash): cash.key.currency.text
        }
    }

    fileprivate var position: Position? { if case .position(let position) = self { position } else { nil } }

    private var home: HomeFigures {
        switch self {
        case .position(let position): position.home
        case .cash(let cash): cash.home
        }
    }

    private var quantity: Figure {
        switch self {
        case .position(let position): position.quantity
        case .cash(let cash): cash.amount
        }
    }

    /// Nil if unknown. Cash has no price and no gain.
    fileprivate func figure(_ column: Sort.Column) -> Double? {
        switch column {
        case .symbol, .yearPlace, .volume, .extended, .since: nil
        case .quantity: quantity.value?.double
        case .price: position?.price.value?.double
        case .value: home.value.value?.double
        case .change: home.dayShare
        case .gain: position?.home.gain.value?.double
        case .gainShare: position?.home.gainShare
        }
    }
}

extension Portfolio {
    var lines: [PortfolioLine] {
        positions.items.map(PortfolioLine.position) + positions.cash.map(PortfolioLine.cash)
    }
}

extension Model {
    /// Hides or shows amounts. Undo ignores it, because it is no edit of the board.
    mutating func hideAmounts() -> [Effect] {
        arrangement.hidesAmounts.toggle()
        let saving: [Effect] = isDemo || readOnly != nil ? [] : [.save(arrangement)]
        let telling: [Effect] = isDemo ? [] : [.useAlerts(alertSettings)]
        return saving + telling
            + say(.phrase(arrangement.hidesAmounts ? .amountsHidden : .amountsShown))
    }
}
