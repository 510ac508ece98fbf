/// Why a text is no transaction, and where.
package enum EntryMistake: Error, Hashable, Sendable {
    /// The parts that a transaction needs.
    package enum Part: Hashable, Sendable {
        case quantity
        case factor
        case item
        case price
        case currency
        case account
    }

    /// A number or a day makes no sense, or something has no place.
    case amount(AmountMistake)
    /// The file would have a mistake; the character of the text that it begins at, from 0.
    case row(Mistake.Cause, at: Int)
    /// These are still to be typed.
    case missing([Part])
}
