import Foundation

extension URL {
    /// The address `tail` below this one, whether or not this one ends in a slash; nil if that is no address.
    ///
    /// - Parameter tail: what follows, percent-encoded, with its slash and its query.
    func below(_ tail: String) -> URL? {
        var text = absoluteString
        while text.hasSuffix("/") { text.removeLast() }
        return URL(string: text + tail)
    }
}
