import Foundation
import Loopback
import Market

@testable import Feeds

enum Scripted {
    /// A busy machine does not meet these limits by accident.
    static let limits = HTTPLimits(idle: .seconds(20), total: .seconds(40), body: 64 * 1024, redirects: 5)
    /// For tests that mean to meet limits of time.
    static let hasty = HTTPLimits(
        idle: .milliseconds(400), total: .milliseconds(1200), body: 64 * 1024, redirects: 5)

    static func client(_ limits: HTTPLimits = limits) -> HTTPClient {
        HTTPClient(limits: limits)
    }

    static func desk(
        rates: [FeedSource] = [], stocks: [FeedSource] = [], history: [FeedSource] = [],
        limits: HTTPLimits = limits, clock: some Clock<Duration> = ContinuousClock(),
        spacing: Duration = .zero
    ) -> FeedClient {
        FeedClient(
            rates: rates, stocks: stocks, history: history, client: client(limits), userAgent: "fxterm/test",
            clock: clock,
            custom: custom(spacing: spacing))
    }

    static func custom(spacing: Duration) -> FeedClient.Custom {
        FeedClient.Custom(
            manners: { manners, _ in
                var manners = manners
                manners.spacing = spacing
                manners.backOff = .zero
                return manners
            }, luck: { 0 })
    }

    static func spark(of url: URL) -> String {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let symbols = items.first { $0.name == "symbols" }?.value?.split(separator: ",") ?? []
        let lines = symbols.map { symbol in
            """
            {"symbol": "\(symbol)", "response": [{"meta": {"symbol": "\(symbol)", "dataGranularity": "15m",
            "exchangeTimezoneName": "America/New_York"}, "timestamp": [1795012200],
            "indicators": {"quote": [{"close": [2]}]}}]}
            """
        }
        return #"{"spark": {"result": [\#(lines.joined(separator: ","))], "error": null}}"#
    }

    static func chart(_ symbol: String, price: Double) -> String {
        """
        {"chart": {"result": [{"meta": {"symbol": "\(symbol)", "currency": "USD", "regularMarketPrice": \(price),
        "regularMarketTime": 1795104000, "exchangeTimezoneName": "America/New_York", "dataGranularity": "1d"},
        "timestamp": [1795012200], "indicators": {"quote": [{"close": [1.5]}]}}], "error": null}}
        """
    }
}

extension HTTPClient {
    func get(_ url: WebAddress) async throws(FeedFailure.Cause) -> HTTPAnswer {
        try await get(url, as: "fxterm/test", [])
    }
}

extension FeedClient {
    func answers(to subject: FeedSubject) async -> [FeedAnswer] {
        var answers: [FeedAnswer] = []
        for await answer in ask(subject) { answers.append(answer) }
        return answers
    }
}
