internal import Arrangement
internal import Board
internal import CGetopt
internal import CivilTime
internal import Glibc
internal import Market
internal import Places
internal import Printing
internal import Words

struct Given {
    private var options: [OptionName: [String]] = [:]
    private(set) var spec = CommandSpec.board
    /// Without those of the command.
    private(set) var words: [String] = []

    mutating func add(_ name: OptionName, _ value: String) { options[name, default: []].append(value) }

    subscript(_ name: OptionName) -> String? { options[name]?.last }

    func all(_ name: OptionName) -> [String] { options[name] ?? [] }

    func has(_ name: OptionName) -> Bool { options[name] != nil }

    mutating func invocation(_ typed: [String]) throws(UsageError) -> Invocation {
        // A short form for a frequent command.
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

    private func check() throws(UsageError) {
        for name in OptionName.allCases where has(name) && !spec.takes(name) {
            if name == .base, spec.words.first == "print" { throw UsageError.noBase(spec.path) }
            if spec.takesLike(name) { throw UsageError.noMore(spec) }
            let (others, command) = CommandSpec.others(with: name)
            throw UsageError.only(others, with: command)
        }
        if let most = spec.mostOperands, words.count > most { throw UsageError.noMore(spec) }
        if words.count < spec.operands.count(where: { !$0.isOptional }) { throw UsageError.lacksItem(spec) }
    }

    /// Nil if not given. `choices` are values that make sense, or examples.
    func value<Value>(
        _ name: OptionName, of choices: [String], _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text = self[name] else { return nil }
        guard let value = read(text) else { throw UsageError.expected(name.written, text, choices) }
        return value
    }

    func choice<Choice>(
        _ name: OptionName, of choices: [Choice] = Array(Choice.allCases)
    ) throws(UsageError) -> Choice? where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        try value(name, of: choices.map(\.rawValue)) { text in choices.first { $0.rawValue == text } }
    }

    func number(_ name: OptionName, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
        try value(name, of: ["\(range.lowerBound)–\(range.upperBound)"]) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func day(_ name: OptionName, like example: String) throws(UsageError) -> Day? {
        try value(name, of: [example]) { Day($0) }
    }

    /// The first is for the main figures; empty if not given.
    func baselines() throws(UsageError) -> [Baseline] {
        try value(.baseline, of: ["d1", "d5", "ytd", "3m", "1y", "2024-03-01"]) { text in
            let all = text.split(separator: ",", omittingEmptySubsequences: false).map {
                Baseline(String($0))
            }
            return all.contains(nil)
                ? nil
                : all.compactMap(\.self).reduce(into: [Baseline]()) { list, next in
                    if !list.contains(next) { list.append(next) }
                }
        } ?? []
    }

    func currency(_ name: OptionName) throws(UsageError) -> CurrencyCode? {
        try value(name, of: ["TWD", "EUR", "…"]) { CurrencyCode($0.uppercased()) }
    }

    /// In seconds; nil for the default.
    func wait() throws(UsageError) -> Int? { try number(.wait, Patience.choices) }

    func patience() throws(UsageError) -> Patience { Patience(try wait(), isOffline: has(.offline)) }

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

/// A command line, read and checked.
enum Invocation {
    typealias Text = @Sendable (Words) -> String

    /// Needs no settings: shells read some at every start, despite a mistake in the settings.
    case text(Text)
    case command(any Subcommand, config: String?, board: String?)
}

extension Invocation {
    init(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) throws(UsageError) {
        var given = Given()
        // Numbers above those of characters, which mean short options.
        let first: Int32 = 256
        let takers = Set(CommandSpec.all.flatMap(\.options).filter { $0.argument != nil }.map(\.name))
        var options = OptionName.allCases.enumerated().map { index, name in
            option(
                name: strdup(name.rawValue),
                has_arg: takers.contains(name) ? required_argument : no_argument, flag: nil,
                val: first + Int32(index))
        }
        defer { for option in options { free(UnsafeMutablePointer(mutating: option.name)) } }
        options.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
        fxterm_silence_getopt()
        let arguments = Invocation.hidingNumbers(arguments, Int(count))
        while true {
            let found = getopt_long(count, arguments, ":h", options, nil)
            if found == -1 { break }
            switch found {
            case first...:
                let value = fxterm_optarg().map { Invocation.shown($0) } ?? ""
                given.add(OptionName.allCases[Int(found - first)], value)
            case Int32(UInt8(ascii: "h")):
                given.add(.help, "")
            default:
                let word = arguments[Int(fxterm_optind()) - 1].map { Invocation.shown($0) } ?? ""
                guard found != Int32(UInt8(ascii: ":")) else {
                    throw UsageError(.optionNeedsValue, ["option": quoted(word)])
                }
                let near = Nearest.words(
                    to: String(word.prefix { $0 != "=" }), among: OptionName.allCases.map(\.written))
                throw UsageError(.noSuchOption, ["option": quoted(word)]).suggesting(near)
            }
        }
        // The caller may even leave out the program's name.
        let words = (Int(fxterm_optind())..<max(Int(fxterm_optind()), Int(count))).compactMap {
            arguments[$0].map { Invocation.shown($0) }
        }
        self = try given.invocation(words)
    }

    /// For negative numbers, which getopt would read as options.
    private static let mark = "\u{1}"

    private static func hidingNumbers(
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ count: Int
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        // getopt reorders the list in place and points into it, so it lives as long as the program.
        let marked = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: count + 1)
        marked[count] = nil
        for index in 0..<count {
            let text = arguments[index].map { String(cString: $0) } ?? ""
            let digits = text.hasPrefix("-") ? text.dropFirst().drop { $0 == "." || $0 == "," } : ""
            let isNumber = digits.first.map { ("0"..."9").contains($0) } ?? false
            marked[index] = isNumber ? strdup(mark + text) : arguments[index]
        }
        return marked
    }

    private static func shown(_ argument: UnsafePointer<CChar>) -> String {
        let text = String(cString: argument)
        return text.hasPrefix(mark) ? String(text.dropFirst()) : text
    }
}
