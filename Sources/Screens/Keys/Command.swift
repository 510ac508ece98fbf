public import Board
public import TUI

/// What a key asks for, before it is known what that means on the screen as it is.
public enum Command: Hashable, Sendable {
    /// Go to a panel.
    case focus(Panel)
    /// Go to the next panel, or with −1 to the one before.
    case cycleFocus(Int)
    /// Move the selection, or the card in the hand, one place.
    case step(Direction)
    /// Move the selection, or the card in the hand, to the first place.
    case first
    /// Move the selection, or the card in the hand, to the last place.
    case last
    /// Move the selection, or the card in the hand, by a screenful; −1 is upwards.
    case page(Int)
    /// Move the selected card one place without picking it up.
    case shift(Direction)
    /// Something that means the same wherever it is asked for.
    case send(Message)
}

/// When a binding holds.
public enum KeyMode: Hashable, Sendable, CaseIterable {
    /// Moving about the board.
    case browsing
    /// A card is in the hand.
    case carrying
    /// After `d`.
    case baseline
    /// Something to add is being looked for.
    case picking
    /// A group's name is being typed.
    case naming
    /// A time is being typed.
    case timing
    /// All that is known of an item is laid over the board.
    case details
    /// Cards are gone through one by one.
    case deck
    /// The keys are laid over the board.
    case help
    /// Something is looked for among the keys.
    case searching

    /// The mode that the keys are in for `mode`.
    public init(_ mode: Mode) {
        switch mode {
        case .browsing: self = .browsing
        case .carrying: self = .carrying
        case .choosingBaseline: self = .baseline
        case .picking: self = .picking
        case .naming: self = .naming
        case .timing: self = .timing
        case .details: self = .details
        case .deck: self = .deck
        case .help(let helping): self = helping.text == nil ? .help : .searching
        }
    }
}
