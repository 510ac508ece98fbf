internal import CivilTime
internal import Figures
internal import Market

extension Database {
    /// The feed record, in moments of the machine's present start.
    func pace(at now: MachineStart) throws(SQLiteFailure) -> FeedRecord {
        try read(at: now) { record throws(SQLiteFailure) in
            try readHosts(into: &record)
            try readFeeds(into: &record)
        }
    }

    private func read(
        at now: MachineStart, _ read: (inout FeedRecord) throws(SQLiteFailure) -> Void
    ) throws(SQLiteFailure) -> FeedRecord {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let machine = try prepare("SELECT boot, uptime, wall FROM machine")
            guard try machine.step(), let uptime = Uptime(seconds: machine.real(1)) else {
                return FeedRecord()
            }
            let noted = MachineStart(
                boot: machine.text(0) ?? "", uptime: uptime, wall: Instant(machine.integer(2)))
            var record = FeedRecord()
            try read(&record)
            return record.carried(by: noted.shift(to: now), now: now.uptime)
        }
    }

    func replace(pace: FeedRecord, at now: MachineStart) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try execute(
                """
                DELETE FROM host; DELETE FROM host_start; DELETE FROM host_asked; DELETE FROM feed; DELETE FROM machine
                """)
            try prepare("INSERT INTO machine (boot, uptime, wall) VALUES (?1, ?2, ?3)")
                .run([.text(now.boot), .real(now.uptime.seconds), .integer(now.wall.seconds)])
            try write(pace)
            try dropOldPace(at: now.uptime)
        }
    }

    /// Updates rows that changed; other rows of these hosts and feeds stay.
    func record(pace: FeedRecord) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in try write(pace) }
    }

    /// Drops requests after an hour, questions after a day, and feeds and hosts after a quarter of a year.
    func dropOldPace(at now: Uptime) throws(SQLiteFailure) {
        func moment(_ secondsAgo: Int) -> Statement.Value { .real((now + .seconds(-secondsAgo)).seconds) }
        try prepare("DELETE FROM host_start WHERE at < ?1").run([moment(3600)])
        try prepare("DELETE FROM host_asked WHERE at < ?1").run([moment(86_400)])
        try prepare("DELETE FROM feed WHERE max(ifnull(answered_at, -1e11), ifnull(failed_at, -1e11)) < ?1")
            .run([moment(90 * 86_400)])
        try execute(
            """
            DELETE FROM host WHERE closed_until IS NULL AND name NOT IN
            (SELECT host FROM host_start UNION SELECT host FROM host_asked UNION SELECT ifnull(host, '') FROM feed)
            """)
    }

    /// Paces by kind of feed, in moments of the wall clock.
    func paces(at now: MachineStart) throws(SQLiteFailure) -> [FeedID: FeedPace] {
        var paces: [FeedID: FeedPace] = [:]
        let record = try read(at: now) { record throws(SQLiteFailure) in
            try readFeeds(into: &record)
            try readLastStarts(into: &record)
        }
        for (key, feed) in record.feeds {
            guard let kind = FeedRecord.kind(of: key),
                let pace = FeedPace(feed, in: record, now.uptime, now.wall),
                pace.next > paces[kind]?.next ?? Instant(.min)
            else { continue }
            paces[kind] = pace
        }
        return paces
    }

    private func write(_ record: FeedRecord) throws(SQLiteFailure) {
        let host = try prepare(
            "INSERT OR REPLACE INTO host VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)")
        let start = try prepare("INSERT OR IGNORE INTO host_start VALUES (?1, ?2)")
        let asked = try prepare("INSERT OR REPLACE INTO host_asked VALUES (?1, ?2, ?3)")
        for (name, entry) in record.hosts {
            let closure = entry.closure
            try host.run([
                .text(name), .optional(entry.nextStart?.seconds), .optional(entry.openSince?.seconds),
                .optional(closure?.until.seconds), .optional(closure?.cause.name),
                .optional(closure?.cause.detail), .flag(closure?.isDemanded == true),
                .integer(entry.failures), .integer(entry.refusals), .optional(entry.day?.start.seconds),
                .integer(entry.day?.count ?? 0),
            ])
            for moment in entry.starts { try start.run([.text(name), .real(moment.seconds)]) }
            for (question, moment) in entry.asked {
                try asked.run([.text(name), .text(question), .real(moment.seconds)])
            }
        }
        let feed = try prepare(
            "INSERT OR REPLACE INTO feed VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)")
        for (name, entry) in record.feeds {
            try feed.run([
                .text(name), .optional(entry.host), .optional(entry.answeredAt?.seconds),
                .optional(entry.failedAt?.seconds), .optional(entry.cause?.name),
                .optional(entry.cause?.detail), .optional(entry.failingSince?.seconds),
                .optional(entry.pace?.interval), .optional(entry.pace?.limit.rawValue),
                .optional(entry.pace?.next.seconds), .optional(entry.answeringSince?.seconds),
                .optional(entry.said), .optional(entry.ends?.seconds),
            ])
        }
    }

    private func readHosts(into record: inout FeedRecord) throws(SQLiteFailure) {
        let hosts = try prepare(
            """
            SELECT name, next_start, open_since, closed_until, cause, detail, is_demanded, failures, refusals,
            day_start, day_count FROM host
            """)
        while try hosts.step() {
            guard let name = hosts.text(0) else { continue }
            var host = FeedRecord.Host()
            host.nextStart = hosts.uptime(1)
            host.openSince = hosts.uptime(2)
            host.closure = hosts.closure(3)
            (host.failures, host.refusals) = (hosts.integer(7), hosts.integer(8))
            host.day = hosts.uptime(9).map { .init(start: $0, count: hosts.integer(10)) }
            record.hosts[name] = host
        }
        let starts = try prepare("SELECT host, at FROM host_start ORDER BY at")
        while try starts.step() {
            guard let name = starts.text(0), let moment = starts.uptime(1) else { continue }
            record.hosts[name]?.starts.append(moment)
        }
        let asked = try prepare("SELECT host, question, at FROM host_asked")
        while try asked.step() {
            guard let name = asked.text(0), let question = asked.text(1) else { continue }
            record.hosts[name]?.asked[question] = asked.uptime(2)
        }
    }

    private func readLastStarts(into record: inout FeedRecord) throws(SQLiteFailure) {
        let hosts = try prepare(
            """
            SELECT name, (SELECT max(at) FROM host_start WHERE host = name), closed_until, cause, detail, is_demanded
            FROM host
            """)
        while try hosts.step() {
            guard let name = hosts.text(0) else { continue }
            var host = FeedRecord.Host()
            host.starts = [hosts.uptime(1)].compactMap(\.self)
            host.closure = hosts.closure(2)
            record.hosts[name] = host
        }
    }

    private func readFeeds(into record: inout FeedRecord) throws(SQLiteFailure) {
        let feeds = try prepare(
            """
            SELECT name, host, answered_at, failed_at, cause, detail, failing_since, pace, pace_limit, next_at,
                answering_since, said, ends
            FROM feed
            """)
        while try feeds.step() {
            guard let name = feeds.text(0) else { continue }
            var feed = FeedRecord.Feed(host: feeds.text(1))
            (feed.answeredAt, feed.failedAt) = (feeds.uptime(2), feeds.uptime(3))
            (feed.cause, feed.failingSince) = (feeds.cause(4), feeds.uptime(6))
            feed.pace = feeds.pace(7)
            (feed.answeringSince, feed.said) = (feeds.uptime(10), feeds.label(11))
            if feeds.text(12) != nil { feed.ends = feeds.moment(12) }
            record.feeds[name] = feed
        }
    }
}

extension Statement {
    fileprivate borrowing func uptime(_ column: Int32) -> Uptime? {
        text(column) == nil ? nil : Uptime(seconds: real(column))
    }

    /// The wait of a host, in four columns; nil without one.
    fileprivate borrowing func closure(_ column: Int32) -> FeedRecord.Closure? {
        guard let until = uptime(column), let cause = cause(column + 1) else { return nil }
        return .init(until: until, cause: cause, isDemanded: flag(column + 3))
    }

    /// A pace in three columns; nil if one of them is invalid.
    fileprivate borrowing func pace(_ column: Int32) -> FeedRecord.Pace? {
        guard let limit = text(column + 1).flatMap(FeedRecord.Pace.Limit.init), let next = uptime(column + 2),
            (0...86_400).contains(integer(column))
        else { return nil }
        return FeedRecord.Pace(interval: integer(column), limit: limit, next: next)
    }

    borrowing func cause(_ column: Int32) -> FeedFailure.Cause? {
        text(column).flatMap { FeedFailure.Cause(name: $0, detail: text(column + 1)) }
    }
}
