package import CivilTime
internal import Money
internal import Words

/// Opens the line that an amount is typed in.
func beginAmount(_ model: inout Model) -> [Effect] {
    model.leaveLayer()
    model.open(.amount(""))
    return []
}

/// Takes over the amount that was typed; nothing changes where nothing was.
func setAmount(_ model: inout Model) -> [Effect] {
    guard case .amount(let text)? = model.top else { return [] }
    if text.allSatisfy(\.isWhitespace) {
        model.leaveLayer()
        return []
    }
    do throws(AmountMistake) {
        let amount = try model.spokenAmount(text)
        if let day = amount.day, model.isToCome(day) {
            return say(&model, .phrase(.dayToCome, verbatim: ["day": day.description]))
        }
        model.leaveLayer()
        let reason = amount.day.flatMap(model.demoHasNoRates)
        return keep(amount, in: &model) + (reason.map { say(&model, $0) } ?? [])
    } catch {
        return say(&model, error.advice)
    }
}

/// Tells the inverse of the amount, or the amount again.
func invertAmount(_ model: inout Model) -> [Effect] {
    guard var amount = model.amount else { return say(&model, .phrase(.noAmountToInvert)) }
    amount.isInverse.toggle()
    return keep(amount, in: &model)
}

/// Keeps the amount with the board. It is no work on it, so that undo leaves it alone.
func keep(_ amount: Amount?, in model: inout Model) -> [Effect] {
    model.arrangement.amount = amount
    let saving: [Effect] = model.isDemo || model.readOnly != nil ? [] : [.save(model.arrangement)]
    return saving + readRatesOfDay(&model)
}

extension Model {
    /// Whether a day is yet to come, here and in UTC.
    package func isToCome(_ day: Day) -> Bool { day > max(Zone.utc.local(now).day, here.local(now).day) }
}
