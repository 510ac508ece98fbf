package import Arrangement
package import CivilTime
internal import Figures
internal import Market
package import Money
internal import Places
internal import Substrings
package import Words

extension Model {
    /// `250 EUR`, `250 EUR +2.5 % · 1 Mar 2024`, and inverse `250 → EUR`.
    package func text(of amount: Amount) -> String {
        var text = money(amount.value, amount.currency, isShort: true)
        if amount.isInverse { text = text.replacing(" \(amount.currency)", with: " → \(amount.currency)") }
        let margin = margin(of: amount)
        if margin.sign != 0 { text += " " + figureText.margin(margin) }
        if let day = amount.day { text += " · " + words.date(day, withYear: true) }
        return text
    }

    /// From the most words to the fewest; nil if the card itself says that it has no rate.
    package func wordings(of conversion: Conversion, _ amount: Amount) -> [String]? {
        guard let value = conversion.amount else {
            guard let day = pastDay(of: amount) else {
                return market.rates[conversion.code] == nil
                    ? nil : ["\(FigureText.absent) \(words[.noFigure])"]
            }
            let reason =
                ratesOfDay?.isAwaited == true
                ? words[.asking]
                : demoHasNoRates(of: day).map { words[$0] }
                    ?? words[.noRateOfDay, ["date": words.date(day, withYear: true)]]
            return ["\(FigureText.absent) \(reason)", FigureText.absent]
        }
        let text = money(value, conversion.currency)
        guard amount.isInverse else {
            return arrangement.hidesAmounts
                ? [text, FigureText.hidden]
                : [text, figureText.money(value, conversion.currency, withCode: false)]
        }
        return ["\(money(amount.value, conversion.code, isShort: true)) = \(text)", "= \(text)", text]
    }

    /// The demo's rates begin later; nil outside the demo, and for days it has.
    package func demoHasNoRates(of day: Day) -> Saying? {
        let first = DemoMarket.rateCloses(before: Zone.utc.local(now).day).values.compactMap { $0.first?.day }
            .min()
        guard isDemo, let first, day < first else { return nil }
        return .phrase(.demoRatesBegin, verbatim: ["date": words.date(first, withYear: true)])
    }

    /// A sign instead if amounts are hidden.
    private func money(_ value: Rational, _ code: CurrencyCode, isShort: Bool = false) -> String {
        if arrangement.hidesAmounts { return "\(FigureText.hidden) \(code)" }
        return isShort ? figureText.shortMoney(value, code) : figureText.money(value, code)
    }

    package var amountExamples: String {
        [
            "250 EUR in TWD", "€1\(figureText.marks.decimal)2m", "=1200/12 jpy",
            "+2\(figureText.marks.decimal)5%", "@ 2024-03-01",
        ]
        .joined(separator: " · ")
    }

    /// `= 250 EUR → 43,120 JPY`; nil if unknown.
    func told(_ amount: Amount, in code: CurrencyCode) -> Saying? {
        guard code != amount.currency, let value = conversion(of: amount, to: code).amount else { return nil }
        return .verbatim("= \(text(of: amount)) → \(money(value, code))")
    }

    /// `= 250 EUR → 43,120 JPY`, or the mistake.
    package func meaning(ofAmount text: String, on item: Item?) -> Saying {
        do throws(AmountMistake) {
            let spoken = try spoken(text)
            let amount = Amount(spoken, base: arrangement.base)
            if let day = amount.day, isToCome(day) {
                return .phrase(.dayToCome, verbatim: ["day": day.description])
            }
            if let reason = amount.day.flatMap(demoHasNoRates) { return reason }
            let code = spoken.target ?? item.flatMap { RateID($0)?.currency(for: amount) }
            return code.flatMap { told(amount, in: $0) } ?? .verbatim("= " + self.text(of: amount))
        } catch {
            return error.advice
        }
    }
}

extension AmountMistake {
    package var advice: Saying {
        guard case .unknownCurrency(let text) = cause, let code = CurrencyCode(text.uppercased()) else {
            return saying
        }
        return saying.suggesting(Nearest.currencies(to: code).map(\.text))
    }
}
