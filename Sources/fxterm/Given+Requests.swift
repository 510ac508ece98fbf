internal import Board
internal import CivilTime
internal import Market
internal import Money
internal import Printing
internal import Words

extension Given {
    func snapshot(_ words: [String]) throws(UsageError) -> PrintRequest {
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

    func watch(_ words: [String]) throws(UsageError) -> WatchRequest {
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

    func candles(_ words: [String]) throws(UsageError) -> CandlesRequest {
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

    func positions(_ words: [String]) throws(UsageError) -> PositionsRequest {
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

    func news(_ words: [String]) throws(UsageError) -> NewsRequest {
        guard baseline == nil, at == nil, !isDemo else {
            throw UsageError.noMore("print news", than: "--format, --config")
        }
        if words.isEmpty { throw needsItem("print news") }
        return NewsRequest(items: words, format: try printFormat())
    }

    func chart(_ words: [String]) throws(UsageError) -> ChartRequest {
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

    func conversion(_ words: [String]) throws(UsageError) -> ConvertRequest {
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

    func cells(
        _ option: String, _ text: String?, _ range: ClosedRange<Int>
    ) throws(UsageError) -> Int? {
        guard let text else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError.expected(option, text, ["\(range.lowerBound)–\(range.upperBound)"])
        }
        return number
    }

    func barRange() throws(UsageError) -> BarRange? {
        guard let range else { return nil }
        guard let known = BarRange(rawValue: range) else {
            throw UsageError.expected("--range", range, BarRange.allCases.map(\.rawValue))
        }
        return known
    }

    func adjustment() throws(UsageError) -> PriceAdjustment {
        guard let adjust else { return .splits }
        guard let known = PriceAdjustment(rawValue: adjust) else {
            throw UsageError.expected("--adjust", adjust, PriceAdjustment.allCases.map(\.rawValue))
        }
        return known
    }

    func needsItem(_ command: String) -> UsageError {
        UsageError(
            .needsItem, ["command": .verbatim("'fxterm \(command)'"), "example": .verbatim("AAPL")])
    }

    func about(_ words: [String]) throws(UsageError) -> Invocation {
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

    func printFormat() throws(UsageError) -> PrintFormat {
        guard let format else { return .table }
        guard let known = PrintFormat(rawValue: format) else {
            throw UsageError.expected("--format", format, ["table", "json", "csv"])
        }
        return known
    }

    func panel(_ name: String, of choices: [Panel]? = nil) throws(UsageError) -> Panel {
        guard let panel = (choices ?? Panel.standard).first(where: { $0.id.text == name }) else {
            let names =
                choices?.map(\.id.text) ?? Panel.standard.map(\.id.text) + ["candles", "positions", "news"]
            throw UsageError(.cannotPrint, ["text": quoted(name), "choices": .oneOf(names)])
        }
        return panel
    }
}
