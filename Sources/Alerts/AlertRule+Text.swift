internal import CivilTime
internal import Market
internal import Money

extension AlertRule {
    /// The one way to write it, with points before decimals; it reads back as itself.
    public var text: String { text(hidingAmountsBy: nil) }

    /// The same with a sign in place of an amount of what the user holds; nil for the amount itself.
    public func text(hidingAmountsBy sign: String?) -> String {
        var parts = [condition.text(sign)]
        if let margin { parts.append("margin \(decimalText(margin))%") }
        switch repetition {
        case .always: break
        case .once, .daily: parts.append(repetition.rawValue)
        }
        return parts.joined(separator: " ")
    }
}

extension AlertCondition {
    /// `>150`, `<-3% d5`.
    fileprivate func text(_ sign: String?) -> String {
        switch self {
        case .level(let side, let level): side.sign + decimalText(level)
        case .change(let side, let size, let baseline):
            "\(side?.sign ?? "±")\(decimalText(size))% \(baseline.rawValue)"
        case .move(let side, let size, let span):
            "\(side.map { $0 == .above ? "+" : "-" } ?? "")\(decimalText(size))% in \(span.text)"
        case .extreme(let side, let span): "\(side == .above ? "high" : "low") \(span.text)"
        case .average(let side, let average, let days):
            "\(side?.sign ?? "crosses") \(average.rawValue) \(days)"
        case .ratio(let other, let side, let level): "/ \(other.item) \(side.sign) \(decimalText(level))"
        case .gain(let side, let size, let isShare):
            "gain \(side.sign) \(isShare ? decimalText(size) + "%" : sign ?? decimalText(size))"
        case .value(let side, let size): "value \(side.sign) \(sign ?? decimalText(size))"
        case .time(let time, let days):
            time.hoursAndMinutes + (days == .all ? "" : " \(days.text)")
        case .bell(let bell, let minutes): bell.rawValue + (minutes == 0 ? "" : " -\(minutes)m")
        case .clocksChange: "clocks change"
        }
    }
}

extension AlertCondition.Side {
    /// `>` or `<`.
    var sign: String {
        switch self {
        case .above: ">"
        case .below: "<"
        }
    }
}

/// The shortest decimal number that reads back as `number`.
func decimalText(_ number: Double) -> String { Rational(number)?.shortText(places: 20) ?? "0" }
