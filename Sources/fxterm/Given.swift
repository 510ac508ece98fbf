internal import Board
internal import Commands
internal import Places
internal import Words

/// The options of a command line, and the command that they and its words mean.
struct Given {
    private var options: [OptionName: [String]] = [:]

    mutating func add(_ name: OptionName, _ value: String) { options[name, default: []].append(value) }

    /// The last value of an option; nil where it is not given.
    subscript(_ name: OptionName) -> String? { options[name]?.last }

    /// All values of an option that may be given several times.
    func all(_ name: OptionName) -> [String] { options[name] ?? [] }

    func has(_ name: OptionName) -> Bool { options[name] != nil }

    func invocation(_ typed: [String]) throws(UsageError) -> Invocation {
        // Short for what is asked most often.
        let words = typed.first == "boards" ? ["board", "list"] + typed.dropFirst() : typed
        if has(.help) { return .help(words.first.flatMap { CommandSpec.names.contains($0) ? $0 : nil }) }
        if has(.version) { return .version }
        if words.first == "complete" { return .complete(Array(words.dropFirst())) }
        guard let spec = CommandSpec.of(words) else { throw missing(words) }
        let operands = Array(words.dropFirst(spec.words.count))
        try check(operands, spec)
        switch spec.path {
        case "help":
            if let name = operands.first, !CommandSpec.names.contains(name) {
                throw UsageError(.noSuchCommand, ["text": quoted(name)])
                    .suggesting(Nearest.words(to: name, among: CommandSpec.names))
            }
            return .help(operands.first)
        case "version": return .version
        case "completion": return .completion(try shell(operands[0]))
        default: return .command(try command(spec, operands), config: self[.config], board: self[.board])
        }
    }

    /// The mistake in a command that lacks its second word.
    private func missing(_ words: [String]) -> UsageError {
        UsageError.expected(
            words[0], words.count > 1 ? words[1] : "", CommandSpec.subcommands(of: words[0]))
    }

    /// Throws where options or operands are not those of the command.
    private func check(_ operands: [String], _ spec: CommandSpec) throws(UsageError) {
        for name in OptionName.allCases where has(name) && !spec.takes(name) {
            if spec.takesLike(name) { throw UsageError.noMore(spec) }
            let (others, command) = CommandSpec.others(with: name)
            throw UsageError.only(others, with: command)
        }
        if let most = spec.mostOperands, operands.count > most { throw UsageError.noMore(spec) }
        if operands.count < spec.operands.count(where: { !$0.isOptional }) {
            throw UsageError.lacksItem(spec)
        }
    }

    private func command(_ spec: CommandSpec, _ words: [String]) throws(UsageError) -> Command {
        switch spec.words.first ?? "" {
        case "print":
            switch spec.words.last {
            case "candles": .candles(try candles(words))
            case "positions": .positions(try positions(words))
            case "news": .news(try news(words))
            case _: .print(try snapshot(words))
            }
        case "chart": .chart(try chart(words))
        case "convert": .convert(try conversion(words))
        case "watch": .watch(try watch(words))
        case "alerts": .alerts(try alerts(spec, words))
        case "status": .status(try status(spec))
        case "collect": .collect(desk: self[.desk])
        case "desk": .desk(try desk(spec, words))
        case "time": .time(TimeRequest(places: words, at: self[.at], format: try printFormat()))
        case "transactions": .transactions(try transactions(spec, words))
        case "board": .boards(try boards(spec, words))
        case "import": .list(try list(words[0]))
        case "doctor": .doctor
        case "config": .config(ConfigRequest(rawValue: spec.words[1]) ?? .path)
        case _:
            .board(
                try words.map { word throws(UsageError) in try NamedItem(word) }, isDemo: has(.demo),
                isPrivate: has(.private))
        }
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
}
