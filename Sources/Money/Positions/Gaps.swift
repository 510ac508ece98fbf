internal import CivilTime

/// The rows that count for nothing, by the figures of a position that they make unknown.
struct Gaps: Hashable, Sendable {
    private var lines: [LeftOut.Part: Int] = [:]
    /// The first day of a row that may change what is held; nil for none. A row whose day cannot be read may be of any.
    private(set) var unknownSince: Day?

    /// Adds a row. Rows come by line.
    mutating func add(_ row: Mistake) {
        for part in row.parts where lines[part] == nil { lines[part] = row.line }
        guard row.parts.contains(.holding) else { return }
        let day = row.day ?? Day(number: .min)
        unknownSince = min(unknownSince ?? day, day)
    }

    /// `figure`, unless a row is missing that may change what is held or was gained.
    func holding(_ figure: Figure) -> Figure { missing(.holding) ?? figure }
    /// The same of a value.
    func holding(_ value: Rational) -> Figure { holding(.known(value)) }
    /// `figure`, unless a row is missing that may be income.
    func income(_ figure: Figure) -> Figure { missing(.income) ?? figure }
    /// `figure`, unless a row is missing that may have a fee.
    func fees(_ figure: Figure) -> Figure { missing(.fees) ?? figure }
    /// The first gap of all.
    var any: Missing? {
        (lines[.holding] ?? lines[.income] ?? lines[.fees]).map { .row(line: $0) }
    }

    private func missing(_ part: LeftOut.Part) -> Figure? { lines[part].map { .unknown(.row(line: $0)) } }
}
