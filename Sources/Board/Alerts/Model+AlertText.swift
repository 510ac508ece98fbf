package import Alerts
internal import Arrangement
internal import CivilTime
internal import Figures
private import Glibc
internal import Market
package import Words

extension Model {
    /// A rate against the board's base is called by its code.
    package func name(of subject: AlertSubject) -> String {
        guard let pair = subject.pair, pair.base == .currency(arrangement.base) else {
            return subject.name(words)
        }
        return pair.code.text
    }

    /// The units of a subject's levels; for a rate on the board, those of its card.
    package func units(of subject: AlertSubject) -> Int {
        guard let pair = subject.pair else { return 1 }
        return arrangement.rateIDs.contains { arrangement.shownPair($0) == pair }
            ? arrangement.rateUnits : subject.units
    }

    func rule(_ typing: AlertTyping) throws(AlertMistake) -> AlertRule {
        try AlertRule(
            typed: typing.text, on: typing.subject, figureText.marks, units: units(of: typing.subject))
    }

    package func isAlert(_ typing: AlertTyping) -> Bool { (try? rule(typing)) != nil }

    package func alertExamples(_ subject: AlertSubject) -> String {
        let examples =
            switch subject {
            case .rate, .stock:
                [
                    nextLevel(above: observation(of: subject).map { $0.value * Double(units(of: subject)) }),
                    "<-3% d5", "high 52w",
                ]
            case .clock where subject.hours != nil: ["09:00 mon-fri", "opens -10m"]
            case .clock: ["09:00 mon-fri", "clocks change"]
            case .position, .allPositions: ["gain > 10%", "value > 1000000"]
            }
        return examples.compactMap(\.self).joined(separator: " · ")
    }

    /// A round level a little higher: `>150`.
    private func nextLevel(above figure: Double?) -> String? {
        guard let figure, figure > 0, figure.isFinite else { return nil }
        let places = max(0, 1 - Int(log10(figure).rounded(.down)))
        let step = pow(10, log10(figure).rounded(.down) - 1)
        let next = (figure / step).rounded(.down) * step + step
        return next.isFinite && places <= 12 ? ">" + figureText.typed(next, places: places) : nil
    }

    /// The meaning, with a note if the condition already holds; or the mistake.
    package func meaning(of typing: AlertTyping) -> [Saying] {
        do throws(AlertMistake) {
            let rule = try rule(typing)
            let reach = reach(of: rule, typing.edited.flatMap { alerts[$0] })
            return [meaning(of: rule)] + [stateNow(of: rule), reach].compactMap(\.self)
        } catch {
            return [error.saying(of: typing.subject, called: name(of: typing.subject))]
        }
    }

    package func meaning(of rule: AlertRule) -> Saying {
        rule.meaning(
            called: name(of: rule.subject), locale.numerals, home: homeCurrency,
            hidingAmountsBy: hiddenAmount,
            units: units(of: rule.subject))
    }

    /// Says that a new alert would wait, or that its condition already holds.
    func stateNow(of rule: AlertRule) -> Saying? {
        if isDemo { return waits(for: .sample) }
        guard let seen = observation(of: rule.subject, rule.reference) else { return nil }
        var state = AlertState()
        _ = rule.step(&state, seen)
        switch state.phase {
        case .beyond: return state.saying
        case .new: return state.doubt == nil || state.doubt == .missing ? nil : state.saying
        case .armed, .done: return nil
        }
    }

    /// An alert's state in words. Nothing fires on sample figures.
    package func state(of alert: Alert) -> Saying { isDemo ? waits(for: .sample) : alert.state.saying }

    private func waits(for doubt: AlertDoubt) -> Saying {
        .phrase(.alertWaits, ["why": .phrase(doubt.phrase)])
    }

    package func text(_ value: Double, comparedBy rule: AlertRule) -> String {
        figureText.text(of: value, rule, hidingAmountsBy: hiddenAmount, units: units(of: rule.subject))
    }

    package func text(of rule: AlertRule) -> String {
        rule.text(hidingAmountsBy: hiddenAmount, units: units(of: rule.subject))
    }

    private var hiddenAmount: String? { arrangement.hidesAmounts ? FigureText.hidden : nil }

    /// `JPY at 150.02 · when JPY is at or above 150 for 1 USD`.
    package func saying(_ fired: FiredAlert) -> Saying {
        let (rule, name) = (fired.rule, name(of: fired.rule.subject))
        let figure = fired.firing.value.map { value in
            Saying.phrase(
                .alertFiredAt, verbatim: ["item": name, "value": text(value, comparedBy: rule)])
        }
        let meaning = rule.meaning(
            called: name, locale.numerals, home: homeCurrency, hidingAmountsBy: hiddenAmount,
            withRepetition: false, units: units(of: rule.subject))
        let late =
            fired.firing.isLate
            ? Saying.phrase(.alertLate, verbatim: ["time": viewer.moment(fired.firing.quotedAt)]) : nil
        return .listed([figure, meaning, late].compactMap(\.self))
    }
}

extension Saying {
    /// `JPY at 150.02 · crossed at 14:05`.
    static func listed(_ sayings: [Saying]) -> Saying {
        .joined(Array(sayings.map { [$0] }.joined(separator: [.verbatim(" · ")])))
    }
}
