/// The forms that a snapshot is printed in.
package enum PrintFormat: String, Sendable, CaseIterable {
    /// Aligned columns for the eye.
    case table
    case json
    /// Comma-separated values after RFC 4180, one block of lines a panel.
    case csv
}
