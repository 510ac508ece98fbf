internal import Board
internal import CGetopt
internal import Market
internal import Printing

/// What the command line asks for.
enum Invocation {
    /// The board.
    case board(config: String?, isDemo: Bool)
    /// A snapshot on standard output.
    case print(PrintRequest)
    /// What is known of the feeds.
    case doctor(config: String?)
    /// What time it is at some places.
    case time(TimeRequest)
    /// How the program is used.
    case help
    /// Which version it is.
    case version
}

/// A snapshot that the command line asks for.
struct PrintRequest {
    /// The settings file, if not the usual one.
    var config: String?
    /// Whether the bundled sample is printed in place of real figures.
    var isDemo = false
    /// The panel; nil for all.
    var panel: Panel?
    /// The items in place of the board's; empty for those on the board.
    var items: [String] = []
    /// The form.
    var format = PrintFormat.table
    /// The baseline in place of the board's.
    var baseline: Baseline?
}

/// What is wrong with the command line, in one line; empty when it has been said already.
struct UsageError: Error {
    let message: String
}

extension Invocation {
    /// Reads the arguments with getopt_long.
    init(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) throws(UsageError) {
        var given = Given()
        let names: [(StaticString, Int32, Int32)] = [
            ("help", no_argument, 104), ("version", no_argument, 118), ("config", required_argument, 99),
            ("demo", no_argument, 100), ("format", required_argument, 102),
            ("baseline", required_argument, 98), ("at", required_argument, 97),
        ]
        var options = names.map { name, argument, value in
            option(
                name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), has_arg: argument,
                flag: nil, val: value)
        }
        options.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
        fxterm_silence_getopt()
        while true {
            let found = getopt_long(count, arguments, ":h", options, nil)
            if found == -1 { break }
            let value = fxterm_optarg().map { String(cString: $0) } ?? ""
            switch found {
            case 104: given.wantsHelp = true
            case 118: given.wantsVersion = true
            case 99: given.config = value
            case 100: given.isDemo = true
            case 102: given.format = value
            case 98: given.baseline = value
            case 97: given.at = value
            default:
                let word = arguments[Int(fxterm_optind()) - 1].map { String(cString: $0) } ?? ""
                let shown = "“\(CleanText.line(word) ?? "")”"
                throw UsageError(
                    message: found == 58
                        ? "the option \(shown) needs a value" : "\(shown) is not an option, or takes no value"
                )
            }
        }
        // Whoever starts a program may leave out even its name.
        let words = (Int(fxterm_optind())..<max(Int(fxterm_optind()), Int(count))).compactMap {
            arguments[$0].map { String(cString: $0) }
        }
        self = try given.invocation(words)
    }
}

/// The options as they were given.
private struct Given {
    var wantsHelp = false
    var wantsVersion = false
    var config: String?
    var isDemo = false
    var format: String?
    var baseline: String?
    var at: String?

    func invocation(_ words: [String]) throws(UsageError) -> Invocation {
        if wantsHelp { return .help }
        if wantsVersion { return .version }
        guard let command = words.first else {
            if format != nil || baseline != nil {
                throw UsageError(message: "--format and --baseline go with 'fxterm print'")
            }
            if at != nil { throw UsageError(message: "--at goes with 'fxterm time'") }
            return .board(config: config, isDemo: isDemo)
        }
        if command == "doctor" {
            guard words.count == 1, format == nil, baseline == nil, at == nil, !isDemo else {
                throw UsageError(message: "'fxterm doctor' takes no more than --config")
            }
            return .doctor(config: config)
        }
        if command == "time" {
            guard baseline == nil, !isDemo else {
                throw UsageError(message: "'fxterm time' takes no more than --at, --format and --config")
            }
            return .time(
                TimeRequest(
                    config: config, places: Array(words.dropFirst()), at: at, format: try printFormat()))
        }
        guard command == "print" else { throw UsageError(message: "unknown command \(quoted(command))") }
        if at != nil { throw UsageError(message: "--at goes with 'fxterm time'") }
        var request = PrintRequest(config: config, isDemo: isDemo)
        if words.count > 1 {
            request.panel = try panel(words[1])
            request.items = Array(words.dropFirst(2))
        }
        request.format = try printFormat()
        if let baseline {
            guard let known = Baseline(rawValue: baseline) else {
                throw UsageError(message: "--baseline \(quoted(baseline)): expected d1 or d5")
            }
            request.baseline = known
        }
        return .print(request)
    }

    private func printFormat() throws(UsageError) -> PrintFormat {
        guard let format else { return .table }
        guard let known = PrintFormat(rawValue: format) else {
            throw UsageError(message: "--format \(quoted(format)): expected table, json or csv")
        }
        return known
    }

    private func panel(_ name: String) throws(UsageError) -> Panel {
        switch name {
        case "rates": return .rates
        case "clocks": return .clocks
        case "stocks": return .stocks
        default: throw UsageError(message: "cannot print \(quoted(name)): expected rates, clocks or stocks")
        }
    }

    private func quoted(_ text: String) -> String { "“\(CleanText.line(text) ?? "")”" }
}
