/// How a firing was told, by the number that the store has for it.
package enum AlertTelling: Int, Hashable, Sendable, CaseIterable {
    /// Nobody has it.
    case pending = 0
    /// The collector is telling the desktop.
    case claimed = 1
    /// The desktop was told.
    case desktop = 2
    /// There is no desktop to be told: a board may have it.
    case forTerminal = 3
    /// A board has told its terminal.
    case terminal = 4
    /// It came in quiet hours.
    case quiet = 5
}
