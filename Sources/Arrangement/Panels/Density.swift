/// How much room the user gives each card or row of a panel; without one it is as much as there is.
package enum Density: String, Hashable, Sendable, CaseIterable {
    /// A line each.
    case compact
    /// Large figures, though not all may be in sight.
    case large
}
