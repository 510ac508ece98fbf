internal import CivilTime
package import Market
package import Words

extension AlertRule {
    /// "when JPY is at or above 150 for 1 USD; again after it was below 149.25". `hidden` replaces amounts of
    /// positions; `units` nil for the usual ones of the base.
    package func meaning(
        called name: String, _ numerals: Numerals, home: CurrencyCode?, hidingAmountsBy hidden: String? = nil,
        withRepetition: Bool = true, units: Int? = nil
    ) -> Saying {
        let text = AlertText(
            rule: self, name: name, numerals: numerals, home: home, hidden: hidden,
            units: units ?? subject.units)
        return .joined(
            Array(
                [[text.condition], withRepetition ? text.again : []].joined().map { [$0] }.joined(separator: [
                    .verbatim("; ")
                ])))
    }
}

private struct AlertText {
    let rule: AlertRule
    let name: String
    let numerals: Numerals
    let home: CurrencyCode?
    let hidden: String?
    let units: Int

    var condition: Saying {
        let item: Saying =
            rule.subject == .allPositions ? .phrase(.alertAllPositions) : .verbatim(name)
        switch rule.condition {
        case .level(let side, let level): return compared(item, side, self.level(level))
        case .change(let side, let percent, let baseline):
            return change(baseline.since, side, percent)
        case .move(let side, let percent, let span):
            let signed = side == .below ? -percent : percent
            return change(.phrase(.alertWithin, ["time": duration(span)]), side, signed)
        case .extreme(let side, let span):
            return .phrase(
                side == .above ? .alertHigh : .alertLow, ["item": item, "span": tradingSpan(span)])
        case .average(let side, let kind, let days):
            let average = Saying.count(kind == .simple ? .alertSimpleAverage : .alertExponentialAverage, days)
            guard let side else { return .phrase(.alertCrosses, ["item": item, "average": average]) }
            return compared(item, side, average)
        case .ratio(let other, let side, let level):
            return compared(.verbatim("\(name) ÷ \(other.item)"), side, .verbatim(number(level)))
        case .gain(let side, let size, let isShare):
            let gain = Saying.phrase(.alertGainOf, ["item": item])
            return compared(gain, side, .verbatim(isShare ? self.percent(size, isSigned: true) : money(size)))
        case .value(let side, let size):
            return compared(.phrase(.alertValueOf, ["item": item]), side, .verbatim(money(size)))
        case .time(let time, let days):
            let values = ["time": Saying.verbatim(time.hoursAndMinutes), "item": item]
            if days == .all { return .phrase(.alertTime, values) }
            return .phrase(.alertTimeOn, values.merging(["days": weekdays(days)]) { $1 })
        case .bell(let bell, let minutes): return self.bell(bell, minutes)
        case .clocksChange:
            let time = AlertRule.morning.hoursAndMinutes
            return .phrase(.alertClocksChange, ["time": .verbatim(time), "item": item])
        case .event(let kind, let span): return event(kind, span, item)
        case .digest(let time, let days):
            let values = ["time": Saying.verbatim(time.hoursAndMinutes), "item": item]
            if days == .all { return .phrase(.alertDigest, values) }
            return .phrase(.alertDigestOn, values.merging(["days": weekdays(days)]) { $1 })
        }
    }

    private func compared(_ item: Saying, _ side: AlertCondition.Side, _ level: Saying) -> Saying {
        .phrase(side == .above ? .alertAbove : .alertBelow, ["item": item, "level": level])
    }

    private func change(_ since: Saying, _ side: AlertCondition.Side?, _ percent: Double) -> Saying {
        let item = Saying.verbatim(name)
        guard let side else {
            return .phrase(
                .alertMoves, ["item": item, "since": since, "percent": .verbatim(self.percent(percent))])
        }
        return compared(
            .phrase(.alertChangeOf, ["item": item, "since": since]), side,
            .verbatim(self.percent(percent, isSigned: true)))
    }

    private func event(_ kind: AlertCondition.EventKind, _ span: AlertSpan?, _ item: Saying) -> Saying {
        guard let span else {
            let phrase: Phrase =
                switch kind {
                case .any: .alertEvent
                case .exDividend: .alertExDividend
                case .results: .alertResults
                }
            return .phrase(phrase, ["item": item])
        }
        let phrase: Phrase =
            switch kind {
            case .any: .alertEventIn
            case .exDividend: .alertExDividendIn
            case .results: .alertResultsIn
            }
        let time: Saying = span.unit == .days ? .count(.alertDaysBefore, span.count) : duration(span)
        return .phrase(phrase, ["item": item, "time": time])
    }

    private func bell(_ bell: AlertCondition.Bell, _ minutes: Int) -> Saying {
        let exchange: Exchange? =
            switch rule.subject {
            case .stock(let symbol): Exchange.of(symbol)
            case .clock(let clock): Exchange.at(clock).first { $0.hours != nil }
            case .rate, .position, .allPositions: nil
            }
        let values = ["exchange": Saying.verbatim(exchange?.shortName ?? name)]
        if minutes == 0 { return .phrase(bell == .opens ? .alertOpens : .alertCloses, values) }
        let time =
            minutes % 60 == 0 ? duration(AlertSpan(minutes / 60, .hours)) : .count(.minutes, minutes)
        return .phrase(
            bell == .opens ? .alertOpensIn : .alertClosesIn, values.merging(["time": time]) { $1 })
    }

