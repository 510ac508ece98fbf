package import Arrangement
package import CivilTime
internal import Figures
package import Market
package import Money
internal import Places

extension Model {
    package var amount: Amount? { arrangement.amount }

    package func spokenAmount(_ text: String) throws(AmountMistake) -> Amount {
        Amount(try spoken(text), base: arrangement.base)
    }

    package func spoken(_ text: String) throws(AmountMistake) -> SpokenAmount {
        try SpokenAmount(text, figureText.marks) { word in
            CurrencyCode(word.uppercased()).flatMap { Panel.rates.kind.isKnown(Item($0), self) ? $0 : nil }
                ?? Currency.called(word, base: arrangement.base)
        }
    }

    package func margin(of amount: Amount) -> Rational { amount.margin ?? settings.margin }

    /// Nil for current rates.
    package func pastDay(of amount: Amount) -> Day? {
        (amount.day ?? pastDay).flatMap { $0 < Zone.utc.local(now).day ? $0 : nil }
    }

    /// An amount in a currency, or for an inverse one, as much of that currency in the amount's own.
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
    /// The currency of the card; for a pair, the other side if the amount is in one of them.
    package func currency(for amount: Amount) -> CurrencyCode? {
        guard let base else { return code.currency }
        return code.currency == amount.currency ? base.currency : code.currency
    }
}
