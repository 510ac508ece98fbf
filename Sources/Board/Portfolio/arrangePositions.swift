internal import Arrangement
internal import Market
internal import Money

extension Model {
    /// Puts the positions into the order of their panel's sort. The same line stays selected.
    mutating func arrangePositions() {
        let list = arrangement.list(.positions)
        guard let portfolio, let sort = arrangement.sorts[.positions] else {
            positionList = list
            return
        }
        let line = selectedLine(.positions)
        let positions = Dictionary(
            portfolio.positions.items.map { (Item($0.key), $0) }, uniquingKeysWith: { first, _ in first })
        let isDescending = sort.isDescending
        positionList =
            sort.column == .symbol
            ? list.sorted(isDescending: isDescending) { item in
                positions[item].map { Exchange.shortSymbol($0.key.item) }
            }
            : list.sorted(isDescending: isDescending) { positions[$0]?.figure(sort.column) }
        select(line, in: .positions)
    }
}

extension Position {
    /// The figure that positions are compared by; nil where it is unknown.
    fileprivate func figure(_ column: Sort.Column) -> Double? {
        switch column {
        case .symbol, .yearPlace, .volume, .extended: nil
        case .quantity: quantity.value?.double
        case .price: price.value?.double
        case .value: home.value.value?.double
        case .change: home.dayShare
        case .gain: home.gain.value?.double
        case .gainShare: home.gainShare
        }
    }
}
