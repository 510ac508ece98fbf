package import CivilTime
package import Figures
internal import JSON5
package import Market

/// docs/reference/formats.md has their members.
package struct PrintedFeeds {
    private let settings: FeedSettings
    private let record: FeedRecord
    private let uptime: Uptime
    private let now: Instant
    private let lacking: [FeedID: FeedFailure.Cause]

    /// `uptime` and `now` are the same moment, by the record's clock and the wall clock.
    package init(
        _ settings: FeedSettings, _ record: FeedRecord, _ uptime: Uptime, _ now: Instant,
        lacking: [FeedID: FeedFailure.Cause]
    ) {
        (self.settings, self.record, self.lacking) = (settings, record, lacking)
        (self.uptime, self.now) = (uptime, now)
    }

    package func list(_ recipes: [(name: String, feeds: [(list: String, feed: JSONFeed)])]) -> String {
        let recipes = recipes.map { name, feeds in
            let help = feeds.first?.feed.help ?? [:]
            return JSONValue.object(
                [("name", .string(name)), ("lists", .texts(feeds.map(\.list)))]
                    + JSONFeed.Help.allCases.map { ($0.rawValue, .text(help[$0])) })
        }
        return text([("asOf", .string(now.iso8601)), ("feeds", feeds), ("recipes", .array(recipes))])
    }

    /// Nil `certificates` if none can be read.
    package func diagnosis(
        isWell: Bool, heldBack: [UnshownFigure], certificates: String?, receivers: [ReceiverKeys] = []
    ) -> String {
        let held = heldBack.map { figure in
            let item =
                switch figure.key.subject {
                case .rate(let code): code.text
                case .stock(let symbol): symbol.text
                }
            return JSONValue.object([
                ("item", .string(item)), ("since", .string(figure.arrived.iso8601)),
            ])
        }
        return text([
            ("asOf", .string(now.iso8601)), ("isWell", .flag(isWell)), ("feeds", feeds),
            ("alertsTo", .array(receivers.map(service))),
            ("heldBack", .array(held)), ("certificates", .text(certificates)),
        ])
    }

    /// A service that alerts go to. Its address stays out: a path may be as secret as a key.
    private func service(_ entry: ReceiverKeys) -> JSONValue {
        .object([
            ("name", .string(entry.receiver.name)), ("kind", .string(entry.receiver.kind.rawValue)),
            ("host", .string(entry.receiver.host)), ("key", .string(entry.word)),
            ("missingKey", .text(entry.missingKey)),
        ])
    }

    private func text(_ members: [(String, JSONValue)]) -> String {
        String(decoding: JSONValue.object(members).bytes(.printed), as: UTF8.self) + "\n"
    }

    private var feeds: JSONValue {
        .array(
            FeedList.allCases.flatMap { list in
                settings[list].filter { $0.kind != .own }.map { entry($0, list.rawValue, settings[list]) }
            })
    }

    private func entry(_ source: FeedSource, _ list: String, _ others: [FeedSource]) -> JSONValue {
        let feed = record.feeds[FeedRecord.key(source)]
        let host = feed?.host.flatMap { record.hosts[$0] }
        let isRefused = feed?.isRefused ?? false
        let state =
            lacking[source.kind] != nil
            ? "noKey"
            : feed?.failingSince != nil
                ? (isRefused ? "refused" : "failing") : feed?.answeredAt == nil ? "untried" : "answering"
        let error = feed?.failedAt.flatMap { failedAt in
            feed?.cause.map { cause in
                JSONValue.object([
                    ("at", moment(failedAt)), ("cause", .string(cause.name)),
                    ("detail", .text(cause.detail)), ("said", .text(feed?.said)),
                ])
            }
        }
        let next = [feed?.pace?.next, host?.closure?.until].compactMap(\.self).max()
        return .object([
            ("name", .string(source.kind.text)), ("list", .string(list)),
            ("address", .string(ShownAddress.of(source.url))), ("state", .string(state)),
            ("since", moment(feed?.failingSince ?? feed?.answeringSince)),
            ("lastAnswer", moment(feed?.answeredAt)), ("lastError", error ?? .null),
            ("nextRequest", moment(next.map { max($0, uptime) })),
            ("left", left(source, host)),
            ("standIns", .texts(record.standIns(of: source, in: others).map(\.kind.text))),
            ("missingKey", .text(missingKey(source))),
        ])
    }

    private func missingKey(_ source: FeedSource) -> String? {
        guard case .noKey(let key)? = lacking[source.kind] else { return nil }
        return String(key.prefix { $0 != " " })
    }

    /// Of an hour's and of a day's; null if the service sets no limit.
    private func left(_ source: FeedSource, _ host: FeedRecord.Host?) -> JSONValue {
        let inHour = host?.starts.count { uptime - $0 < .seconds(3600) } ?? 0
        let inDay = host?.day.flatMap { uptime - $0.start < .seconds(86_400) ? $0.count : nil } ?? 0
        func rest(_ most: Int?, _ used: Int) -> JSONValue {
            most.map { .integer(max(0, $0 - used)) } ?? .null
        }
        return .object([
            ("hour", rest(source.json?.limits.perHour ?? source.kind.budget, inHour)),
            ("day", rest(source.json?.limits.perDay, inDay)),
        ])
    }

    private func moment(_ moment: Uptime?) -> JSONValue {
        .text(moment.map { (now + Int(($0 - uptime).components.seconds)).iso8601 })
    }
}
