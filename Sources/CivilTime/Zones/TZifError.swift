/// Why bytes are no TZif file that can be used.
package enum TZifError: Error, Hashable, Sendable {
    /// The file does not begin as one.
    case notTZif
    /// The file ends before what its header announces.
    case truncated
    /// The file is larger, or announces more, than any zone needs.
    case tooLarge
    /// The file counts leap seconds, as those below `right/` do; the system's time does not.
    case leapSeconds
    /// A part of the file cannot be; the text names it.
    case corrupt(String)
}
