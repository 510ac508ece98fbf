import Market

struct Refusal: Hashable, Sendable {
    /// The pause in seconds that the server demands.
    var demanded: Int?
    var said: String?
    private static let most = 200

    init() {}

    init(_ answer: HTTPAnswer, hiding keys: KeyRing) {
        if [429, 503].contains(answer.status) { demanded = answer.retryAfter }
        guard [401, 403, 429].contains(answer.status) else { return }
        let text = Self.withoutTags(keys.hidden(String(decoding: answer.body.prefix(4000), as: UTF8.self)))
        said = text.split { $0.isNewline }.lazy
            .compactMap { CleanText.line(String($0), limit: Refusal.most) }.first { !$0.isEmpty }
    }

    /// Leaves a text that is no page unchanged.
    private static func withoutTags(_ text: String) -> String {
        guard text.drop(while: \.isWhitespace).first == "<" else { return text }
        return text.split(separator: "<").map { String($0.drop { $0 != ">" }.dropFirst()) }.joined(
            separator: "\n")
    }
}

extension FeedClient {
    /// Sets `refusal` to the server's words if it refuses.
    func bytes(
        for question: Question, from provider: any Provider, _ refusal: inout Refusal
    ) async throws(FeedFailure.Cause) -> [UInt8] {
        switch question.address {
        case .file(let path):
            return try FeedFile(path: path).read()
        case .web(let url):
            let answer = try await answer(at: url, to: question, from: provider)
            refusal = Refusal(answer, hiding: keys)
            switch answer.status {
            case 200: return keys.hidden(answer.body)
            case 429: throw .tooManyRequests(retryAfter: refusal.demanded ?? 0)
            case let status where provider.readsBody(ofStatus: status): return keys.hidden(answer.body)
            default: throw provider.cause(ofStatus: answer.status, answer.body)
            }
        }
    }

    /// Tries the shorter User-Agent too if the service refused the longer one at the first request.
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
