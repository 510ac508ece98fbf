internal import Board
package import CivilTime
package import Figures
package import Market
internal import Substrings
internal import TUI
package import Words

/// How each feed does, when its next request is possible, and what to do.
package struct Diagnosis: Hashable, Sendable {
    private struct List: Hashable {
        var heading: Phrase
        var feeds: [FeedSource]
        /// Seconds, as the settings have them; nil if they do not.
        var refresh: Int?
    }

    /// A day: a list is well if one of its feeds has answered within it.
    package static let limit = 86_400

    private let lists: [List]
    private let record: FeedRecord
    private let now: Uptime
    private let words: Words
    private let heldBack: [UnshownFigure]
    private let time: Instant
    private let figureText: FigureText
    /// Feeds that cannot be requested, because a key is missing.
    private let lacking: [FeedID: FeedFailure.Cause]
    private let receivers: [ReceiverKeys]

    /// With a team server, its collector uses the feeds; this one only while it is gone, if allowed.
    package init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource],
        desk: DeskSetting? = nil, refresh: RefreshSettings = RefreshSettings(),
        record: FeedRecord, now: Uptime,
        words: Words = .english, heldBack: [UnshownFigure] = [], time: Instant = Instant(0),
        text: FigureText = FigureText(.plain), lacking: [FeedID: FeedFailure.Cause] = [:],
        receivers: [ReceiverKeys] = []
    ) {
        (self.lacking, self.receivers) = (lacking, receivers)
        (self.heldBack, self.time) = (heldBack, time)
        figureText = text
        let own = [
            List(heading: .doctorRates, feeds: rates, refresh: refresh.rates),
            List(heading: .doctorStocks, feeds: stocks, refresh: refresh.stocks),
            List(heading: .doctorHistory, feeds: history),
        ]
        lists =
            desk.map { desk in
                [List(heading: .doctorDesk, feeds: [.desk(at: desk.address)])] + (desk.isOnly ? [] : own)
            } ?? own
        (self.record, self.now, self.words) = (record, now, words)
    }

    /// True if each list has a feed that answered within the last day; with a team server, if that has.
    package var isWell: Bool {
        let relied = lists.first { $0.heading == .doctorDesk }.map { [$0] } ?? lists
        return relied.allSatisfy { list in
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

    package var text: String {
        ([
            lists.filter { !$0.feeds.isEmpty }.map { list in
                ([words[list.heading]]
                    + list.feeds.map { block($0, of: list, isFirst: $0 == list.feeds.first) })
                    .joined(
                        separator: "\n") + "\n"
            }.joined(separator: "\n")
        ] + (receivers.isEmpty ? [] : [services]) + (heldBack.isEmpty ? [] : [held])).joined(separator: "\n")
    }

    private var services: String {
        words[.doctorAlerts] + "\n"
            + receivers.map { entry in
                let receiver = entry.receiver
                let names = words.list(receiver.keys)
                let rows: [(String, String)] =
                    switch entry.lack {
                    case nil:
                        [
                            (
                                words[.doctorKey],
                                receiver.needsKeys
                                    ? words[.doctorKeyFound, ["key": names]] : words[.doctorNoKeyNeeded]
                            )
                        ]
                    case .missing(let key):
                        lack(.noKey(key), words[.failNoKey, ["source": receiver.name, "key": key]])
                    case .open(let file):
                        lack(
                            .openKeys(file: file),
                            words[
                                .failOpenKeys,
                                ["source": receiver.name, "file": CleanText.line(file, limit: 400) ?? "?"]])
                    }
                let head = "  \(receiver.name)  \(receiver.kind.rawValue)  \(receiver.host)\n"
                return head + rows.map { line($0.0, $0.1) + "\n" }.joined()
            }.joined()
    }

    private func lack(_ cause: FeedFailure.Cause, _ sentence: String) -> [(String, String)] {
        [(words[.doctorState], sentence), (words[.doctorWhatToDo], words[cause.advice])]
    }

    private var held: String {
        let lines = heldBack.map { figure in
            let passed = max(0, time - figure.arrived)
            let since = passed < 1 ? words[.justNow] : words[.ago, ["span": span(.seconds(passed))]]
            return "  \(since): \(words[figure.saying(figureText)])\n"
        }
        return words[.doctorHeldBack] + "\n" + lines.joined()
    }

    private func block(_ source: FeedSource, of list: List, isFirst: Bool) -> String {
        // Settings may be pasted from anywhere. A team server's address has no secret, and the login matters.
        let address = source.kind == .desk ? source.url : ShownAddress.of(source.url)
        let head = "  \(source.kind)  \(CleanText.line(address, limit: 400) ?? "?")"
        let others = source.besides.map {
            (words[.doctorAlsoAsks], CleanText.line(ShownAddress.of($0), limit: 400) ?? "?")
        }
        let rows =
            isAsked(source)
            ? others + rows(source, of: list, isFirst: isFirst)
            : [(words[.doctorState], words[.doctorNotAsked])]
        return
            ([head] + rows.map { line($0.0, $0.1) }).joined(separator: "\n")
    }

    private func line(_ label: String, _ value: String) -> String {
        "    \(label)\(String(repeating: " ", count: max(1, labelWidth - CellWidth.of(label))))\(value)"
    }

    private func rows(_ source: FeedSource, of list: List, isFirst: Bool) -> [(String, String)] {
        guard let feed = record.feeds[FeedRecord.key(source)] else {
            if let cause = lacking[source.kind] {
                let failure = FeedFailure(source: source.kind, cause: cause)
                return [
                    (words[.doctorLastAnswer], words[.doctorNoAnswerYet]),
                    (words[.doctorState], words[failure.happened()]),
                    (words[.doctorWhatToDo], words[cause.advice]),
                ]
            }
            return [
                (words[.doctorLastAnswer], words[.doctorNoAnswerYet]),
                (words[.doctorLastError], words[.doctorNone]),
                (words[.doctorNextTry], words[.doctorNextRefresh]),
                (words[.doctorWhatToDo], words[isFirst ? .doctorStart : .doctorFallback]),
            ]
        }
        var rows = [(words[.doctorLastAnswer], feed.answeredAt.map(ago) ?? words[.doctorNoAnswerYet])]
        if let failedAt = feed.failedAt, let cause = feed.cause {
            let host = feed.host.map { String($0.prefix { $0 != ":" }) }
            let isOther = source.besides.contains { other in host.map { other.contains("://\($0)/") } ?? false
            }
            let failure = FeedFailure(source: source.kind, cause: cause, host: isOther ? host : nil)
            let what =
                feed.isRefusedAtFirst
                ? words[.failAtFirst, ["source": "\(source.kind)", "host": host ?? "?"]]
                : words[failure.happened()]
            rows.append((words[.doctorLastError], "\(ago(failedAt)): \(what)"))
            if let said = feed.said.flatMap({ CleanText.line($0, limit: 200) }) {
                rows.append((words[.doctorSaid], said))
            }
        } else {
            rows.append((words[.doctorLastError], words[.doctorNone]))
        }
        if let since = feed.failingSince, source.kind != .desk {
            rows.append((words[.doctorFailingSince], ago(since)))
            rows.append((words[.doctorStandIn], standIns(of: source, since, in: list)))
        }
        if let ends = feed.ends {
            let day = words.date(Zone.utc.local(ends).day, withYear: true)
            rows.append((words[.doctorWarning], words[.doctorEnds, ["day": day]]))
        }
        if let pace = pace(feed, source.kind, list) { rows.append((words[.doctorPace], pace)) }
        rows.append((words[.doctorNextTry], nextTry(feed)))
        let isFailing = feed.failingSince != nil
        let advice =
            source.kind == .desk
            ? .adviceDesk : feed.isRefusedAtFirst ? .adviceAtFirst : feed.cause?.advice ?? .doctorWait
        rows.append((words[.doctorWhatToDo], words[isFailing ? advice : .doctorNothing]))
        return rows
    }

    private func standIns(of source: FeedSource, _ failingSince: Uptime, in list: List) -> String {
        let others = record.standIns(of: source, in: list.feeds)
        if others.isEmpty { return words[.doctorNone] }
        let standIns = others.map { other in
            let since = record.feeds[FeedRecord.key(other)]?.answeringSince ?? failingSince
            return words[
                .doctorStandInFor,
                ["source": "\(other.kind)", "span": span(now - max(since, failingSince))]]
        }
        return words.list(standIns)
    }

    /// The pace of requests to a feed, and why; nil before the first.
    private func pace(_ feed: FeedRecord.Feed, _ kind: FeedID, _ list: List) -> String? {
        guard let pace = feed.pace else { return nil }
        if let refresh = list.refresh, refresh >= pace.interval {
            return words[.doctorPaceSet, ["span": span(.seconds(refresh))]]
        }
        let starts = feed.host.flatMap { record.hosts[$0]?.starts } ?? []
        let used = starts.count { now - $0 < .seconds(3600) }
        let values: KeyValuePairs<StaticString, String> = [
            "span": span(.seconds(pace.interval)), "source": kind.text, "count": String(used),
            "budget": kind.budget.map { String($0) } ?? "?",
        ]
        return switch pace.limit {
        case .floor: words[.doctorPaceFloor, values]
        case .shared: words[.doctorPaceShared, values]
        case .spent: words[.doctorPaceSpent, values]
        }
    }

    private func nextTry(_ feed: FeedRecord.Feed) -> String {
        guard let closure = feed.host.flatMap({ record.hosts[$0]?.closure }), closure.until > now else {
            guard let next = feed.pace?.next, next > now else { return words[.doctorNextRefresh] }
            return words[.doctorIn, ["span": span(next - now)]]
        }
        return words[closure.isDemanded ? .doctorAsItAsked : .doctorRest, ["span": span(closure.until - now)]]
    }

    private func isAsked(_ source: FeedSource) -> Bool {
        source.kind == .desk || source.json != nil || FeedID.services.contains(source.kind)
    }

    private func ago(_ moment: Uptime) -> String {
        let passed = now - moment
        return passed < .seconds(1) ? words[.justNow] : words[.ago, ["span": span(passed)]]
    }

    /// Its two largest units: `2 h 5 min`.
    private func span(_ duration: Duration) -> String {
        let seconds = Int(duration.components.seconds) + (duration.components.attoseconds > 0 ? 1 : 0)
        let units: [(Int, Phrase)] = [(86_400, .days), (3600, .hours), (60, .minutes), (1, .seconds)]
        guard let first = units.firstIndex(where: { seconds >= $0.0 }) else {
            return words[.seconds, count: 0]
        }
        var rest = seconds
        return units[first...].prefix(2).compactMap { size, phrase in
            defer { rest %= size }
            return rest / size > 0 ? words[phrase, count: rest / size] : nil
        }.joined(separator: " ")
    }

    /// With the gap after them.
    private var labelWidth: Int {
        let labels: [Phrase] = [
            .doctorState, .doctorKey, .doctorAlsoAsks, .doctorLastAnswer, .doctorLastError, .doctorSaid,
            .doctorFailingSince, .doctorStandIn, .doctorWarning, .doctorPace, .doctorNextTry, .doctorWhatToDo,
        ]
        return 2 + (labels.map { CellWidth.of(words[$0]) }.max() ?? 0)
    }
}
