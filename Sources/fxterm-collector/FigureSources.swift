internal import Collector
internal import Desk
internal import Feeds
internal import Figures
internal import Market
internal import Store

/// The source of figures, by the settings: the services, or the desk of a team.
enum FigureSources {
    /// The name that the program gives itself.
    private static let agent = "fxterm/\(ProgramVersion.current.text)"

    /// The source of the settings' figures, for the store at `path`. With a desk, the boards of that store are shared too.
    static func make(
        _ feeds: FeedSettings, _ record: FeedRecord, path: String,
        note: @escaping @Sendable (FeedRecord) async -> Void, push: @escaping Collector.Push
    ) -> any FigureSource {
        func services() -> FeedClient {
            FeedClient(
                rates: feeds.rates, stocks: feeds.stocks, history: feeds.history, userAgent: agent,
                record: record, note: note)
        }
        guard let desk = feeds.desk else { return services() }
        return DeskMember(
            desk.address, version: ProgramVersion.current.text, services: desk.isOnly ? nil : services(),
            record: record, errands: [BoardErrand(SharedStore(path: path), address: desk.address).errand],
            note: note, push: push)
    }

    /// The stream of the settings' feeds; none beside a desk, which has the prices of its collector's stream.
    static func makeStream(_ feeds: FeedSettings, hear: @escaping CoinStream.Hear) -> CoinStream? {
        feeds.desk == nil ? CoinStream(feeds.stocks, userAgent: agent, hear: hear) : nil
    }
}

extension FeedSettings {
    /// The feeds themselves.
    var withoutDesk: FeedSettings {
        var feeds = self
        feeds.desk = nil
        return feeds
    }
}
