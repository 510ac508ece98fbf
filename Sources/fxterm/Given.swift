internal import Words

/// The options of a command line, and the command that they and its words mean.
struct Given {
    var wantsHelp = false
    var wantsVersion = false
    var config: String?
    var board: String?
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

    var hasChartOptions: Bool {
        [type, scale, width, height, svg].contains { $0 != nil }
    }

    func invocation(_ words: [String]) throws(UsageError) -> Invocation {
        if wantsHelp { return .help(nil) }
        if wantsVersion { return .version }
        if words.first == "help" || words.first == "version" { return try about(words) }
        return .command(try command(words), config: config, board: board)
    }

    func command(_ words: [String]) throws(UsageError) -> Command {
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
}
