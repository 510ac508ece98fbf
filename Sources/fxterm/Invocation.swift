internal import Board
internal import CGetopt
internal import CivilTime
internal import Market
internal import Money
internal import Printing
internal import Words

enum Invocation {
    case help(String?)
    case version
    case command(Command, config: String?)
}

enum Command {
    case board(isDemo: Bool, isPrivate: Bool)
    case print(PrintRequest)
    case candles(CandlesRequest)
    case positions(PositionsRequest)
    case news(NewsRequest)
    case chart(ChartRequest)
    case time(TimeRequest)
    case convert(ConvertRequest)
    case watch(WatchRequest)
    case status(StatusRequest)
    case alerts(AlertsRequest)
    case collect
    case doctor
    case config(ConfigRequest)
    case transactions(TransactionsRequest)
}

/// A snapshot that the command line asks for.
struct PrintRequest {
    /// Whether the bundled sample is printed in place of real figures.
    var isDemo = false
    /// The panel; nil for all.
    var panel: Panel?
    /// The items in place of the board's; empty for those on the board.
    var items: [String] = []
    var format = PrintFormat.table
    var baseline: Baseline?
}

struct UsageError: Error {
    let saying: Saying

    init(_ phrase: Phrase, _ values: [String: Saying]) { saying = .phrase(phrase, values) }

    static func only(_ options: String, with command: String) -> UsageError {
        UsageError(.onlyWith, ["options": .verbatim(options), "command": .verbatim("'fxterm \(command)'")])
    }

    static func expected(_ option: String, _ text: String, _ choices: [String]) -> UsageError {
        UsageError(
            .optionExpected,
            ["option": .verbatim(option), "text": quoted(text), "choices": .oneOf(choices)])
    }

    static func noMore(_ command: String, than options: String) -> UsageError {
        UsageError(
            .takesNoMore, ["command": .verbatim("'fxterm \(command)'"), "options": .verbatim(options)])
    }
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
            ("i3bar", no_argument, 266), ("follow", no_argument, 267), ("figures", no_argument, 268),
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

private struct Given {
    var wantsHelp = false
    var wantsVersion = false
    var config: String?
    var isDemo = false
    var isPrivate = false
    var format: String?
    var baseline: String?
    var at: String?
    var range: String?
    var interval: String?
    var type: String?
    var scale: String?
    var width: String?
    var height: String?
    var svg: String?
    var adjust: String?
    var importing = GivenImport()
    var status = GivenStatus()
    var tellsFigures = false
    var on: String?
    var margin: String?
    var home: String?

    private var hasChartOptions: Bool {
        [type, scale, width, height, svg].contains { $0 != nil }
    }

    func invocation(_ words: [String]) throws(UsageError) -> Invocation {
        if wantsHelp { return .help(nil) }
        if wantsVersion { return .version }
        if words.first == "help" || words.first == "version" { return try about(words) }
        return .command(try command(words), config: config)
    }

