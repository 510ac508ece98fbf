import Market

/// What was told of late, kept in the record from one feeds' program to the next.
struct ToldFigures {
    /// Which stocks need not be asked for in full, and which not yet again.
    var stocks = ChartedStocks()
    /// Which currencies' pasts were given.
    var pasts = ToldPasts()
    /// Which currencies' pasts a feed refused to give, whatever else it was asked for with them.
    var refusedPasts = ToldPasts()
    /// Which hosts refused the first of two names.
    var secondNames = SecondNames()
}

/// Which hosts refused the first of two names, what came of the second one, and when.
struct SecondNames {
    /// How long that is believed: neither a service's rules nor an address's name last.
    private static let span = Duration.seconds(86_400)

    var tries: [String: (wasServed: Bool, time: Uptime)] = [:]

    /// Whether `host` served the second name; nil where that has not been tried of late.
    func wasServed(at host: String, now: Uptime) -> Bool? {
        tries[host].flatMap { (.zero..<Self.span).contains(now - $0.time) ? $0.wasServed : nil }
    }

    /// Notes that the second name was tried.
    mutating func note(wasServed: Bool, at host: String, now: Uptime) { tries[host] = (wasServed, now) }
}

/// Which feed told something of the past of which currency, and when.
struct ToldPasts {
    /// When, by the feed's key and the currency.
    var times: [String: [String: Uptime]] = [:]

    /// Notes that `source` has told of `codes`.
    mutating func note(_ codes: [CurrencyCode], of source: FeedSource, at now: Uptime) {
        for code in codes { times[FeedRecord.key(source), default: [:]][code.text] = now }
    }

    /// Those of `codes` that `source` told of less than `span` ago.
    func told(of codes: [CurrencyCode], by source: FeedSource, within span: Duration, at now: Uptime) -> Set<
        CurrencyCode
    > {
        guard let times = times[FeedRecord.key(source)] else { return [] }
        return Set(
            codes.filter { code in times[code.text].map { (.zero..<span).contains(now - $0) } ?? false })
    }
}
