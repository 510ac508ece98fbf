internal import CivilTime
internal import Market
internal import Money

package struct AlertRule: Hashable, Sendable {
    package enum Repetition: String, Hashable, Sendable, CaseIterable {
        /// It fires again after the figure came back by the margin; for times, each time.
        case always
        case once
        /// It fires again on the next day of the item's zone, whether or not the figure came back.
        case daily
    }

    package let subject: AlertSubject
    package let condition: AlertCondition
    /// Percent of a level, points of a percentage; nil for the default.
    package let margin: Double?
    package let repetition: Repetition

    /// A gain of a stock is that of its positions, and a level of a position is the stock's.
    package init?(
        _ subject: AlertSubject, _ condition: AlertCondition, margin: Double? = nil,
        repetition: Repetition = .always
    ) {
        guard let subject = condition.subject(of: subject) else { return nil }
        (self.subject, self.condition) = (subject, condition)
        (self.margin, self.repetition) = (margin, repetition)
    }
}

extension AlertCondition {
    func subject(of subject: AlertSubject) -> AlertSubject? {
        switch (self, subject) {
        case (.level, .rate), (.change, .rate), (.move, .rate), (.extreme, .rate), (.average, .rate),
            (.level, .stock), (.change, .stock), (.move, .stock), (.extreme, .stock), (.average, .stock):
            subject
        case (.ratio(.rate, _, _), .rate), (.ratio(.stock, _, _), .stock): subject
        case (.level, .position(let symbol)), (.change, .position(let symbol)),
            (.move, .position(let symbol)), (.extreme, .position(let symbol)),
            (.average, .position(let symbol)), (.ratio(.stock, _, _), .position(let symbol)):
            .stock(symbol)
        case (.gain, .stock(let symbol)), (.value, .stock(let symbol)): .position(symbol)
        case (.gain, .position), (.value, .position), (.gain, .allPositions), (.value, .allPositions): subject
        case (.time, .clock), (.clocksChange, .clock): subject
        case (.bell, .stock(let symbol)), (.bell, .position(let symbol)):
            Exchange.hours(of: symbol) == nil ? nil : .stock(symbol)
        case (.bell, .clock): subject.hours == nil ? nil : subject
        case (.event, .stock), (.event(.any, _), .clock), (.event(.any, _), .rate(.currency, _)),
            (.digest, .clock):
            subject
        case (.event, .position(let symbol)): .stock(symbol)
        case (.level, _), (.change, _), (.move, _), (.extreme, _), (.average, _), (.ratio, _), (.gain, _),
            (.value, _), (.time, _), (.bell, _), (.clocksChange, _), (.event, _), (.digest, _):
            nil
        }
    }
}

extension AlertRule {
    /// Stored form: levels of rates are for one unit of the base. Parsing it gives an equal rule.
    package var text: String { text(nil, units: 1) }

    /// Typed form: levels of rates are in the units of their card. `sign` replaces amounts of positions.
    package func text(hidingAmountsBy sign: String?, units: Int? = nil) -> String {
        text(sign, units: units ?? subject.units)
    }

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
    fileprivate func text(_ sign: String?, units: Int) -> String {
        switch self {
        case .level(let side, let level): side.sign + decimalText(level, times: units)
        case .change(let side, let size, let baseline):
            "\(side?.sign ?? "±")\(decimalText(size))% \(baseline.text)"
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
        case .event(let kind, let span): kind.rawValue + (span.map { " -\($0.text)" } ?? "")
        case .digest(let time, let days):
            "digest \(time.hoursAndMinutes)" + (days == .all ? "" : " \(days.text)")
        }
    }
}

extension AlertCondition.Side {
    var sign: String {
        switch self {
        case .above: ">"
        case .below: "<"
        }
    }
}

/// The number times a factor, in decimals that read back as the same number.
func decimalText(_ number: Double, times factor: Int = 1) -> String {
    Rational(number).map { $0 * Rational(factor) }?.shortText(places: 20) ?? "0"
}
