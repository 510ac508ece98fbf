internal import Arrangement
package import CivilTime
internal import Money
internal import Words

package struct AmountTyping: Hashable, Sendable {
    package var text = ""
}

extension Model {
    mutating func beginAmount() -> [Effect] {
        leaveLayer()
        open(AmountTyping())
        return []
    }

    mutating func setAmount() -> [Effect] {
        guard let text = top(AmountTyping.self)?.text else { return [] }
        if text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return []
        }
        do throws(AmountMistake) {
            let spoken = try spoken(text)
            let amount = Amount(spoken, base: arrangement.base)
            if let day = amount.day, isToCome(day) {
                return say(.phrase(.dayToCome, verbatim: ["day": day.description]))
            }
            leaveLayer()
            let reason = amount.day.flatMap(demoHasNoRates)
            let answer = spoken.target.flatMap { told(amount, in: $0) }
            let effects = keepAmount(amount)
            if let target = spoken.target, focus == .rates { select(.card(Item(target)), in: .rates) }
            return effects + ((reason ?? answer).map { say($0) } ?? [])
        } catch {
            return say(error.advice)
        }
    }

    mutating func invertAmount() -> [Effect] {
        guard var amount else { return say(.phrase(.noAmountToInvert)) }
        amount.isInverse.toggle()
        return keepAmount(amount)
    }

    /// Saves the amount. Undo ignores it, because it is no edit of the board.
    mutating func keepAmount(_ amount: Amount?) -> [Effect] {
        arrangement.amount = amount
        let saving: [Effect] = isDemo || readOnly != nil ? [] : [.save(arrangement)]
        return saving + readRatesOfDay()
    }

    /// True if the day is in the future, both here and in UTC.
    package func isToCome(_ day: Day) -> Bool { day > max(Zone.utc.local(now).day, here.local(now).day) }
}

extension AmountTyping: PromptLayer {
    package var id: LayerID { .amount }
    package static func ask(_ model: inout Model) -> [Effect] { model.beginAmount() }
    package static func accept(_ model: inout Model) -> [Effect] { model.setAmount() }
}

extension LayerMessage {
    package static func amount(_ message: PromptMessage<AmountTyping>) -> LayerMessage {
        LayerMessage(message)
    }
}

extension LayerID {
    package static let amount = LayerID("amount", typesText: true, [.promptAccept])
}
