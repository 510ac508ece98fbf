import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Testing

@Suite(.serialized, .timeLimit(.minutes(2)))
struct KeyedFeedTests {
    private static let secret = "s3cr3t-of-a/test"
    private static let encoded = "s3cr3t-of-a%2Ftest"

    private func feeds(_ url: String) throws -> FeedSettings {
        func fact(_ key: String, _ value: String) -> JSONFeed.Fact {
            .init(key: key, values: [value], place: "config.json:3")
        }
        let feed = try JSONFeed([
            fact("name", "mine"), fact("serves", "stocks"),
            fact("url", url + "/{symbol}?k=${FXTERM_TEST_KEY}"),
            fact("headers.Authorization", "Token ${FXTERM_TEST_KEY}"), fact("price", "$.p"),
            fact("label", "$.echo"),
            fact("perDay", "100"),
        ])
        var feeds = FeedSettings.at(url)
        (feeds.stocks, feeds.rates, feeds.history) = ([FeedSource(feed)], [], [])
        return feeds
    }

    private func finds(_ place: Place) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: place.folder).map {
            place.folder + "/" + $0
        }
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
        return (names + processes.map { "/proc/\($0)/cmdline" }).filter { name in
            guard let bytes = FileManager.default.contents(atPath: name) else { return false }
            return [Self.secret, Self.encoded].contains { bytes.range(of: Data($0.utf8)) != nil }
        }
    }

    @Test func `a request has the key, and no file and no argument has`() async throws {
        setenv("FXTERM_TEST_KEY", Self.secret, 1)
        defer { unsetenv("FXTERM_TEST_KEY") }
        let server = try LoopbackServer { request in
            let echo = "\(request.headers["authorization"] ?? "") \(request.path)?\(request.query)"
            return .text(
                request.path == "/AAPL" ? #"{"p": 5, "echo": "\#(echo)"}"# : #"{"oops": "\#(echo)"}"#)
        }
        let place = try Place()
        let reader = try Reader(place, try feeds(server.url))
        #expect(try await reader.ask(.quotes(["AAPL"])).price("AAPL") == 5)
        let request = try #require(server.requests.first)
        #expect(request.headers["authorization"] == "Token " + Self.secret)
        #expect(request.query == "k=" + Self.encoded)
        let causes = try await reader.ask(.quotes(["MSFT"])).causes
        guard case .malformed(.said(let text))? = causes.first else {
            Issue.record("\(causes)")
            return
        }
        #expect(text.hasPrefix("price: $.p finds nothing in any row (config.json:3); the answer begins: "))
        #expect(text.contains("Token …") && text.contains("k=…"))
        #expect(try finds(place) == [])
    }
}
