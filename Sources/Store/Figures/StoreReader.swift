package import Figures
internal import Market

/// A program that reads a store, as its collector sees it.
package struct StoreReader: Hashable, Sendable {
    /// Its number, which grows from one to the next.
    package let number: Int
    package let process: Int
    package let version: String
    package let feeds: FeedSettings
    /// Its settings of alerts; nil for one that says nothing of them.
    package let alerts: AlertSettings?
}

/// A program that reads a store, for as long as this object lives: the system drops its lock with the program.
package final class FigureReader: Sendable {
    /// Its number, which no other reader ever had.
    package let number: Int
    private let presence: PresenceFile

    init(number: Int, presence: PresenceFile) {
        (self.number, self.presence) = (number, presence)
    }

    func release() { presence.release(PresenceFile.reader(number)) }
}

extension FeedSettings {
    /// The feeds, a line each: the list, the kind, the address, the User-Agent, the stream and the description, with tabs
    /// between them; the last three are empty where none is set. The desk comes last, with its address and `only` or `first`.
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

    /// The word for iCalendar files, instead of a description.
    private static let calendar = "ics"

    /// The feeds of such lines; what is none is passed over.
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
    /// The stream as the store has it: its address, `off`, or nothing for the service's own.
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
