/// Why a figure is not compared: the alert waits for one that can be trusted.
package enum AlertDoubt: String, Hashable, Sendable, CaseIterable {
    /// Made up for trying the program out.
    case sample
    /// Old by its own time, or its feed has fallen silent.
    case stale
    /// It jumped, and no second answer has confirmed it.
    case unconfirmed
    /// Another feed's figure differs by more than 1 %.
    case disputed
    /// There is no figure, or none to compare it with.
    case missing
}
