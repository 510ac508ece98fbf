package import Arrangement
internal import Board
package import Market

extension Arrangement {
    package init(
        rates: [String] = [], clocks: [String] = [], stocks: [String] = [], base: CurrencyCode = .usd,
        baseline: Baseline = .d1, sort: Sort? = nil
    ) {
        func list(_ texts: [String]) -> ItemList { ItemList(cards: texts.map { Item(text: $0) }) }
        self.init(
            rates: list(rates), clocks: list(clocks), stocks: list(stocks), base: base, baseline: baseline,
            sort: sort)
    }

    package init(
        rates: ItemList, clocks: ItemList, stocks: ItemList, base: CurrencyCode = .usd,
        baseline: Baseline = .d1,
        sort: Sort? = nil
    ) {
        self.init(
            [.rates: rates, .clocks: clocks, .stocks: stocks], base: base, baseline: baseline,
            sorts: sort.map { [.stocks: $0] } ?? [:])
    }
}
