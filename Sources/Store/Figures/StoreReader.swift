public import Board
internal import Market

/// A program that reads a store, as its collector sees it.
public struct StoreReader: Hashable, Sendable {
    /// Its number, which grows from one to the next.
    public let number: Int
    /// Its process.
    public let process: Int
    /// Its version.
    public let version: String
    /// The feeds that its settings name.
    public let feeds: Settings.Feeds
}

extension Settings.Feeds {
    /// The feeds, a line each: the list, the kind, the address and, if one is set, the User-Agent, with tabs between them.
    var lines: String {
        FeedList.allCases.flatMap { list in
            self[list].map { source in
                ([list.rawValue, source.kind.text, source.url] + [source.agent].compactMap(\.self))
                    .joined(separator: "\t")
            }
        }.joined(separator: "\n")
    }

    /// The feeds of such lines; what is none is passed over.
    init(lines: String) {
        self.init()
        (rates, stocks, history) = ([], [], [])
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: "\t").map(String.init)
            guard words.count > 2, let list = FeedList(rawValue: words[0]), let kind = FeedID(words[1]) else {
                continue
            }
            let source = FeedSource(kind: kind, url: words[2], agent: words.dropFirst(3).first)
            switch list {
            case .rates: rates.append(source)
            case .stocks: stocks.append(source)
            case .history: history.append(source)
            }
        }
    }
}
