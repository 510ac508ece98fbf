internal import Arrangement
internal import Words

extension Model {
    /// Hides the amounts of what is held, or shows them again. It is no work on the board, so that undo leaves it alone.
    mutating func hideAmounts() -> [Effect] {
        arrangement.hidesAmounts.toggle()
        let saving: [Effect] = isDemo || readOnly != nil ? [] : [.save(arrangement)]
        let telling: [Effect] = isDemo ? [] : [.useAlerts(alertSettings)]
        return saving + telling
            + say(.phrase(arrangement.hidesAmounts ? .amountsHidden : .amountsShown))
    }
}
