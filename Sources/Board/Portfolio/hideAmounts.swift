internal import Words

/// Hides the amounts of what is held, or shows them again. It is no work on the board, so that undo leaves it alone.
func hideAmounts(_ model: inout Model) -> [Effect] {
    model.arrangement.hidesAmounts.toggle()
    let saving: [Effect] = model.isDemo || model.readOnly != nil ? [] : [.save(model.arrangement)]
    let telling: [Effect] = model.isDemo ? [] : [.useAlerts(model.alertSettings)]
    return saving + telling
        + say(&model, .phrase(model.arrangement.hidesAmounts ? .amountsHidden : .amountsShown))
}
