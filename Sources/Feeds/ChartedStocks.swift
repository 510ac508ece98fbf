/// What is known of each stock of a feed that tells one stock in full, or many in short.
///
/// In full come the name, the currency and the closes, and for a few hours nothing of that is news.
struct ChartedStocks {
    /// How long a stock told in full need not be told in full again.
    static let span = Duration.seconds(6 * 3600)

    private var charts: [String: Duration] = [:]
    private var answers: [String: Duration] = [:]

    /// Notes what came of a question.
    ///
    /// - Parameter given: the stocks that got a price. A stock that was asked for with others and got none is next asked
    ///   for alone.
    mutating func note(_ question: Question, given: [String], at now: Duration) {
        for symbol in given { answers[symbol] = now }
        if question.symbols.count == 1 {
            for symbol in given { charts[symbol] = now }
        } else {
            for symbol in question.symbols where !given.contains(symbol) { charts[symbol] = nil }
        }
    }

    /// Sorts out how to ask for each of `symbols`, in their order.
    ///
    /// - Returns: those to ask for in full, those to ask for in short, and those that were answered less than about
    ///   `floor` ago and rest, in whatever company they were asked for.
    func sort(_ symbols: [String], at now: Duration, floor: Duration) -> (
        full: [String], short: [String], resting: [String]
    ) {
        var (full, short, resting): ([String], [String], [String]) = ([], [], [])
        // As in `Pace`, a round that comes a moment early is in time.
        let shortest = floor - min(floor / 10, .seconds(3))
        for symbol in symbols {
            guard let chart = charts[symbol], now - chart < Self.span else {
                full.append(symbol)
                continue
            }
            if let answer = answers[symbol], now - answer < shortest {
                resting.append(symbol)
            } else {
                short.append(symbol)
            }
        }
        return (full, short, resting)
    }
}
