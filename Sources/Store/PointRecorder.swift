internal import CivilTime
internal import Market

/// Writes figures of the last 7 days into the history, each at its own time, within one transaction.
struct PointRecorder: ~Copyable {
    /// What the figures are of, by the number that the file has for it.
    enum Subject: Int {
        case rate = 0
        case stock = 1
    }

    /// How long figures are kept beside the day's close, in seconds.
    static let kept = 7 * 86_400

    private let now: Instant
    private let subject: Subject
    private let series: Statement
    private let point: Statement

    init(
        _ database: borrowing Database, of subject: Subject, seenAt now: Instant
    ) throws(SQLiteFailure) {
        let series = try database.prepare(
            """
            INSERT INTO series (subject, item, provider) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING
            """)
        // Most answers say much that is known already, and to write it again is work for the disk.
        let point = try database.prepare(
            """
            INSERT INTO point (series, time, value)
            SELECT id, ?4, ?5 FROM series WHERE subject = ?1 AND item = ?2 AND provider = ?3
            ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value
            """)
        self.now = now
        self.subject = subject
        self.series = series
        self.point = point
    }

    /// Keeps a figure of `item`, unless it is too old for that.
    borrowing func record(
        _ value: Double, of item: String, from provider: FeedID, at time: Instant
    ) throws(SQLiteFailure) {
        guard time.seconds > now.seconds - PointRecorder.kept else { return }
        let names: [Statement.Value] = [.integer(subject.rawValue), .text(item), .id(provider)]
        try series.run(names)
        try point.run(names + [.integer(min(time, now).seconds), .real(value)])
    }
}
