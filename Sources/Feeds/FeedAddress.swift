import Glibc
import Market

/// Where a feed is: on the web, or a file.
enum FeedAddress: Hashable, Sendable {
    case web(WebAddress)
    case file(path: String)

    /// Reads an address of the settings.
    ///
    /// - Parameter allowsFiles: whether an absolute path, `~/…` or `file:…` is an address too.
    /// - Throws: `.insecureAddress` for plain http to another machine, `.unreachable` for what is no address.
    init(_ text: String, allowsFiles: Bool) throws(FeedFailure.Cause) {
        if allowsFiles {
            if text.hasPrefix("/") {
                self = .file(path: text)
                return
            }
            if text == "~" || text.hasPrefix("~/"), let home = getenv("HOME") {
                guard let home = String(validatingCString: home) else {
                    throw .unreachable("the path of HOME is not UTF-8")
                }
                self = .file(path: home + text.dropFirst())
                return
            }
            if let path = WebAddress.path(ofFile: text) {
                self = .file(path: path)
                return
            }
        }
        guard let address = WebAddress(text) else {
            throw .unreachable("\(ShownAddress.of(text)) is no address")
        }
        guard ["http", "https"].contains(address.scheme) else {
            throw .unreachable("\(address.scheme) is not a way to ask a feed")
        }
        guard address.isTrusted else { throw .insecureAddress(ShownAddress.of(text)) }
        self = .web(address)
    }

    /// Whether it is a server on this machine.
    var isLoopback: Bool {
        switch self {
        case .web(let address): address.isLoopback
        case .file: false
        }
    }

    /// The host and port; nil for a file.
    var host: String? {
        switch self {
        case .web(let address): "\(address.host):\(address.port ?? address.scheme)"
        case .file: nil
        }
    }
}
