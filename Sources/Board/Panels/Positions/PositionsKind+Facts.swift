internal import Arrangement
internal import Money

extension PositionsKind {
    var filterFields: [FilterField] { Panel.stocks.kind.filterFields }

    /// Those of the stock, but for how many are held in the position's account.
    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        if field == .held { return FilterFact(model.portfolio?[item]?.quantity.value?.double) }
        return stock(item).flatMap { Panel.stocks.kind.fact(field, of: $0, model) }
    }
}
