internal import Arrangement
internal import Figures
internal import Market
internal import Words

extension Model {
    /// Makes the selected currency the one that rates are per unit of, and the old base a card in its place.
    mutating func makeBase() -> [Effect] {
        guard focus == .rates, let item = selectedItem, let code = CurrencyCode(item)
        else {
            return say(.phrase(.selectRateFirst))
        }
        guard figures.rates[code]?.rate != nil else {
            let what = Saying.phrase(.noRateForBase, verbatim: ["code": code.text])
            return say(.phrase(.whatAndNext, ["what": what, "next": .phrase(.askingAgainNext)]))
        }
        return change(Action(.base)) { arrangement in
            let old = Item(arrangement.base)
            arrangement.base = code
            arrangement.changeList(.rates) { list in
                list.remove(old)
                list.replace(item, with: old)
            }
        } + say(.phrase(.baseIs, verbatim: ["code": code.text]))
    }
}
