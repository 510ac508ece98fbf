internal import CGetopt
internal import Printing
internal import Words

enum Invocation {
    case help(String?)
    case version
    case command(Command, config: String?, board: String?)
}

extension Invocation {
    /// Reads the arguments with getopt_long.
    init(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) throws(UsageError) {
        var given = Given()
        let names: [(StaticString, Int32, Int32)] = [
            ("help", no_argument, 104), ("version", no_argument, 118), ("config", required_argument, 99),
            ("demo", no_argument, 100), ("private", no_argument, 263), ("format", required_argument, 102),
            ("baseline", required_argument, 98), ("at", required_argument, 97),
            ("range", required_argument, 114), ("interval", required_argument, 105),
            ("type", required_argument, 116), ("scale", required_argument, 115),
            ("width", required_argument, 119), ("height", required_argument, 121),
            ("svg", required_argument, 103), ("adjust", required_argument, 106),
            ("map", required_argument, 256), ("account", required_argument, 257),
            ("date", required_argument, 258), ("decimal", required_argument, 259),
            ("dates", required_argument, 260), ("dry-run", no_argument, 261),
            ("on", required_argument, 111), ("margin", required_argument, 109),
            ("home", required_argument, 262), ("waybar", no_argument, 264), ("tmux", no_argument, 265),
            ("board", required_argument, 269), ("i3bar", no_argument, 266), ("follow", no_argument, 267),
            ("figures", no_argument, 268),
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
            case 269: given.board = value
            case 100: given.isDemo = true
            case 263: given.isPrivate = true
            case 102: given.format = value
            case 98: given.baseline = value
            case 97: given.at = value
            case 114: given.range = value
            case 105: given.interval = value
            case 116: given.type = value
            case 115: given.scale = value
            case 119: given.width = value
            case 121: given.height = value
            case 103: given.svg = value
            case 106: given.adjust = value
            case 256: given.importing.maps.append(value)
            case 257: given.importing.account = value
            case 258: given.importing.date = value
            case 259: given.importing.decimal = value
            case 260: given.importing.dates = value
            case 261: given.importing.isDryRun = true
            case 111: given.on = value
            case 109: given.margin = value
            case 262: given.home = value
            case 264: given.status.bars.append(.waybar)
            case 265: given.status.bars.append(.tmux)
            case 266: given.status.bars.append(.i3bar)
            case 267: given.status.follows = true
            case 268: given.tellsFigures = true
            default:
                let word = arguments[Int(fxterm_optind()) - 1].map { String(cString: $0) } ?? ""
                throw UsageError(found == 58 ? .optionNeedsValue : .noSuchOption, ["option": quoted(word)])
            }
        }
        // Whoever starts a program may leave out even its name.
        let words = (Int(fxterm_optind())..<max(Int(fxterm_optind()), Int(count))).compactMap {
            arguments[$0].map { String(cString: $0) }
        }
        self = try given.invocation(words)
    }
}
