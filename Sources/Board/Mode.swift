/// What the keys mean.
public enum Mode: Hashable, Sendable {
    /// Moving about the board.
    case browsing
    /// A card is in the hand.
    case carrying(Carry)
    /// `d` was pressed, and the baseline's digit is awaited, over the details that were open.
    case choosingBaseline(Details?)
    /// Something is being looked for, to be added to the panel with the focus.
    case picking(Picker)
    /// A group is being named.
    case naming(Naming)
    /// A time is being typed.
    case timing(Timing)
    /// All that is known of one item is laid over the board.
    case details(Details)
    /// Cards are gone through one by one.
    case deck
    /// The keys are laid over the board.
    case help(Helping)
}

/// How the keys are looked at.
public struct Helping: Hashable, Sendable {
    /// The first line shown.
    public var top = 0
    /// What is looked for among them; nil while nothing is.
    public var text: String?
    /// The details that were open; nil where the board or the deck was in sight.
    var below: Details?
}

extension Mode {
    /// The details that lie below a question or the keys, or are themselves in sight.
    var details: Details? {
        switch self {
        case .details(let details): details
        case .choosingBaseline(let below): below
        case .help(let helping): helping.below
        case .browsing, .carrying, .picking, .naming, .timing, .deck: nil
        }
    }
}
