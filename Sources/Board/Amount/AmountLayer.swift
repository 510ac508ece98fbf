internal import Arrangement
package import CivilTime
internal import Money
internal import Words

extension Model {
    /// Opens the line that an amount is typed in.
    mutating func beginAmount() -> [Effect] {
        leaveLayer()
        open(.amount(""))
        return []
    }

    /// Takes over the amount that was typed; nothing changes where nothing was.
    mutating func setAmount() -> [Effect] {
        guard case .amount(let text)? = top else { return [] }
        if text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return []
        }
        do throws(AmountMistake) {
            let amount = try spokenAmount(text)
            if let day = amount.day, isToCome(day) {
                return say(.phrase(.dayToCome, verbatim: ["day": day.description]))
            }
            leaveLayer()
            let reason = amount.day.flatMap(demoHasNoRates)
            return keepAmount(amount) + (reason.map { say($0) } ?? [])
        } catch {
            return say(error.advice)
        }
    }

    /// Tells the inverse of the amount, or the amount again.
    mutating func invertAmount() -> [Effect] {
        guard var amount else { return say(.phrase(.noAmountToInvert)) }
        amount.isInverse.toggle()
        return keepAmount(amount)
    }

    /// Keeps the amount with the board. It is no work on it, so that undo leaves it alone.
    mutating func keepAmount(_ amount: Amount?) -> [Effect] {
        arrangement.amount = amount
        let saving: [Effect] = isDemo || readOnly != nil ? [] : [.save(arrangement)]
        return saving + readRatesOfDay()
    }

    /// Whether a day is yet to come, here and in UTC.
    package func isToCome(_ day: Day) -> Bool { day > max(Zone.utc.local(now).day, here.local(now).day) }
}
