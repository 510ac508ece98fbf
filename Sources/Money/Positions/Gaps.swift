internal import CivilTime

/// The rows that count for nothing, by what they may concern.
struct Gaps: Hashable, Sendable {
    private var holding: Int?
    private var income: Int?
    private var fees: Int?
    /// The first day of a row that may change what is held; nil for none. A row whose day cannot be read may be of any.
    private(set) var unknownSince: Day?

    /// Adds a row.
    mutating func add(_ row: Mistake) {
        switch row.kind {
        case .buy, .sell, .split, nil:
            let day = row.day ?? Day(number: .min)
            unknownSince = min(unknownSince ?? day, day)
        case .dividend, .fee, .deposit, .withdraw: break
        }
        switch row.kind {
        case .buy, .sell: (holding, fees) = (holding ?? row.line, fees ?? row.line)
        case .split: holding = holding ?? row.line
        case .dividend: (income, fees) = (income ?? row.line, fees ?? row.line)
        case .fee: fees = fees ?? row.line
        case .deposit, .withdraw: break
        case nil: (holding, income, fees) = (holding ?? row.line, income ?? row.line, fees ?? row.line)
        }
    }

    /// `figure`, unless a row is missing that may change what is held or was gained.
    func holding(_ figure: Figure) -> Figure { holding.map { .unknown(.row(line: $0)) } ?? figure }
    /// The same of a value.
    func holding(_ value: Rational) -> Figure { holding(.known(value)) }
    /// `figure`, unless a row is missing that may be income.
    func income(_ figure: Figure) -> Figure { income.map { .unknown(.row(line: $0)) } ?? figure }
    /// `figure`, unless a row is missing that may have a fee.
    func fees(_ figure: Figure) -> Figure { fees.map { .unknown(.row(line: $0)) } ?? figure }
    /// The first gap of all.
    var any: Missing? { (holding ?? income ?? fees).map { .row(line: $0) } }
}
