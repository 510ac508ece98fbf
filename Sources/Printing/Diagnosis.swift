public import Market
internal import Words

/// What is known of each feed of the settings, as text: how it fared, when it is asked again, what to do.
public struct Diagnosis: Hashable, Sendable {
    /// A list of the settings.
    private struct List: Hashable {
        var list: FeedList
        var feeds: [FeedSource]
    }

    /// Seconds in which one feed of a list has to have answered, for the list to be well: a day.
    public static let limit = 86_400

    private let lists: [List]
    private let record: FeedRecord
    private let now: Uptime

    /// Makes a diagnosis.
    ///
    /// - Parameters:
    ///   - record: what is remembered, in moments of the machine's present start.
    ///   - now: the present moment of that start.
    public init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource], record: FeedRecord, now: Uptime
    ) {
        lists = [
            List(list: .rates, feeds: rates), List(list: .stocks, feeds: stocks),
            List(list: .history, feeds: history),
        ]
        self.record = record
        self.now = now
    }

    /// Whether each list that has feeds which this version asks has one that answered within the last day.
    public var isWell: Bool {
        lists.allSatisfy { list in
            let asked = list.feeds.filter(isAsked)
            return asked.isEmpty
                || asked.contains { source in
                    guard let answered = record.feeds[FeedRecord.key(source)]?.answeredAt else {
                        return false
                    }
                    return now - answered <= .seconds(Diagnosis.limit)
                }
        }
    }

    /// The whole text: a heading a list, a block of lines a feed.
    public var text: String {
        lists.filter { !$0.feeds.isEmpty }.map { list in
            ([list.list.rawValue] + list.feeds.map { block($0, isFirst: $0 == list.feeds.first) }).joined(
                separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func block(_ source: FeedSource, isFirst: Bool) -> String {
        // The settings are the user's own, but may have been pasted from anywhere.
        let head = "  \(source.kind)  \(CleanText.line(source.url, limit: 400) ?? "?")"
        let rows = isAsked(source) ? rows(source, isFirst: isFirst) : [("state", "not asked by this version")]
        return
            ([head]
            + rows.map { label, value in
                "    \(label)\(String(repeating: " ", count: 13 - label.count))\(value)"
            }).joined(separator: "\n")
    }

    private func rows(_ source: FeedSource, isFirst: Bool) -> [(String, String)] {
        guard let feed = record.feeds[FeedRecord.key(source)] else {
            return [
                ("last answer", "none yet"), ("last error", "none"), ("next try", "at the next refresh"),
                (
                    "what to do",
                    isFirst
                        ? "start fxterm, or fxterm print, which asks it"
                        : "nothing; it is asked when those before it fail"
                ),
            ]
        }
        var rows = [("last answer", feed.answeredAt.map(ago) ?? "none yet")]
        if let failedAt = feed.failedAt, let cause = feed.cause {
            let failure = FeedFailure(source: source.kind, cause: cause)
            rows.append(("last error", "\(ago(failedAt)): \(failure.happened(.english))"))
        } else {
            rows.append(("last error", "none"))
        }
        rows.append(("next try", nextTry(feed)))
        let isFailing = feed.failingSince != nil
        rows.append(("what to do", isFailing ? feed.cause?.advice ?? "wait" : "nothing"))
        return rows
    }

    private func nextTry(_ feed: FeedRecord.Feed) -> String {
        guard let closure = feed.host.flatMap({ record.hosts[$0]?.closure }), closure.until > now else {
            return "at the next refresh"
        }
        let reason = closure.isDemanded ? "as it asked" : "a rest after failures"
        return "in \(span(closure.until - now)), \(reason)"
    }

    private func isAsked(_ source: FeedSource) -> Bool { FeedKind(rawValue: source.kind)?.isAsked == true }

    private func ago(_ moment: Uptime) -> String {
        let passed = now - moment
        return passed < .seconds(1) ? "just now" : "\(span(passed)) ago"
    }

    /// A span in its two largest units, such as `2 h 5 min`.
    private func span(_ duration: Duration) -> String {
        let seconds = Int(duration.components.seconds) + (duration.components.attoseconds > 0 ? 1 : 0)
        let units = [(86_400, "d"), (3600, "h"), (60, "min"), (1, "s")]
        guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 s" }
        var rest = seconds
        return units[first...].prefix(2).compactMap { size, name in
            defer { rest %= size }
            return rest / size > 0 ? "\(rest / size) \(name)" : nil
        }.joined(separator: " ")
    }
}
