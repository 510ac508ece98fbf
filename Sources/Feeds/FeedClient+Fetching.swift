import Market

extension FeedClient {
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
            let answer = try await answer(at: url, to: question, from: provider)
            if [429, 503].contains(answer.status) { demanded = answer.retryAfter }
            switch answer.status {
            case 200: return answer.body
            case 429: throw .tooManyRequests(retryAfter: demanded ?? 0)
            case let status where provider.readsBody(ofStatus: status): return answer.body
            default: throw provider.cause(ofStatus: answer.status, answer.body)
            }
        }
    }

    /// Fetches `url`; once more by the shorter name, where the service refused the first request by the longer one.
    private func answer(
        at url: WebAddress, to question: Question, from provider: any Provider
    ) async throws(FeedFailure.Cause) -> HTTPAnswer {
        let (names, fields) = (agents.names(for: question, of: provider.kind), provider.fields)
        guard let second = names.second, let host = question.host else {
            return try await client.get(url, as: names.first, fields)
        }
        if let wasServed = told.secondNames.wasServed(at: host, now: clock.now) {
            return try await client.get(url, as: wasServed ? second : names.first, fields)
        }
        let answer = try await client.get(url, as: names.first, fields)
        guard answer.status == 429, answer.retryAfter == nil,
            !pace.hasAnswered(question, of: provider.kind, at: clock.now)
        else {
            return answer
        }
        let manners = manners(of: provider, question)
        do { try await clock.sleep(for: manners.spacing) } catch { return answer }
        pace.end(question, of: provider.kind)
        pace.begin(question, of: provider.kind, at: clock.now, manners: manners, luck: custom.luck())
        await note(question, of: provider)
        let again = try await client.get(url, as: second, fields)
        told.secondNames.note(wasServed: again.status != 429, at: host, now: clock.now)
        return again
    }
}
