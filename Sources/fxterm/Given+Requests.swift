internal import Board
internal import CivilTime
internal import Commands
internal import Market
internal import Money
internal import Places
internal import Printing
internal import Words

extension Given {
    func snapshot(_ words: [String]) throws(UsageError) -> PrintRequest {
        var request = PrintRequest(isDemo: has(.demo))
        if let name = words.first {
            request.panel = try panel(name)
            request.items = Array(words.dropFirst())
        }
        request.format = try printFormat()
        request.baseline = try choice(.baseline)
        request.base = try currency(.base)
        request.wait = try wait()
        return request
    }

    func watch(_ words: [String]) throws(UsageError) -> WatchRequest {
        var request = WatchRequest(tellsFigures: has(.figures))
        if let name = words.first {
            request.panel = try panel(name, of: WatchRequest.panels)
            request.items = Array(words.dropFirst())
        }
        request.format = try choice(.format) ?? .lines
        return request
    }

    func candles(_ words: [String]) throws(UsageError) -> CandlesRequest {
        var request = CandlesRequest(items: words, format: try printFormat())
        request.range = try choice(.range) ?? request.range
        request.adjustment = try choice(.adjust) ?? .splits
        if let interval = self[.interval], interval != "auto" {
            guard let known = BarInterval(rawValue: interval) else {
                throw UsageError.expected(
                    "--interval", interval, ["auto"] + BarInterval.allCases.map(\.rawValue))
            }
            request.interval = known
        }
        return request
    }

    func positions(_ words: [String]) throws(UsageError) -> PositionsRequest {
        var request = PositionsRequest(items: words, format: try printFormat())
        request.home = try currency(.home)
        request.day = try day(.on, like: "2026-03-01")
        request.wait = try wait()
        return request
    }

    func shell(_ name: String) throws(UsageError) -> Shell {
        guard let shell = Shell(rawValue: name) else {
            throw UsageError.expected("completion", name, Shell.allCases.map(\.rawValue))
        }
        return shell
    }

    func news(_ words: [String]) throws(UsageError) -> NewsRequest {
        NewsRequest(items: words, format: try printFormat())
    }

    func chart(_ words: [String]) throws(UsageError) -> ChartRequest {
        var request = ChartRequest(isDemo: has(.demo), items: words, svg: self[.svg])
        request.look.range = try choice(.range) ?? .month
        request.look.adjustment = try choice(.adjust) ?? .splits
        request.look.shape = try choice(.type) ?? request.look.shape
        if let scale = self[.scale] {
            let scales: [(name: String, ChartLook.Scale)] = [
                ("linear", .linear), ("log", .logarithmic), ("percent", .percent),
            ]
            guard let known = scales.first(where: { $0.name == scale }) else {
                throw UsageError.expected("--scale", scale, scales.map(\.name))
            }
            request.look.scale = known.1
        }
        request.width = try cells(.width, ChartRequest.widths)
        request.height = try cells(.height, ChartRequest.heights)
        return request
    }

    func conversion(_ words: [String]) throws(UsageError) -> ConvertRequest {
        var request = ConvertRequest(isDemo: has(.demo), words: words, format: try printFormat())
        request.day = try day(.on, like: "2024-03-01")
        request.wait = try wait()
        if let margin = self[.margin] {
            guard let number = Rational(decimal: margin), (0..<100).contains(number) else {
                throw UsageError.expected("--margin", margin, ["0–100"])
            }
            request.margin = number
        }
        return request
    }

    func alerts(_ spec: CommandSpec, _ words: [String]) throws(UsageError) -> AlertsRequest {
        AlertsRequest(
            action: try action(spec, words), format: try choice(.format, of: [.table, .json]) ?? .table)
    }

    private func action(_ spec: CommandSpec, _ words: [String]) throws(UsageError) -> AlertsRequest.Action {
        switch spec.words[1] {
        case "add": return .add(item: words[0], line: words.dropFirst().joined(separator: " "))
        case "remove":
            if let id = Int(words[0]) { return .remove(id) }
            throw UsageError.lacksItem(spec)
        case "history": return .history
        case "test": return .test
        default: return .list
        }
    }

    func status(_ spec: CommandSpec) throws(UsageError) -> StatusRequest {
        let bars: [(OptionName, StatusBar)] = [(.waybar, .waybar), (.tmux, .tmux), (.i3bar, .i3bar)]
        let given = bars.filter { has($0.0) }
        if given.count > 1 || given.contains(where: { all($0.0).count > 1 }) {
            throw UsageError.noMore(spec)
        }
        if self[.format]?.isEmpty == true {
            throw UsageError(.optionNeedsValue, ["option": .verbatim("'--format'")])
        }
        // The format `json` alone would print that word.
        if self[.format] == "json" {
            if !given.isEmpty { throw UsageError.noMore(spec) }
            return StatusRequest(bar: .json, follows: has(.follow))
        }
        return StatusRequest(format: self[.format], bar: given.first?.1 ?? .plain, follows: has(.follow))
    }

    private func cells(_ name: OptionName, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
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

    private func currency(_ name: OptionName) throws(UsageError) -> CurrencyCode? {
        guard let text = self[name] else { return nil }
        guard let code = CurrencyCode(text.uppercased()) else {
            throw UsageError.expected(name.written, text, ["TWD", "EUR", "…"])
        }
        return code
    }

    /// Seconds that answers are awaited; nil for the usual ones.
    private func wait() throws(UsageError) -> Int? {
        guard let text = self[.wait] else { return nil }
        guard let seconds = Int(text), Patience.choices.contains(seconds) else {
            throw UsageError.expected(
                OptionName.wait.written, text,
                ["\(Patience.choices.lowerBound)–\(Patience.choices.upperBound)"])
        }
        return seconds
    }

    func printFormat() throws(UsageError) -> PrintFormat { try choice(.format) ?? .table }

    private func panel(_ name: String, of choices: [Panel]? = nil) throws(UsageError) -> Panel {
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
