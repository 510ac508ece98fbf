import Market

package struct WebPost: Hashable, Sendable {
    /// The address; keys stand in it as `${NAME}`.
    package var url: String
    package var fields: [String: String]
    package var body: [UInt8]

    package init(_ url: String, _ fields: [String: String], _ body: [UInt8]) {
        (self.url, self.fields, self.body) = (url, fields, body)
    }

    package enum Outcome: Hashable, Sendable {
        /// `retryAfter` is in seconds.
        case answered(status: Int, retryAfter: Int?, body: [UInt8])
        /// The service cannot have it. `key` is the missing key, if that is why.
        case notSent(key: String?)
        /// Sent, perhaps in part, and no answer came.
        case unanswered
    }
}

package struct WebPoster: Sendable {
    private let client: HTTPClient
    private let agent: String

    package init(keys: KeyRing = KeyRing(), userAgent agent: String) {
        client = HTTPClient(limits: HTTPLimits(body: 65_536, redirects: 0), keys: keys)
        self.agent = agent
    }

    package func send(_ post: WebPost) async -> WebPost.Outcome {
        guard let url = WebAddress(post.url) else { return .notSent(key: nil) }
        let fields = post.fields.sorted { $0.key < $1.key }.map { HTTPField(name: $0.key, value: $0.value) }
        do throws(FeedFailure.Cause) {
            let answer = try await client.post(post.body, to: url, as: agent, fields)
            return .answered(status: answer.status, retryAfter: answer.retryAfter, body: answer.body)
        } catch {
            switch error {
            case .noKey(let name): return .notSent(key: name)
            case .openKeys(let file): return .notSent(key: file)
            case .insecureAddress: return .notSent(key: nil)
            case .unreachable(.known(.connectionBrokeOff)), .unreachable(.said): return .unanswered
            case .unreachable(.known): return .notSent(key: nil)
            // A redirect is an answer: the service has not accepted it.
            case .badRedirect: return .answered(status: 302, retryAfter: nil, body: [])
            case .timedOut, .malformed, .tooLarge, .tooManyRequests, .unknownSymbol, .status:
                return .unanswered
            }
        }
    }
}
