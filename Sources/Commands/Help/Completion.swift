internal import Arrangement
internal import Board
internal import Glibc
internal import Market
internal import Places
internal import Store
internal import Words

package enum Completion {
    package enum Candidate: Hashable, Sendable {
        case word(String, about: String = "")
        /// The store or the shell knows such words.
        case any(Argument)
    }

    /// The words that can replace `typed`, and the text before it in the same word: `--board=`.
    package static func candidates(
        after words: [String], typed: String, about: (CommandOrOption) -> String
    ) -> (before: String, typed: String, candidates: [Candidate]) {
        var words = words
        var (before, typed) = ("", typed)
        // Bash breaks words at an equals sign.
        if typed == "=" { typed = "" } else if words.last == "=" { words.removeLast() }
        if typed.hasPrefix("--"), let sign = typed.firstIndex(of: "=") {
            words.append(String(typed[..<sign]))
            before = String(typed[...sign])
            typed = String(typed[typed.index(after: sign)...])
        }
        let line = Line(words)
        if let argument = line.expected { return (before, typed, argument.candidates) }
        if typed.hasPrefix("-"), !line.takesNoOptions {
            let options = line.spec.options.filter { !$0.isCommand && !line.given.contains($0.name.written) }
            return (before, typed, options.map { .word($0.name.written, about: about(.option($0))) })
        }
        var candidates: [Candidate] = []
        if line.isIncomplete, line.operands.isEmpty {
            candidates = CommandSpec.subcommands(of: line.first).map { .word($0) }
        } else if line.operands.isEmpty, line.spec.words.isEmpty {
            candidates = CommandSpec.names.compactMap { name in
                CommandSpec.all.first { $0.words.first == name }.map {
                    .word(name, about: about(.command($0)))
                }
            }
        } else if line.operands.isEmpty, line.spec.words.count == 1 {
            candidates = CommandSpec.subcommands(of: line.first).map { .word($0) }
        }
        if !line.isIncomplete { candidates += line.next?.candidates ?? [] }
        return (before, typed, candidates)
    }

    package enum CommandOrOption {
        case command(CommandSpec)
        case option(OptionSpec)
    }

    private struct Line {
        var spec = CommandSpec.board
        var operands: [String] = []
        var given: Set<String> = []
        var expected: Argument?
        var takesNoOptions = false
        /// The command lacks its second word.
        var isIncomplete = false
        var first = ""

        init(_ words: [String]) {
            var plain: [String] = []
            for word in words {
                if expected != nil {
                    expected = nil
                } else if word == "--" {
                    takesNoOptions = true
                } else if word.hasPrefix("-"), !takesNoOptions {
                    let name = String(word.prefix { $0 != "=" })
                    given.insert(name)
                    if name == word { expected = Line.option(name, CommandSpec.of(plain))?.argument }
                } else {
                    plain.append(word)
                }
            }
            first = plain.first ?? ""
            let found = CommandSpec.of(plain)
            isIncomplete = found == nil || found?.isImplied == true && plain.count == 1
            spec = found ?? .board
            operands = Array(plain.dropFirst(found == nil ? 1 : spec.words.count))
        }

        private static func option(_ name: String, _ spec: CommandSpec?) -> OptionSpec? {
            let all = (spec?.options ?? []) + CommandSpec.all.flatMap(\.options)
            return all.first { $0.name.written == name }
        }

        var next: Argument? {
            let place = min(operands.count, spec.operands.count - 1)
            guard place >= 0, operands.count == place || spec.operands[place].isRepeated else { return nil }
            let argument = spec.operands[place].argument
            // Items of one panel, if the word before names it.
            guard argument == .item, place == 1, case .oneOf = spec.operands[0].argument else {
                return argument
            }
            return operands[0] == "rates" ? .currency : operands[0] == "clocks" ? .city : .item
        }
    }
}

extension Argument {
    fileprivate var candidates: [Completion.Candidate] {
        switch self {
        case .oneOf(let choices): choices.map { .word($0) }
        case .command: CommandSpec.names.map { .word($0) }
        case .file, .item, .city, .currency, .board: [.any(self)]
        case .time, .day, .desk, .amount, .number, .count, .text, .anyText: []
        }
    }
}

/// Quick, and silent about mistakes, because the user has not run anything yet.
enum CompleteCommand {
    /// Nobody reads more lines.
    private static let most = 200

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
        // Next to commands, items are offered only once something is typed.
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

    /// Those on boards first.
    private static func names(_ argument: Argument, _ shelf: BoardShelf?, _ typed: String) -> [String] {
        guard let shelf else { return [] }
        let boards = shelf.peek().entries
        if argument == .board { return boards.map(\.name) }
        let panels: [Panel] =
            argument == .city ? [.clocks] : argument == .currency ? [.rates] : Panel.standard
        // The last one shown, and as many more as load quickly.
        let near = [shelf.last(of: boards)].compactMap(\.self) + boards.prefix(12)
        let arrangements = near.map { shelf.file(of: $0.id).peek() ?? .first }
        var names = panels.flatMap { panel in arrangements.flatMap { $0[panel.id].map(\.text) } }
        // Of all there are, offer only those with the typed beginning.
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
