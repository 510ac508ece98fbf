import Market

extension FeedDesk {
    /// Fetches what a question asks for.
    ///
    /// - Parameter demanded: set to the seconds for which the server asks to be left alone, if it does.
    func bytes(
        for question: Question, from provider: any Provider, _ demanded: inout Int?
    ) async throws(FeedFailure.Cause) -> [UInt8] {
        switch question.address {
        case .file(let path):
            return try FeedFile(path: path).read()
        case .web(let url):
            let answer = try await client.get(url)
            if [429, 503].contains(answer.status) { demanded = answer.retryAfter }
            switch answer.status {
            case 200: return answer.body
            case 429: throw .tooManyRequests(retryAfter: demanded ?? 0)
            case let status where provider.readsBody(ofStatus: status): return answer.body
            default: throw provider.cause(ofStatus: answer.status)
            }
        }
    }
}
