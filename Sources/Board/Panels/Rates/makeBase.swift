internal import Market
internal import Words

/// Makes the selected currency the one that rates are per unit of, and the old base a card in its place.
func makeBase(_ model: inout Model) -> [Effect] {
    guard model.focus == .rates, let item = model.selectedItem else {
        return say(&model, model.words[.selectRateFirst])
    }
    let code = item.text
    guard model.figures.rates[code]?.rate != nil else {
        let what = model.words[.noRateForBase, ["code": code]]
        let next = model.words[.askingAgainNext]
        return say(&model, model.words[.whatAndNext, ["what": what, "next": next]])
    }
    return change(&model, Deed(.base)) { arrangement in
        let old = RatesKind().item(written: arrangement.base)
        arrangement.base = code
        arrangement.changeList(.rates) { list in
            guard let old else { return }
            list.remove(old)
            list.replace(item, with: old)
        }
    } + say(&model, model.words[.baseIs, ["code": code]])
}
