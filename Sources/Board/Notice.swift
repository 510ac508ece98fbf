/// A line for the user.
public struct Notice: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// Whether something went wrong.
    public var isWarning: Bool
}
