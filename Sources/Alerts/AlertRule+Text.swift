internal import CivilTime
internal import Market
internal import Money

extension AlertRule {
    /// The one way to store it, with points before decimals and levels of rates for one unit of the base. It reads back as itself.
    package var text: String { text(nil, units: 1) }

    /// The same as people type it, with levels of rates in the units of their card.
    ///
    /// - Parameter sign: replaces an amount of what the user holds; nil shows the amount.
    package func text(hidingAmountsBy sign: String?) -> String { text(sign, units: subject.units) }

    private func text(_ sign: String?, units: Int) -> String {
        var parts = [condition.text(sign, units: units)]
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
    fileprivate func text(_ sign: String?, units: Int) -> String {
        switch self {
        case .level(let side, let level): side.sign + decimalText(level, times: units)
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

/// The shortest decimal number that reads back as `number`, times a factor.
func decimalText(_ number: Double, times factor: Int = 1) -> String {
    Rational(number).map { $0 * Rational(factor) }?.shortText(places: 20) ?? "0"
}
