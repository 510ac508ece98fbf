package import Figures

/// A service that alerts go to, and whether its keys are there.
package struct ReceiverKeys: Hashable, Sendable {
    package enum Lack: Hashable, Sendable {
        case missing(String)
        /// Others can read the file of keys, so none is taken from it.
        case open(file: String)
    }

    let receiver: AlertReceiver
    /// The first key that cannot be used; nil if all can, or none is needed.
    let lack: Lack?

    package init(_ receiver: AlertReceiver, lack: Lack?) { (self.receiver, self.lack) = (receiver, lack) }

    var word: String {
        switch lack {
        case .missing: "missing"
        case .open: "open"
        case nil: receiver.needsKeys ? "found" : "none"
        }
    }

    var missingKey: String? {
        guard case .missing(let key)? = lack else { return nil }
        return key
    }
}
