internal import CGetopt
internal import Commands
internal import Glibc
internal import Words

enum Invocation {
    case help(String?)
    case version
    /// The words that can stand for the last of those that are being typed.
    case complete([String])
    case command(Command, config: String?, board: String?)
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
        while true {
            let found = getopt_long(count, arguments, ":h", options, nil)
            if found == -1 { break }
            switch found {
            case first...:
                let value = fxterm_optarg().map { String(cString: $0) } ?? ""
                given.add(OptionName.allCases[Int(found - first)], value)
            case Int32(UInt8(ascii: "h")):
                given.add(.help, "")
            default:
                let word = arguments[Int(fxterm_optind()) - 1].map { String(cString: $0) } ?? ""
                let isWithoutValue = found == Int32(UInt8(ascii: ":"))
                throw UsageError(isWithoutValue ? .optionNeedsValue : .noSuchOption, ["option": quoted(word)])
            }
        }
        // Whoever starts a program may leave out even its name.
        let words = (Int(fxterm_optind())..<max(Int(fxterm_optind()), Int(count))).compactMap {
            arguments[$0].map { String(cString: $0) }
        }
        self = try given.invocation(words)
    }
}