    private func command(_ words: [String]) throws(UsageError) -> Command {
        if status != GivenStatus(), words.first != "status" {
            throw UsageError.only(GivenStatus.options, with: "status")
        }
        if tellsFigures, words.first != "watch" { throw UsageError.only("--figures", with: "watch") }
        if words.first == "chart", on == nil, margin == nil {
            return .chart(try chart(Array(words.dropFirst())))
        }
        if words.first == "convert" { return .convert(try conversion(Array(words.dropFirst()))) }
        if margin != nil { throw UsageError.only("--margin", with: "convert") }
        if hasChartOptions {
            throw UsageError.only("--type, --scale, --width, --height, --svg", with: "chart")
        }
        if range != nil || interval != nil || adjust != nil, words.prefix(2) != ["print", "candles"] {
            throw UsageError.only("--range, --interval, --adjust", with: "print candles")
        }
        if importing != GivenImport(), words.prefix(2) != ["transactions", "import"] {
            throw UsageError.only(GivenImport.options, with: "transactions import")
        }
        if words.prefix(2) != ["print", "positions"] {
            if on != nil { throw UsageError.only("--on", with: "print positions") }
            if home != nil { throw UsageError.only("--home", with: "print positions") }
        }
        if isPrivate, !words.isEmpty {
            throw UsageError(
                .onlyWith, ["options": .verbatim("--private"), "command": .verbatim("'fxterm'")])
        }
        guard let command = words.first else {
            if format != nil || baseline != nil {
                throw UsageError.only("--format, --baseline", with: "print")
            }
            if at != nil { throw UsageError.only("--at", with: "time") }
            return .board(isDemo: isDemo, isPrivate: isPrivate)
        }
        let hasNoOthers =
            format == nil && baseline == nil && at == nil && range == nil && interval == nil && !isDemo
        switch command {
        case "doctor", "collect":
            guard words.count == 1, hasNoOthers else { throw UsageError.noMore(command, than: "--config") }
            return command == "doctor" ? .doctor : .collect
        case "watch":
            guard baseline == nil, at == nil, range == nil, interval == nil, !isDemo else {
                throw UsageError.noMore("watch", than: "--figures, --format, --config")
            }
            return .watch(try watch(Array(words.dropFirst())))
        case "alerts":
            guard baseline == nil, at == nil, !isDemo else {
                throw UsageError.noMore("alerts", than: "--format, --config")
            }
            return .alerts(try AlertsRequest(Array(words.dropFirst()), format: format))
        case "status":
            guard baseline == nil, at == nil, !isDemo else {
                throw UsageError.noMore("status", than: "--format, \(GivenStatus.options), --config")
            }
            return .status(try status.request(Array(words.dropFirst()), format: format))
        case "config":
            let word = words.count > 1 ? words[1] : ""
            guard let request = ConfigRequest(rawValue: word) else {
                throw UsageError.expected("config", word, ConfigRequest.allCases.map(\.rawValue))
            }
            guard words.count == 2, hasNoOthers else {
                throw UsageError.noMore("config \(word)", than: "--config")
            }
            return .config(request)
        case "transactions":
            guard baseline == nil, at == nil, !isDemo else {
                throw UsageError.noMore("transactions", than: "--format, \(GivenImport.options), --config")
            }
            return .transactions(try importing.request(Array(words.dropFirst()), format: format))
        case "time":
            guard baseline == nil, !isDemo else {
                throw UsageError.noMore("time", than: "--at, --format, --config")
            }
            return .time(TimeRequest(places: Array(words.dropFirst()), at: at, format: try printFormat()))
        case "print" where words.dropFirst().first == "candles":
            return .candles(try candles(Array(words.dropFirst(2))))
        case "print" where words.dropFirst().first == "positions":
            return .positions(try positions(Array(words.dropFirst(2))))
        case "print" where words.dropFirst().first == "news":
            return .news(try news(Array(words.dropFirst(2))))
        case "print":
            return .print(try snapshot(Array(words.dropFirst())))
        default:
            throw UsageError(.noSuchCommand, ["text": quoted(command)])
        }
    }

    private func snapshot(_ words: [String]) throws(UsageError) -> PrintRequest {
        if at != nil { throw UsageError.only("--at", with: "time") }
        var request = PrintRequest(isDemo: isDemo)
        if let name = words.first {
            request.panel = try panel(name)
            request.items = Array(words.dropFirst())
        }
        request.format = try printFormat()
        if let baseline {
            guard let known = Baseline(rawValue: baseline) else {
                throw UsageError.expected("--baseline", baseline, ["d1", "d5"])
            }
            request.baseline = known
        }
        return request
    }

    private func watch(_ words: [String]) throws(UsageError) -> WatchRequest {
        var request = WatchRequest(tellsFigures: tellsFigures)
        if let name = words.first {
            request.panel = try panel(name, of: WatchRequest.panels)
            request.items = Array(words.dropFirst())
        }
        guard let format else { return request }
        guard let known = LineFormat(rawValue: format) else {
            throw UsageError.expected("--format", format, LineFormat.allCases.map(\.rawValue))
        }
        request.format = known
        return request
    }

    private func candles(_ words: [String]) throws(UsageError) -> CandlesRequest {
        guard baseline == nil, at == nil, !isDemo else {
            throw UsageError.noMore(
                "print candles", than: "--range, --interval, --adjust, --format, --config")
        }
        if words.isEmpty { throw needsItem("print candles") }
        var request = CandlesRequest(items: words, format: try printFormat())
        request.range = try barRange() ?? request.range
        request.adjustment = try adjustment()
        if let interval, interval != "auto" {
            guard let known = BarInterval(rawValue: interval) else {
                throw UsageError.expected(
                    "--interval", interval, ["auto"] + BarInterval.allCases.map(\.rawValue))
            }
            request.interval = known
        }
        return request
    }

    private func positions(_ words: [String]) throws(UsageError) -> PositionsRequest {
        guard baseline == nil, at == nil, !isDemo else {
            throw UsageError.noMore("print positions", than: "--home, --on, --format, --config")
        }
        var request = PositionsRequest(items: words, format: try printFormat())
        if let home {
            guard let code = CurrencyCode(home.uppercased()) else {
                throw UsageError.expected("--home", home, ["TWD", "EUR", "…"])
            }
            request.home = code
        }
        if let on {
            guard let day = Day(on) else { throw UsageError.expected("--on", on, ["2026-03-01"]) }
            request.day = day
        }
        return request
    }

    private func news(_ words: [String]) throws(UsageError) -> NewsRequest {
        guard baseline == nil, at == nil, !isDemo else {
            throw UsageError.noMore("print news", than: "--format, --config")
        }
        if words.isEmpty { throw needsItem("print news") }
        return NewsRequest(items: words, format: try printFormat())
    }

