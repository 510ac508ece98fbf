internal import Figures
internal import Market
internal import Words

extension DeskStatus {
    /// It for people.
    var text: String {
        var lines = [
            line("desk", "version \(version), PostgreSQL \(server)" + (isReplica ? ", a replica" : "")),
            line("leader", leaderText),
            line("figures", "last change \(DeskStatus.span(commitAge)) ago (commit \(commit))"),
        ]
        lines += feeds.enumerated().map { line($0 == 0 ? "feeds" : "", DeskStatus.text(of: $1)) }
        lines += [
            line("members", "\(members.count) connected, \(known) known")
        ]
        lines += members.map {
            "  \(CleanText.line($0.name, limit: 40) ?? "?"): "
                + "\($0.sessions) connected, \($0.questions) questions, \($0.items) items"
        }
        lines.append(line("questions", "\(openQuestions) open, \(openItems) items"))
        let share = asked > 0 ? " (\(saved * 100 / asked) %)" : ""
        lines.append(
            line("requests", "\(asked) items asked for in the last hour, \(saved) of them saved\(share)"))
        lines.append(
            line(
                "kept",
                "bars of minutes \(DeskStatus.kept(retention.minutes)), of days \(DeskStatus.kept(retention.days))"
            ))
        lines.append(line("size", DeskStatus.size(tables.reduce(0) { $0 + $1.bytes })))
        lines += tables.prefix { $0.bytes > 1 << 20 }.map {
            "  \($0.name): \(DeskStatus.size($0.bytes))"
                + ($0.partitions > 0 ? " in \($0.partitions) partitions" : "")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var leaderText: String {
        guard let leader else { return "none: no collector publishes figures" }
        let others = waiting > 0 ? "; \(waiting) more \(waiting == 1 ? "waits" : "wait")" : ""
        let name = CleanText.line("\(leader.role) on \(leader.host)", limit: 100) ?? "?"
        let silence =
            leader.heartbeat > DeskStatus.patience ? ", silent for \(DeskStatus.span(leader.heartbeat))" : ""
        return
            "\(name) (process \(leader.process), fxterm \(CleanText.line(leader.version, limit: 40) ?? "?")), "
            + "since \(leader.since), \(DeskStatus.span(leader.age))\(silence)\(others)"
    }

    private static func text(of feed: Feed) -> String {
        let name = CleanText.line(feed.name, limit: 60) ?? "?"
        let answered = feed.answered.map { "answered \(span($0)) ago" } ?? "no answer yet"
        guard let failing = feed.failing else { return "\(name): \(answered)" }
        return "\(sentence(of: feed) ?? "\(name): it fails"), for \(span(failing)); \(answered)"
    }

    /// Why a feed failed last.
    private static func sentence(of feed: Feed) -> String? {
        let words = feed.name.split(separator: " ", maxSplits: 1).map(String.init)
        guard let cause = feed.cause, let source = words.first.flatMap({ FeedID($0) }) else { return nil }
        return Words.english[
            FeedFailure(source: source, cause: cause, host: words.dropFirst().first).happened()]
    }

    private func line(_ label: String, _ text: String) -> String {
        label + String(repeating: " ", count: 12 - label.count) + text
    }

    private static func kept(_ days: Int?) -> String {
        (days.map(Retention.days) ?? .forever).text
    }

    /// A span of seconds in its largest unit.
    static func span(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3600) h"
        case _: "\(seconds / 86_400) days"
        }
    }

    /// A number of bytes in its largest unit.
    static func size(_ bytes: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        let rounded = (value * 10).rounded() / 10
        return unit == 0 || rounded >= 100 ? "\(Int(rounded)) \(units[unit])" : "\(rounded) \(units[unit])"
    }
}
