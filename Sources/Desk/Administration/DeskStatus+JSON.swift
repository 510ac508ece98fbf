internal import Market

extension DeskStatus {
    /// It for programs. Names stay as they are; spans are seconds, sizes bytes, and what there is not is `null`.
    var json: String {
        let leaderText =
            leader.map {
                """
                {"role": \(quoted($0.role)), "host": \(quoted($0.host)), "process": \($0.process), \
                "version": \(quoted($0.version)), "since": \(quoted($0.since))}
                """
            } ?? "null"
        let memberLines = members.map {
            """
                {"name": \(quoted($0.name)), "sessions": \($0.sessions), "questions": \($0.questions), \
            "items": \($0.items)}
            """
        }
        let feedLines = feeds.map {
            """
                {"name": \(quoted($0.name)), "answered": \(number($0.answered)), "failing": \(number($0.failing)), \
            "cause": \($0.cause.map { quoted($0.name) } ?? "null")}
            """
        }
        let tableLines = tables.map {
            "    {\"name\": \(quoted($0.name)), \"bytes\": \($0.bytes), \"partitions\": \($0.partitions)}"
        }
        return """
            {
              "version": \(version), "postgresql": \(server), "replica": \(isReplica),
              "leader": \(leaderText),
              "waiting_collectors": \(waiting),
              "heartbeat": \(number(leader?.heartbeat)), "commit": \(commit), "commit_age": \(commitAge),
              "feeds": [\(list(feedLines))],
              "members_known": \(known), "members_connected": \(members.count),
              "members": [\(list(memberLines))],
              "open_questions": \(openQuestions), "open_items": \(openItems),
              "asked_last_hour": \(asked), "saved_last_hour": \(saved),
              "keep_minutes_days": \(number(retention.minutes)), "keep_days_days": \(number(retention.days)),
              "bytes": \(tables.reduce(0) { $0 + $1.bytes }),
              "tables": [\(list(tableLines))]
            }

            """
    }

    private func list(_ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    }

    private func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            case _: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
