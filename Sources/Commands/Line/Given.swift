internal import Arrangement
internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import Printing
internal import Words

/// The options of a command line, its command and the words behind that.
struct Given {
    private var options: [OptionName: [String]] = [:]
    private(set) var spec = CommandSpec.board
    /// The words behind those of the command.
    private(set) var words: [String] = []

    mutating func add(_ name: OptionName, _ value: String) { options[name, default: []].append(value) }

    /// The last value of an option; nil where it is not given.
    subscript(_ name: OptionName) -> String? { options[name]?.last }

    /// All values of an option that may be given several times.
    func all(_ name: OptionName) -> [String] { options[name] ?? [] }

    func has(_ name: OptionName) -> Bool { options[name] != nil }

    mutating func invocation(_ typed: [String]) throws(UsageError) -> Invocation {
        // Short for what is asked most often.
        let typed = typed.first == "boards" ? ["board", "list"] + typed.dropFirst() : typed
        let first = typed.first
        if has(.help) {
            return .text(Usage.help(of: first.flatMap { CommandSpec.names.contains($0) ? $0 : nil }))
        }
        if has(.version) { return .text(Usage.versionLine) }
        if first == "complete" { return .text { CompleteCommand.text(Array(typed.dropFirst()), $0) } }
        guard let found = CommandSpec.of(typed) else {
            throw UsageError.expected(
                typed[0], typed.count > 1 ? typed[1] : "", CommandSpec.subcommands(of: typed[0]))
        }
        spec = found
        words = Array(typed.dropFirst(spec.words.count))
        try check()
        return switch spec.maker {
        case .text(let make): .text(try make(self))
        case .command(let make): .command(try make(self), config: self[.config], board: self[.board])
        }
    }

    /// Throws where options or operands are not those of the command.
    private func check() throws(UsageError) {
        for name in OptionName.allCases where has(name) && !spec.takes(name) {
            if spec.takesLike(name) { throw UsageError.noMore(spec) }
            let (others, command) = CommandSpec.others(with: name)
            throw UsageError.only(others, with: command)
        }
        if let most = spec.mostOperands, words.count > most { throw UsageError.noMore(spec) }
        if words.count < spec.operands.count(where: { !$0.isOptional }) { throw UsageError.lacksItem(spec) }
    }

    /// The choice that an option names; nil where it is not given.
    func choice<Choice>(
        _ name: OptionName, of choices: [Choice] = Array(Choice.allCases)
    ) throws(UsageError) -> Choice? where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        guard let text = self[name] else { return nil }
        guard let choice = choices.first(where: { $0.rawValue == text }) else {
            throw UsageError.expected(name.written, text, choices.map(\.rawValue))
        }
        return choice
    }

    func cells(_ name: OptionName, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = self[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError.expected(name.written, text, ["\(range.lowerBound)–\(range.upperBound)"])
        }
        return number
    }

    func day(_ name: OptionName, like example: String) throws(UsageError) -> Day? {
        guard let text = self[name] else { return nil }
        guard let day = Day(text) else { throw UsageError.expected(name.written, text, [example]) }
        return day
    }

    func currency(_ name: OptionName) throws(UsageError) -> CurrencyCode? {
        guard let text = self[name] else { return nil }
        guard let code = CurrencyCode(text.uppercased()) else {
            throw UsageError.expected(name.written, text, ["TWD", "EUR", "…"])
        }
        return code
    }

    /// Seconds that answers are awaited; nil for the usual ones.
    func wait() throws(UsageError) -> Int? {
        guard let text = self[.wait] else { return nil }
        guard let seconds = Int(text), Patience.choices.contains(seconds) else {
            throw UsageError.expected(
                OptionName.wait.written, text,
                ["\(Patience.choices.lowerBound)–\(Patience.choices.upperBound)"])
        }
        return seconds
    }

    func printFormat() throws(UsageError) -> PrintFormat { try choice(.format) ?? .table }

    func panel(_ name: String, of choices: [Panel]? = nil) throws(UsageError) -> Panel {
        guard let panel = (choices ?? Panel.standard).first(where: { $0.id.text == name }) else {
            let names =
                choices?.map(\.id.text) ?? Panel.standard.map(\.id.text)
                + CommandSpec.subcommands(of: "print")
            throw UsageError(.cannotPrint, ["text": quoted(name), "choices": .oneOf(names)])
                .suggesting(Nearest.words(to: name, among: names))
        }
        return panel
    }
}