    var again: [Saying] {
        if rule.repetition == .once { return [.phrase(.alertOnce)] }
        if rule.condition.isOfTime { return [] }
        if rule.repetition == .daily { return [.phrase(.alertDaily)] }
        let margin = percent(rule.margin ?? AlertMeasure.margin)
        switch rule.condition {
        case .value(let side, let size), .gain(let side, let size, isShare: false):
            return [after(side, money(back(size, side)))]
        case .level(let side, let size):
            return [after(side, number(back(size, side) * Double(units)))]
        case .ratio(_, let side, let size):
            return [after(side, number(back(size, side)))]
        case .change(let side?, let size, _), .gain(let side, let size, isShare: true):
            return [after(side, percent(backOfShare(size, side), isSigned: true))]
        case .change(nil, _, _), .move: return [again(.alertAgainBack, points)]
        case .extreme: return [again(.alertAgainBack, .verbatim(margin))]
        case .average(nil, _, _): return [again(.alertAgainAway, .verbatim(margin))]
        case .average: return [again(.alertAgainBack, .verbatim(margin))]
        case .time, .bell, .clocksChange, .event, .digest: return []
        }
    }

    private func again(_ phrase: Phrase, _ margin: Saying) -> Saying { .phrase(phrase, ["margin": margin]) }

    private var points: Saying {
        .phrase(.alertPoints, verbatim: ["size": number(rule.margin ?? AlertMeasure.marginOfShare)])
    }

    private func after(_ side: AlertCondition.Side, _ level: String) -> Saying {
        .phrase(side == .above ? .alertAgainBelow : .alertAgainAbove, verbatim: ["level": level])
    }

    /// The figure must return across it.
    private func back(_ level: Double, _ side: AlertCondition.Side) -> Double {
        let room = abs(level) * (rule.margin ?? AlertMeasure.margin) / 100
        return side == .above ? level - room : level + room
    }

    private func backOfShare(_ percent: Double, _ side: AlertCondition.Side) -> Double {
        let room = rule.margin ?? AlertMeasure.marginOfShare
        return side == .above ? percent - room : percent + room
    }

    private func level(_ level: Double) -> Saying {
        guard let base = rule.subject.base else { return .verbatim(number(level)) }
        return .phrase(
            .alertPerUnits,
            verbatim: ["level": number(level * Double(units)), "count": "\(units)", "base": base.text])
    }

    private func money(_ sum: Double) -> String {
        [hidden ?? number(sum), home?.text].compactMap(\.self).joined(separator: " ")
    }

    private func percent(_ percent: Double, isSigned: Bool = false) -> String {
        (isSigned && percent > 0 ? "+" : "") + number(percent) + numerals.percent
    }

    /// Rounded to ten significant digits.
    private func number(_ number: Double) -> String { numerals.text(AlertText.rounded(number)) }

    private static func rounded(_ number: Double) -> Double {
        guard number != 0 else { return 0 }
        var scale = 1.0
        while abs(number) * scale < 1e9 { scale *= 10 }
        return (number * scale).rounded() / scale
    }

    private func duration(_ span: AlertSpan) -> Saying {
        switch span.unit {
        case .minutes: .count(.minutes, span.count)
        case .hours: .count(.hours, span.count)
        case .days: .count(.alertDays, span.count)
        case .weeks: .count(.alertWeeks, span.count)
        }
    }

    private func tradingSpan(_ span: AlertSpan) -> Saying {
        span.unit == .days ? .count(.alertTradingDays, span.count) : duration(span)
    }

    private func weekdays(_ days: Weekdays) -> Saying {
        let names: [Phrase] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
        let runs = days.runs.map { run -> Saying in
            let (first, last) = (Saying.phrase(names[run.lowerBound]), Saying.phrase(names[run.upperBound]))
            return run.count == 1 ? first : .joined([first, .verbatim("–"), last])
        }
        return .several(runs)
    }
}

extension Numerals {
    func text(_ number: Double) -> String {
        let parts = decimalText(abs(number)).split(separator: ".")
        let (whole, decimals) = (parts.first.map(Array.init) ?? ["0"], parts.dropFirst().first)
        var text = number < 0 ? "−" : ""
        for (place, digit) in whole.enumerated() {
            if whole.count >= leastGrouped, place > 0, (whole.count - place) % 3 == 0 { text += grouping }
            text.append(digit)
        }
        return text + (decimals.map { decimal + $0 } ?? "")
    }
}

extension Baseline {
    /// `since the close 5 trading days ago`.
    package var since: Saying {
        switch self {
        case .sessions(1): .phrase(.alertSinceClose)
        case .sessions(let days): .phrase(.sinceAgo, ["time": .count(.alertTradingDays, days)])
        case .toDate(.week): .phrase(.sinceWeek)
        case .toDate(.month): .phrase(.sinceMonth)
        case .toDate(.quarter): .phrase(.sinceQuarter)
        case .toDate(.year): .phrase(.sinceYear)
        case .ago(let count, .weeks): .phrase(.sinceAgo, ["time": .count(.alertWeeks, count)])
        case .ago(let count, .months): .phrase(.sinceAgo, ["time": .count(.alertMonths, count)])
        case .ago(let count, .years): .phrase(.sinceAgo, ["time": .count(.alertYears, count)])
        case .date(let day): .phrase(.sinceDay, verbatim: ["day": day.description])
        }
    }
}
