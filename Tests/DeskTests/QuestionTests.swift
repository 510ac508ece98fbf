import Desk
import Figures
import Foundation
import Glibc
import Loopback
import Market
import Synchronization
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct QuestionTests {
    private static func chart(_ path: String) -> String {
        let symbol = path.split(separator: "/").last.map(String.init) ?? ""
        return """
            {"chart": {"result": [{"meta": {"symbol": "\(symbol)", "currency": "USD", "regularMarketPrice": 2,
            "regularMarketTime": 1795104000, "exchangeTimezoneName": "America/New_York", "dataGranularity": "1d"},
            "timestamp": [1795012200], "indicators": {"quote": [{"close": [1.5]}]}}], "error": null}}
            """
    }

    private func service() throws -> LoopbackServer {
        try LoopbackServer { request in
            request.path.hasPrefix("/capi.php")
                ? .text(#"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#)
                : .text(Self.chart(request.path))
        }
    }

    @Test func aQuestionIsAnsweredAndDoneAfterItsRows() async throws {
        let (server, service) = (try DeskServer(), try service())
        let place = try ServedPlace(server.address("collector"), .at(service.url))
        let ann = try AskingMember(server, "ann")
        let question = try ann.ask("rates")
        try await wait("the answer to \(place.log)") { try ann.isDone(question) }
        let rows = try ann.connection.run(
            """
            SELECT per_dollar, (SELECT number FROM fxterm.request WHERE id = $1) >= rate.number FROM fxterm.rate
            """, [.integer(question)])
        #expect(rows.real(0, 0) == 149.23)
        #expect(rows.flag(0, 1) == true)
        let second = try ann.ask("quotes", "AAPL")
        try await wait("the second answer") { try ann.isDone(second) }
        #expect(try server.value("SELECT price FROM fxterm.quote WHERE symbol = 'AAPL'") == "2")
        #expect(place.log.contains("now publishes to the team server"))
    }

    @Test func twentyMembersAreOneToTheService() async throws {
        let (server, service) = (try DeskServer(), try service())
        for number in 1...20 {
            try server.sql("CREATE ROLE member\(number) LOGIN IN ROLE fxterm_member")
        }
        let place = try ServedPlace(server.address("collector"), .at(service.url))
        let members = try (1...20).map { try AskingMember(server, "member\($0)") }
        for round in 1...3 {
            let questions = try members.enumerated().map { place, member in
                try (member, member.ask("rates", freshness: round == 1 && place % 2 == 0 ? 0 : 60))
            }
            let others = try members.map { member in try (member, member.ask("quotes", "AAPL MSFT")) }
            try await wait("answers to all of \(place.log)") {
                try (questions + others).allSatisfy { member, question in try member.isDone(question) }
            }
        }
        let paths = service.requests.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
        #expect(paths.sorted() == ["AAPL", "MSFT", "capi.php"])
    }

    @Test func aMemberWithManyQuestionsKeepsNobodyWaiting() async throws {
        let isOpen = Mutex(false)
        let service = try LoopbackServer { request in
            while request.path.contains("SLOW"), !isOpen.withLock({ $0 }) { usleep(10_000) }
            return .text(Self.chart(request.path))
        }
        defer { isOpen.withLock { $0 = true } }
        // Rates come from another host, so that only their turn can delay them.
        let other = try self.service()
        var feeds = FeedSettings.at(service.url)
        feeds.rates = FeedSettings.at(other.url).rates
        let server = try DeskServer()
        let place = try ServedPlace(server.address("collector"), feeds)
        let (ann, bob) = (try AskingMember(server, "ann"), try AskingMember(server, "bob"))
        for number in 0..<100 { try ann.ask("quotes", "SLOW\(number)") }
        try await server.wait(for: "16", "SELECT count(*) FROM fxterm.request WHERE state = 1")
        let question = try bob.ask("rates")
        try await wait("bob's answer in \(place.log)") { try bob.isDone(question) }
        #expect(try server.value("SELECT count(*) FROM fxterm.request WHERE state = 0") == "84")
    }

    @Test func whatNobodyUnderstandsIsDoneAndTheGoneAreForgotten() async throws {
        let (server, service) = (try DeskServer(), try service())
        let ann = try AskingMember(server, "ann")
        var bob: AskingMember? = try AskingMember(server, "bob")
        try bob?.ask("rates")
        try server.sql("UPDATE fxterm.session SET since = since - interval '1 hour'")
        bob = nil
        let place = try ServedPlace(server.address("collector"), .at(service.url))
        let question = try ann.ask("bars", "no bars at all")
        try await wait("the end of nonsense in \(place.log)") { try ann.isDone(question) }
        try await server.wait(for: "ann", "SELECT string_agg(member, ' ') FROM fxterm.session")
        #expect(try server.value("SELECT count(*) FROM fxterm.request") == "1")
        #expect(service.requests.isEmpty, "nobody waits for what bob asked")
    }
}
