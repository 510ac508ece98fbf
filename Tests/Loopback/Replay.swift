/// Bodies served by path, as recordings are replayed.
///
/// `Replay(["/capi.php": rter, "/v8/finance/chart/AAPL": apple])` gives a feed `rter` at `url + "/capi.php"`
/// and a feed `yahoo` at `url`.
package struct Replay: Sendable {
    private let bodies: [(prefix: String, body: [UInt8])]

    /// Serves each body for its path, percent-encoded as on the wire, and for everything below it. Of several that
    /// fit, the longest wins.
    package init(_ bodies: [String: [UInt8]]) {
        self.bodies = bodies.map { ($0.key, $0.value) }.sorted { $0.prefix.count > $1.prefix.count }
    }

    /// The body for a request, or 404 with Yahoo's words for a symbol it does not know.
    package func response(to request: LoopbackRequest) -> LoopbackResponse {
        if let found = bodies.first(where: { (request.path + "/").hasPrefix($0.prefix + "/") }) {
            return .body(found.body, headers: ["Content-Type": "application/json"])
        }
        return .text(
            #"{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found"}}}"#,
            status: 404)
    }

    /// A server that replays the bodies.
    package func serve() throws -> LoopbackServer {
        try LoopbackServer { request in response(to: request) }
    }
}
