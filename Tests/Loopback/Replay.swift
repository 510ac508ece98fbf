/// Recorded bodies by path: `Replay(["/capi.php": rter, "/v8/finance/chart/AAPL": apple])` gives a feed
/// `rter` at `url + "/capi.php"` and a feed `yahoo` at `url`.
package struct Replay: Sendable {
    private let bodies: [(prefix: String, body: [UInt8])]

    /// Each body is for its percent-encoded path and everything below it; the longest path wins.
    package init(_ bodies: [String: [UInt8]]) {
        self.bodies = bodies.map { ($0.key, $0.value) }.sorted { $0.prefix.count > $1.prefix.count }
    }

    /// A 404 has Yahoo's words for an unknown symbol.
    package func response(to request: LoopbackRequest) -> LoopbackResponse {
        if let found = bodies.first(where: { (request.path + "/").hasPrefix($0.prefix + "/") }) {
            return .body(found.body, headers: ["Content-Type": "application/json"])
        }
        return .text(
            #"{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found"}}}"#,
            status: 404)
    }

    package func serve() throws -> LoopbackServer {
        try LoopbackServer { request in response(to: request) }
    }
}
