internal import Arrangement
internal import CivilTime
internal import Figures
package import Market

extension Model {
    package var codesOfAmount: [CurrencyCode] {
        var codes = arrangement.currencies
        if let own = amount?.currency, !codes.contains(own) { codes.append(own) }
        return codes.filter { $0 != .usd }
    }

    fileprivate mutating func lackingOfDay() -> FeedSubject? {
        guard let known = ratesOfDay, !isPaused, !isDemo else { return nil }
        let lacking = codesOfAmount.filter { known.rates[$0] == nil && !known.asked.contains($0) }
        guard let question = RatesOfDay.question(about: lacking, of: known.day) else { return nil }
        ratesOfDay?.asked.formUnion(lacking)
        ratesOfDay?.isAwaited = true
        return question
    }

    fileprivate var readingOfDay: [Effect] {
        ratesOfDay.map { [.readRates(codesOfAmount, of: $0.day)] } ?? []
    }
}

extension Model {
    mutating func readRatesOfDay() -> [Effect] {
        let day = amount.flatMap(pastDay)
        if ratesOfDay?.day != day { ratesOfDay = day.map { RatesOfDay($0) } }
        return readingOfDay
    }

    /// Requests missing rates from feeds.
    mutating func takeRates(_ rates: [CurrencyCode: Seen<Rate>], of day: Day) -> [Effect] {
        guard amount.flatMap(pastDay) == day else { return [] }
        if ratesOfDay?.day != day { ratesOfDay = RatesOfDay(day) }
        ratesOfDay?.rates = rates
        return lackingOfDay().map { [.ask($0, freshness: 0)] } ?? []
    }

    mutating func finishRatesOfDay(since day: Day) -> [Effect] {
        guard let known = ratesOfDay, known.isAwaited, day == known.day + -RatesOfDay.oldest else {
            return []
        }
        ratesOfDay?.isAwaited = false
        return readingOfDay
    }
}
