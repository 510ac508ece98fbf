package import Arrangement
package import CivilTime
internal import Figures
package import Market
package import Money
internal import Places

extension Model {
    /// The amount that the user typed; nil if none is set.
    package var amount: Amount? { arrangement.amount }

    /// Reads an amount in the user's marks.
    package func spokenAmount(_ text: String) throws(AmountMistake) -> Amount {
        Amount(try spoken(text), base: arrangement.base)
    }

    package func spoken(_ text: String) throws(AmountMistake) -> SpokenAmount {
        try SpokenAmount(text, figureText.marks) { word in
            CurrencyCode(word.uppercased()).flatMap { Panel.rates.kind.isKnown(Item($0), self) ? $0 : nil }
                ?? Currency.called(word, base: arrangement.base)
        }
    }

    /// The percent deducted from an amount.
    package func margin(of amount: Amount) -> Rational { amount.margin ?? settings.margin }

    /// The past day whose rates convert an amount; nil for current rates.
    package func pastDay(of amount: Amount) -> Day? {
        (amount.day ?? pastDay).flatMap { $0 < Zone.utc.local(now).day ? $0 : nil }
    }

    /// An amount in a currency, or as much of that in its own.
    package func conversion(of amount: Amount, to code: CurrencyCode) -> Conversion {
        let day = pastDay(of: amount)
        func rate(_ code: CurrencyCode) -> Seen<Rate>? {
            if let dollar = MarketData.dollar(code) { return dollar }
            guard let day else { return shownMarket.rates[code] }
            return ratesOfDay?.day == day ? ratesOfDay?.rates[code] : nil
        }
        return Conversion(
            amount, to: code, rate(amount.currency), rate(code), margin: margin(of: amount),
            isOfPast: day != nil)
    }
}

extension RateID {
    /// The currency in which its card shows an amount: for a pair, the other side if the amount is in one
    /// of them.
    package func currency(for amount: Amount) -> CurrencyCode? {
        guard let base else { return code.currency }
        return code.currency == amount.currency ? base.currency : code.currency
    }
}
