/// Why the file of transactions was not changed.
package enum EditRefusal: Error, Hashable, Sendable {
    /// No row can be read as long as this is wrong.
    case unreadable(Mistake)
    /// No row begins at the line.
    case noRow(line: Int)
    /// The row would have these mistakes.
    case invalid([Mistake])
    /// Another program has changed the row, or removed it.
    case changedMeanwhile(line: Int)
    /// Other rows would be read otherwise, since a quote is not closed.
    case spoilsOthers
}
