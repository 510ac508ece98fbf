internal import Board
internal import Figures
private import Glibc
internal import Market
internal import Printing
internal import SettingsFiles
internal import Store
internal import SystemFiles
internal import Words

/// Tests and saved answers need the collector's program, which alone speaks to the network.
struct FeedsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "feeds list", [], [.tableFormat, .config], .aboutFeeds,
            manual: """
                lists the feeds of the settings with their state and the requests they have \
                left, and the recipes. *feeds test* requests one feed once and shows the \
                request, the answer, what each path found and which figure would be kept. \
                *feeds record* saves an answer of each feed, without keys, for a report.
                """, isImplied: true, make: .command(FeedsCommand.init)),
        CommandSpec(
            "feeds test", [.one(.text("NAME")), .optional(.item)], [.config], .aboutFeeds,
            example: "yahoo AAPL",
            make: .command(FeedsCommand.init)),
        CommandSpec(
            "feeds record", [.one(.text("DIR"))], [.config], .aboutFeeds, example: "answers",
            make: .command(FeedsCommand.init)),
    ]

    private let action: String
    private let words: [String]
    private let format: PrintFormat

    init(_ given: Given) throws(UsageError) {
        (action, words) = (given.spec.words[1], given.words)
        format = action == "list" ? try given.choice(.format, of: [.table, .json]) ?? .table : .table
    }

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let feeds = session.settings.feeds
        guard action != "list" else {
            try FXTerm.print(format == .json ? try objects(session) : try list(session))
            return .done
        }
        var words = words
        if action == "test" {
            let names = (feeds.rates + feeds.stocks + feeds.history + feeds.events).map(\.kind.text)
            guard names.contains(words[0]) else {
                throw .wrongUsage(
                    .phrase(
                        .feedNoneCalled,
                        ["name": .verbatim(CleanText.line(words[0]) ?? ""), "names": .list(names)]))
            }
        } else {
            words[0] = DiskFile.absolute(words[0])
        }
        // Everyone can see arguments, and an address may be private.
        setenv("FXTERM_FEEDS", feeds.lines, 1)
        try CollectorProgramFile.run(["feeds", action] + words)
    }

    private func objects(_ session: Session) throws(CommandError) -> String {
        let (feeds, folders, now) = (session.settings.feeds, try session.folders, MachineStart.now)
        let printed = PrintedFeeds(
            feeds, FigureStore.pace(at: folders.history, now: now), now.uptime, now.wall,
            lacking: feeds.lacking(keysIn: folders.keys))
        return printed.list(Recipe.all.map { ($0.name, $0.feeds) })
    }

    private func list(_ session: Session) throws(CommandError) -> String {
        let (feeds, words) = (session.settings.feeds, session.words)
        let now = MachineStart.now
        let record = FigureStore.pace(at: try session.folders.history, now: now)
        let lacking = feeds.lacking(keysIn: try session.folders.keys)
        var text = ""
        let lists: [(Phrase, [FeedSource])] = [
            (.doctorRates, feeds.rates), (.doctorStocks, feeds.stocks), (.doctorHistory, feeds.history),
            (.doctorEvents, feeds.events.filter { $0.kind != .own }),
        ]
        for (heading, sources) in lists where !sources.isEmpty {
            text += words[heading] + "\n"
            for source in sources {
                text +=
                    "  \(source.kind)  \(CleanText.line(ShownAddress.of(source.url), limit: 400) ?? "?")\n"
                if let cause = lacking[source.kind] {
                    let failure = FeedFailure(source: source.kind, cause: cause)
                    text += "    \(words[.doctorState])  \(words[failure.happened()])\n"
                }
                for (label, value) in rows(source, record, now.uptime, words) {
                    text += "    \(label)  \(value)\n"
                }
            }
            text += "\n"
        }
        text += words[.feedRecipes] + "\n"
        for recipe in Recipe.all {
            let help = recipe.feeds.first?.feed.help ?? [:]
            text +=
                "  { recipe: \"\(recipe.name)\" }  feeds.\(recipe.feeds.map(\.list).joined(separator: ", feeds."))\n"
            for line in [help[.quota], help[.terms], help[.get], help[.verified]].compactMap(\.self) {
                text += "    \(line)\n"
            }
        }
        return text
    }

    private func rows(
        _ source: FeedSource, _ record: FeedRecord, _ now: Uptime, _ words: Words
    ) -> [(String, String)] {
        var rows: [(String, String)] = []
        if let json = source.json {
            let bars = json.bars == nil ? "" : ", bars \(json.barInterval.rawValue)"
            let symbols = json.symbols.map { " " + $0.description }.joined()
            rows.append((words[.feedServes], json.subject.rawValue + symbols + bars))
        }
        guard let feed = record.feeds[FeedRecord.key(source)] else {
            return rows + [(words[.doctorLastAnswer], words[.doctorNoAnswerYet])]
        }
        func ago(_ moment: Uptime) -> String {
            let seconds = Int((now - moment).components.seconds)
            return seconds < 1 ? words[.justNow] : words[.ago, ["span": words[Saying.wait(seconds)]]]
        }
        rows.append((words[.doctorLastAnswer], feed.answeredAt.map(ago) ?? words[.doctorNoAnswerYet]))
        if let failedAt = feed.failedAt, let cause = feed.cause {
            let failure = FeedFailure(source: source.kind, cause: cause)
            rows.append((words[.doctorLastError], "\(ago(failedAt)): \(words[failure.happened()])"))
        }
        let host = feed.host.flatMap { record.hosts[$0] }
        let used = host?.starts.count { now - $0 < .seconds(3600) } ?? 0
        if let most = source.json?.limits.perHour ?? source.kind.budget {
            let left = ["left": "\(max(0, most - used))", "most": "\(most)"]
            rows.append((words[.feedQuota], words[.phrase(.feedQuotaOfHour, verbatim: left)]))
        }
        if let most = source.json?.limits.perDay {
            let day = host?.day.flatMap { now - $0.start < .seconds(86_400) ? $0.count : nil } ?? 0
            let left = ["left": "\(max(0, most - day))", "most": "\(most)"]
            rows.append((words[.feedQuota], words[.phrase(.feedQuotaOf, verbatim: left)]))
        }
        return rows
    }
}

extension FeedSettings {
    func lacking(keysIn file: String) -> [FeedID: FeedFailure.Cause] {
        let described = FeedList.allCases.flatMap { self[$0] }
        return Dictionary(
            described.compactMap { source in
                guard let feed = source.json else { return nil }
                for key in feed.keys {
                    switch ServiceKey(key, file: file) {
                    case .value: continue
                    case .missing:
                        let place = feed.help[.get].map { " (\($0))" } ?? ""
                        return (source.kind, .noKey(key + place))
                    case .readableByOthers: return (source.kind, .openKeys(file: file))
                    }
                }
                return nil
            }, uniquingKeysWith: { first, _ in first })
    }
}
