internal import CivilTime
private import Glibc
package import Market

/// Requests one feed once and prints each step: request, answer, what each path found, and the figure.
package struct FeedProbe {
    package let source: FeedSource
    package let list: FeedList
    private let keys: KeyRing
    private let client: HTTPClient
    private let agents: FeedAgents
    private let sentence: (FeedFailure) -> String
    private let say: (String) -> Void

    package init(
        _ source: FeedSource, of list: FeedList, keys: KeyRing, userAgent: String,
        sentence: @escaping (FeedFailure) -> String, say: @escaping (String) -> Void
    ) {
        (self.source, self.list, self.keys) = (source, list, keys)
        client = HTTPClient(keys: keys)
        agents = FeedAgents(program: userAgent, sources: [source])
        self.sentence = sentence
        self.say = { say(keys.hidden($0)) }
    }

    package func test(_ item: String?) async -> Bool {
        do throws(FeedFailure.Cause) {
            let (question, provider) = try self.question(item)
            say("asked     \(question.address.text)")
            for field in provider.fields { say("          \(field.name): \(field.value)") }
            let body = try await self.body(of: question, provider)
            if let json = source.json { explain(json, body) }
            let figures = try await self.figures(in: body, provider, question.symbols, item)
            for figure in figures { say("kept      \(figure)") }
            if figures.isEmpty { say("kept      nothing") }
            return !figures.isEmpty
        } catch {
            say("failed    \(said(error))")
            return false
        }
    }

    /// Prints why and returns nil if the request fails.
    package func recording(_ item: String?) async -> [UInt8]? {
        do throws(FeedFailure.Cause) {
            let (question, provider) = try self.question(item)
            let answer = try await self.answer(to: question, provider)
            return Array(keys.hidden(String(decoding: answer, as: UTF8.self)).utf8)
        } catch {
            say(said(error))
            return nil
        }
    }

    private func said(_ cause: FeedFailure.Cause) -> String {
        let told = source.json.map { JSONFeedProvider($0).explained(cause) } ?? cause
        return sentence(FeedFailure(source: source.kind, cause: keys.hidden(told)))
    }

    private func body(
        of question: Question, _ provider: any Provider
    ) async throws(FeedFailure.Cause) -> [UInt8] {
        let body = try await answer(to: question, provider)
        let start = String(decoding: body.prefix(1000), as: UTF8.self)
        say("answer    \(body.count) bytes: \(CleanText.line(keys.hidden(start), limit: 200) ?? "")")
        return body
    }

    private func answer(
        to question: Question, _ provider: any Provider
    ) async throws(FeedFailure.Cause) -> [UInt8] {
        switch question.address {
        case .file(let path): return try FeedFile(path: path).read()
        case .web(let url):
            let answer = try await client.get(
                url, as: agents.names(for: question, of: provider.kind).first, provider.fields)
            if answer.status == 200 || provider.readsBody(ofStatus: answer.status) { return answer.body }
            say(
                "status    \(answer.status): \(CleanText.line(String(decoding: answer.body.prefix(1000), as: UTF8.self), limit: 200) ?? "")"
            )
            if answer.status == 429 { throw .tooManyRequests(retryAfter: answer.retryAfter ?? 0) }
            throw provider.cause(ofStatus: answer.status, answer.body)
        }
    }

    private func question(_ item: String?) throws(FeedFailure.Cause) -> (Question, any Provider) {
        let today = Day(number: time(nil) / 86_400)
        switch list {
        case .rates:
            guard let provider = Providers.ofRates(source) else { break }
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            guard let question = provider.question(aboutRatesTo: address) else { break }
            return (question, provider)
        case .history:
            guard let provider = Providers.ofHistory(source) else { break }
            let codes = [item.flatMap { CurrencyCode($0) } ?? CurrencyCode("EUR")].compactMap(\.self)
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            guard let question = provider.question(about: codes, since: today + -10, to: address) else {
                break
            }
            return (question, provider)
        case .stocks:
            guard let provider = Providers.ofStocks(source) else { break }
            guard let symbol = (item ?? example).flatMap({ Symbol($0) }) else {
                throw .malformed("give a symbol")
            }
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            guard let question = provider.questions(about: [symbol], to: address).first else {
                throw .unknownSymbol
            }
            return (question, provider)
        case .events:
            guard let provider = Providers.ofKinds(source, in: .events).first, let calendar = calendar(item)
            else {
                break
            }
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            guard let question = provider.request(for: calendar, to: address) else { break }
            return (question, provider)
        }
        throw .unreachable("this version cannot ask it")
    }

    private func calendar(_ item: String?) -> KindQuestion? {
        let symbol = (item ?? example).flatMap { Symbol($0) }
        let calendars = source.calendars(of: Set([symbol].compactMap(\.self)), at: Instant(time(nil)))
        return calendars.first.map { KindQuestion(MarketEvent.self, of: $0) }
    }

    private var example: String? {
        guard let json = source.json else {
            return switch source.kind {
            case .twse, .twseDay, .dash: "2330.TW"
            case .kraken, .coinbase: "BTC-USD"
            case .tencent: "0700.HK"
            default: "AAPL"
            }
        }
        return ["AAPL", "BTC-USD", "2330.TW", "0700.HK"].first { Symbol($0).map(json.serves) ?? false }
            ?? json.symbols.map(\.description).first { Symbol($0) != nil }
    }

    private func explain(_ feed: JSONFeed, _ body: [UInt8]) {
        guard let root = try? JSON(body) else { return }
        let rows = feed.table.rows.values(in: root)
        say("rows      \(feed.table.rows): \(rows.map { "\($0.count)" } ?? "nothing")")
        guard let row = rows?.first else { return }
        for (field, values) in feed.table.fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for value in values {
                let found: String
                switch value {
                case .constant(let text): found = text
                case .rowName: found = row.name ?? "nothing"
                case .path(let path):
                    let entries = path.values(in: path.isOfWholeAnswer ? root : row.value)
                    let first =
                        entries?.first.map { $0.value.plainText ?? "no number and no text" } ?? "nothing"
                    found =
                        (entries?.count ?? 0) > 1 ? "\(first) and \((entries?.count ?? 1) - 1) more" : first
                }
                let name = field == .name ? "label" : field.rawValue
                say("found     \(name) \(value.text): \(CleanText.line(found, limit: 80) ?? "")")
            }
        }
    }

    private func figures(
        in body: [UInt8], _ provider: any Provider, _ symbols: [Symbol], _ item: String?
    ) async throws(FeedFailure.Cause) -> [String] {
        if list == .events, let provider = provider as? any KindProvider, let calendar = calendar(item) {
            let now = Instant(time(nil))
            let events = try await provider.answer(to: calendar, in: body).figures.judged(at: now)?
                .figures(MarketEvent.self)
            let agenda = (events ?? []).sorted { $0.start < $1.start }
            return agenda.filter { item == nil || $0.subject?.id == item }.prefix(item == nil ? 5 : 100).map {
                [$0.plainTime, $0.subject?.id, $0.plainTitle].compactMap(\.self).joined(separator: " ")
            }
        }
        if list == .stocks, let provider = provider as? any StockProvider {
            return try provider.quotes(of: symbols, in: body).figures.map { quote in
                let close = quote.stated[.d1].map { ", close of \($0.day) \($0.close)" } ?? ""
                return "\(quote.symbol) \(quote.price.map { "\($0)" } ?? "no price") \(quote.currency ?? "") "
                    + "at \(quote.time?.iso8601 ?? "no time")\(close)"
            }
        }
        if list == .history, let provider = provider as? any PastRateProvider {
            let codes = [item.flatMap { CurrencyCode($0) } ?? CurrencyCode("EUR")].compactMap(\.self)
            return try provider.pastRates(of: codes, in: body).figures.flatMap { past in
                past.closes.map { "\(past.code) \($0.day) \($0.close) per USD" }
            }
        }
        guard let provider = provider as? any RateProvider else { return [] }
        let rates = try provider.rates(in: body).figures
        let chosen = item.map { code in rates.filter { $0.code.text == code } } ?? Array(rates.prefix(5))
        return chosen.map { "\($0.code) \($0.perDollar) per USD at \($0.quotedAt.iso8601)" }
    }
}

extension FeedAddress {
    fileprivate var text: String {
        switch self {
        case .web(let address): address.text
        case .file(let path): path
        }
    }
}
