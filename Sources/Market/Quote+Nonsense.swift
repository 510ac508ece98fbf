package import CivilTime

extension DailyClose {
    /// Days in which nothing costs ten times as much, or a tenth.
    private static let jumpSpan = 31

    /// Whether the close may be one of what costs `figure` on `day`: a change of more than tenfold within a month is not
    /// believed.
    package func isBelievable(beside figure: Double, of day: Day) -> Bool {
        guard close.isFinite, close != 0 else { return false }
        let ratio = abs(close / figure)
        return (0.1...10).contains(ratio) || abs(self.day - day) > DailyClose.jumpSpan
    }
}

extension Quote {
    /// The quote without a price that is none, and without closes of days to come or more than tenfold off the price: of
    /// one answer all are of one scale.
    ///
    /// - Parameter now: when it arrived.
    package func withoutNonsense(at now: Instant) -> Quote {
        let isPriced = price.map { $0.isFinite && $0 != 0 } ?? true
        let yardstick = isPriced ? price : nil
        let day = day ?? Day(number: now.seconds / 86_400)
        // Beyond tomorrow no day has come anywhere; nearer than that, the exchange's zone tells.
        var last = Day(number: now.seconds / 86_400 + 2)
        if let newest = closes.last?.day, newest.number >= now.seconds / 86_400, let zone = Zone(zone) {
            last = zone.local(now).day
        }
        func isSound(_ entry: DailyClose) -> Bool {
            guard entry.day <= last else { return false }
            return yardstick.map { entry.isBelievable(beside: $0, of: day) } ?? (entry.close != 0)
        }
        if isPriced, closes.allSatisfy(isSound) { return self }
        var quote = self
        quote.closes = closes.filter(isSound)
        if !isPriced {
            quote.price = nil
            quote.time = nil
            quote.today = []
        }
        return quote
    }
}