    private func chart(_ words: [String]) throws(UsageError) -> ChartRequest {
        guard format == nil, baseline == nil, at == nil, interval == nil else {
            throw UsageError.noMore(
                "chart",
                than: "--range, --type, --scale, --adjust, --width, --height, --svg, --demo, --config")
        }
        if words.isEmpty { throw needsItem("chart") }
        var request = ChartRequest(isDemo: isDemo, items: words, svg: svg)
        request.look.range = try barRange() ?? .month
        request.look.adjustment = try adjustment()
        if let type {
            guard let known = ChartLook.Shape(rawValue: type) else {
                throw UsageError.expected("--type", type, ChartLook.Shape.allCases.map(\.rawValue))
            }
            request.look.shape = known
        }
        if let scale {
            let scales: [(name: String, ChartLook.Scale)] = [
                ("linear", .linear), ("log", .logarithmic), ("percent", .percent),
            ]
            guard let known = scales.first(where: { $0.name == scale }) else {
                throw UsageError.expected("--scale", scale, scales.map(\.name))
            }
            request.look.scale = known.1
        }
        request.width = try cells("--width", width, ChartRequest.widths)
        request.height = try cells("--height", height, ChartRequest.heights)
        return request
    }

    private func conversion(_ words: [String]) throws(UsageError) -> ConvertRequest {
        guard baseline == nil, at == nil, range == nil, interval == nil, !hasChartOptions else {
            throw UsageError.noMore("convert", than: "--on, --margin, --format, --demo, --config")
        }
        if words.isEmpty {
            throw UsageError(
                .needsAmount,
                ["command": .verbatim("'fxterm convert'"), "example": .verbatim("250 EUR")])
        }
        var request = ConvertRequest(isDemo: isDemo, words: words, format: try printFormat())
        if let on {
            guard let day = Day(on) else { throw UsageError.expected("--on", on, ["2024-03-01"]) }
            request.day = day
        }
        if let margin {
            guard let number = Rational(decimal: margin), (0..<100).contains(number) else {
                throw UsageError.expected("--margin", margin, ["0–100"])
            }
            request.margin = number
        }
        return request
    }

    private func cells(
        _ option: String, _ text: String?, _ range: ClosedRange<Int>
    ) throws(UsageError) -> Int? {
        guard let text else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError.expected(option, text, ["\(range.lowerBound)–\(range.upperBound)"])
        }
        return number
    }

    private func barRange() throws(UsageError) -> BarRange? {
        guard let range else { return nil }
        guard let known = BarRange(rawValue: range) else {
            throw UsageError.expected("--range", range, BarRange.allCases.map(\.rawValue))
        }
        return known
    }

    private func adjustment() throws(UsageError) -> PriceAdjustment {
        guard let adjust else { return .splits }
        guard let known = PriceAdjustment(rawValue: adjust) else {
            throw UsageError.expected("--adjust", adjust, PriceAdjustment.allCases.map(\.rawValue))
        }
        return known
    }

    private func needsItem(_ command: String) -> UsageError {
        UsageError(
            .needsItem, ["command": .verbatim("'fxterm \(command)'"), "example": .verbatim("AAPL")])
    }

    private func about(_ words: [String]) throws(UsageError) -> Invocation {
        let hasOptions =
            format != nil || baseline != nil || at != nil || config != nil || isDemo || range != nil
            || interval != nil || adjust != nil || on != nil || home != nil || margin != nil
            || hasChartOptions
            || importing != GivenImport() || status != GivenStatus() || tellsFigures
        if words[0] == "version" {
            guard words.count == 1, !hasOptions else { throw UsageError.noMore("version", than: "--version") }
            return .version
        }
        guard words.count < 3, !hasOptions else { throw UsageError.noMore("help", than: "COMMAND") }
        guard words.count == 2 else { return .help(nil) }
        guard Usage.commands.contains(words[1]) else {
            throw UsageError(.noSuchCommand, ["text": quoted(words[1])])
        }
        return .help(words[1])
    }

    private func printFormat() throws(UsageError) -> PrintFormat {
        guard let format else { return .table }
        guard let known = PrintFormat(rawValue: format) else {
            throw UsageError.expected("--format", format, ["table", "json", "csv"])
        }
        return known
    }

    private func panel(_ name: String, of choices: [Panel]? = nil) throws(UsageError) -> Panel {
        guard let panel = (choices ?? Panel.standard).first(where: { $0.id.text == name }) else {
            let names =
                choices?.map(\.id.text) ?? Panel.standard.map(\.id.text) + ["candles", "positions", "news"]
            throw UsageError(.cannotPrint, ["text": quoted(name), "choices": .oneOf(names)])
        }
        return panel
    }
}

private func quoted(_ text: String) -> Saying {
    .phrase(.inQuotes, verbatim: ["text": CleanText.line(text) ?? ""])
}
