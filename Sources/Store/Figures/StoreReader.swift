package import Figures
internal import Market

/// A program that reads a store, as its collector sees it.
package struct StoreReader: Hashable, Sendable {
    package let number: Int
    package let process: Int
    package let version: String
    package let feeds: FeedSettings
    /// Nil if the reader sent none.
    package let alerts: AlertSettings?
}

/// This program as a reader of a store, while this object lives: the system drops its lock with the program.
package final class FigureReader: Sendable {
    package let number: Int
    private let presence: PresenceFile

    init(number: Int, presence: PresenceFile) {
        (self.number, self.presence) = (number, presence)
    }

    func release() { presence.release(PresenceFile.reader(number)) }
}

extension FeedSettings {
    /// One feed a line, with tabs: list, kind, address, User-Agent, stream, description; the last three may
    /// be empty. The team server comes last, with its address and `only` or `first`.
    package var lines: String {
        let desk = desk.map { ["desk\t\($0.address)\t\($0.isOnly ? "only" : "first")"] } ?? []
        return (feedLines + desk).joined(separator: "\n")
    }

    private var feedLines: [String] {
        FeedList.allCases.flatMap { list in
            self[list].map { source in
                let words = [
                    list.rawValue, source.kind.text, source.url, source.agent ?? "", source.stream.word,
                ]
                let description = source.isCalendar ? FeedSettings.calendar : source.json?.line
                return (words + (description.map { [$0] } ?? [])).joined(separator: "\t")
            }
        }
    }

    /// Marks iCalendar files, instead of a description.
    private static let calendar = "ics"

    /// Skips invalid lines.
    package init(lines: String) {
        self.init()
        (rates, stocks, history, events) = ([], [], [], [])
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if words.count > 2, words[0] == "desk" {
                desk = DeskSetting(address: words[1], isOnly: words[2] != "first")
                continue
            }
            guard words.count > 2, let list = FeedList(rawValue: words[0]), let kind = FeedID(words[1]) else {
                continue
            }
            let (agent, stream) = (words.dropFirst(3).first ?? "", words.dropFirst(4).first ?? "")
            var source = FeedSource(
                kind: kind, url: words[2], agent: agent.isEmpty ? nil : agent,
                stream: FeedStream(word: stream))
            source.json = words.dropFirst(5).first.flatMap(JSONFeed.init)
            source.isCalendar = words.dropFirst(5).first == FeedSettings.calendar
            switch list {
            case .rates: rates.append(source)
            case .stocks: stocks.append(source)
            case .history: history.append(source)
            case .events: events.append(source)
            }
        }
    }
}

extension FeedStream {
    /// The stream in the store: its address, `off`, or empty for the feed's own.
    fileprivate var word: String {
        switch self {
        case .standard: ""
        case .off: "off"
        case .at(let url): url
        }
    }

    fileprivate init(word: String) {
        switch word {
        case "": self = .standard
        case "off": self = .off
        default: self = .at(word)
        }
    }
}
