import Glibc
import Market

/// Where a feed's stream is, taken apart as libwebsockets wants it.
struct StreamAddress: Hashable, Sendable {
    let host: String
    let port: Int32
    let path: String
    let isSecure: Bool
    let isLoopback: Bool

    /// The stream of a feed; nil where it has none, or one that anyone on the way could change.
    init?(_ source: FeedSource) {
        guard let address = source.streamURL.flatMap(WebAddress.init) else { return nil }
        isSecure = address.scheme == "wss"
        isLoopback = address.isLoopback
        guard isSecure || address.scheme == "ws" && isLoopback else { return nil }
        guard let port = address.port.map({ Int32($0) }) ?? (isSecure ? 443 : 80) else { return nil }
        (host, self.port, path) = (address.host, port, address.target)
    }

    /// The proxy that the environment names for this address, empty for none; nil for one of a kind that libwebsockets
    /// cannot ask, which must not be passed by.
    var proxy: String? {
        if isLoopback { return "" }
        let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        let values = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }
        guard let proxy = values.first(where: { !$0.isEmpty }) else { return "" }
        return proxy.hasPrefix("http://") || !proxy.contains("://") ? proxy : nil
    }
}
