internal import Figures
internal import Market
internal import Words

/// Makes the selected currency the one that rates are per unit of, and the old base a card in its place.
func makeBase(_ model: inout Model) -> [Effect] {
    guard model.focus == .rates, let item = model.selectedItem, let code = CurrencyCode(item)
    else {
        return say(&model, .phrase(.selectRateFirst))
    }
    guard model.figures.rates[code]?.rate != nil else {
        let what = Saying.phrase(.noRateForBase, verbatim: ["code": code.text])
        return say(&model, .phrase(.whatAndNext, ["what": what, "next": .phrase(.askingAgainNext)]))
    }
    return change(&model, Action(.base)) { arrangement in
        let old = Item(arrangement.base)
        arrangement.base = code
        arrangement.changeList(.rates) { list in
            list.remove(old)
            list.replace(item, with: old)
        }
    } + say(&model, .phrase(.baseIs, verbatim: ["code": code.text]))
}
