internal import Arrangement
internal import Board
internal import Glibc
internal import Market
internal import Places
internal import Store
internal import Words

/// `fxterm complete`: what can stand next on a command line, for the shells' completions. It is quick, and silent about
/// whatever is wrong, since nobody has asked for anything yet.
enum CompleteCommand {
    /// As many lines as anybody looks at.
    private static let most = 200

    /// - Parameter words: the words typed so far, the last one being that to complete.
    static func text(_ words: [String], _ said: Words) -> String {
        let (before, typed, candidates) = Completion.candidates(
            after: words.dropLast(), typed: words.last ?? ""
        ) { what in
            switch what {
            case .command(let spec): said[spec.about]
            case .option(let option): said[option.about]
            }
        }
        let shelf = (try? Folders(environment: environment())).map(BoardShelf.init)
        // Beside commands, items are offered once something is typed.
        let hasWords = candidates.contains { if case .word = $0 { true } else { false } }
        let lines = candidates.flatMap { candidate -> [String] in
            switch candidate {
            case .word(let word, let about): [about.isEmpty ? word : "\(word)\t\(about)"]
            case .any(.file): [":files"]
            case .any(.item) where hasWords && typed.isEmpty: []
            case .any(let argument): names(argument, shelf, typed)
            }
        }
        let exact = lines.filter { $0 == ":files" || $0.hasPrefix(typed) }
        let fitting = (exact.isEmpty ? lines.filter { begins($0, typed) } : exact).prefix(most)
        return fitting.map { ($0 == ":files" ? "" : before) + $0 + "\n" }.joined()
    }

    /// The things of a kind that the user can mean, those on boards first.
    private static func names(_ argument: Argument, _ shelf: BoardShelf?, _ typed: String) -> [String] {
        guard let shelf else { return [] }
        let boards = shelf.peek().entries
        if argument == .board { return boards.map(\.name) }
        let panels: [Panel] =
            argument == .city ? [.clocks] : argument == .currency ? [.rates] : Panel.standard
        // The one that was shown last, and as many more as are read in no time.
        let near = [shelf.last(of: boards)].compactMap(\.self) + boards.prefix(12)
        let arrangements = near.map { shelf.file(of: $0.id).peek() ?? .first }
        var names = panels.flatMap { panel in arrangements.flatMap { $0[panel.id].map(\.text) } }
        // Of all there are, only those that begin with something.
        if !typed.isEmpty {
            if panels.contains(.rates) { names += Currency.inUse.map(\.text) }
            if panels.contains(.stocks) { names += LeadingStocks.all.flatMap(\.symbols).map(\.text) }
            if panels.contains(.clocks) {
                names += CitySearch.all().map { $0.name.contains(" ") ? $0.id.text : $0.name }
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func begins(_ line: String, _ typed: String) -> Bool {
        line.prefix(typed.count).lowercased() == typed.lowercased()
    }
}
