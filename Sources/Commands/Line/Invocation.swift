internal import CGetopt
internal import Glibc
internal import Places
internal import Words

/// What a command line asks for.
enum Invocation {
    typealias Text = @Sendable (Words) -> String

    /// A text that needs no settings. Shells read some at every start: a mistake in the settings is no reason to break one.
    case text(Text)
    case command(any Subcommand, config: String?, board: String?)
}

extension Invocation {
    /// Reads the arguments with getopt_long.
    init(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) throws(UsageError) {
        var given = Given()
        // Numbers beyond those of characters, which stand for short options.
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
        // Whoever starts a program may leave out even its name.
        let words = (Int(fxterm_optind())..<max(Int(fxterm_optind()), Int(count))).compactMap {
            arguments[$0].map { Invocation.shown($0) }
        }
        self = try given.invocation(words)
    }

    /// Hides a negative number from getopt, which would take it for an option.
    private static let mark = "\u{1}"

    /// The arguments with a mark before negative numbers: `-1250.5`, `-3%`.
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
