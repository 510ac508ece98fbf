internal import JSON5
internal import Market

/// A command of this program as a tool, and what a client may give it.
struct MCPTool {
    struct Mistake: Error {
        let text: String
    }

    let name: String
    let title: String
    let about: String
    /// With options that it always has.
    let command: [String]
    let parameters: [Parameter]
    let output: Output
    /// Reads words as capitals, so that none names another command.
    var isInCapitals = false

    struct Parameter {
        enum Kind {
            case text
            case texts
            case number
            case whole(ClosedRange<Int>)
            case choice([String])
            case flag
        }

        let name: String
        let about: String
        let kind: Kind
        var isRequired = false
        /// Nil for a word of the command.
        let option: OptionName?
    }

    private static let mostTexts = 200
    private static let longestText = 200

    var json: JSONValue {
        .object([
            ("name", .string(name)), ("title", .string(title)), ("description", .string(about)),
            (
                "inputSchema",
                .object([
                    ("type", .string("object")),
                    ("properties", .object(parameters.map { ($0.name, $0.schema) })),
                    ("required", .texts(parameters.filter(\.isRequired).map(\.name))),
                    ("additionalProperties", .flag(false)),
                ])
            ),
            ("outputSchema", output.schema),
            (
                "annotations",
                .object([
                    ("readOnlyHint", .flag(true)), ("idempotentHint", .flag(true)),
                    ("openWorldHint", .flag(true)),
                ])
            ),
        ])
    }

    func arguments(
        _ given: [String: JSON5Node.Value], _ general: [String]
    ) throws(Mistake) -> [String] {
        for name in given.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
            let known = parameters.isEmpty ? "none" : parameters.map(\.name).joined(separator: ", ")
            throw Mistake(
                text: "\(self.name) has no argument \(CleanText.line(name) ?? "?"); it takes: \(known)")
        }
        var options = ["--format=json"] + general
        var words: [String] = []
        for parameter in parameters {
            guard let value = given[parameter.name], value != .null else {
                if parameter.isRequired { throw Mistake(text: "\(name) needs \(parameter.name)") }
                continue
            }
            let texts = try parameter.texts(value)
            guard let option = parameter.option else {
                words += isInCapitals ? texts.map { $0.uppercased() } : texts
                continue
            }
            if case .flag = parameter.kind {
                if !texts.isEmpty { options.append(option.written) }
            } else if !texts.isEmpty {
                options.append("\(option.written)=\(texts.joined(separator: ","))")
            }
        }
        // No text of a client's is read as an option.
        return command + options + ["--"] + words
    }
}

extension MCPTool.Parameter {
    fileprivate var schema: JSONValue {
        let type: [(String, JSONValue)] =
            switch kind {
            case .text: [("type", .string("string"))]
            case .texts:
                [
                    ("type", .string("array")), ("items", .object([("type", .string("string"))])),
                    ("maxItems", .integer(MCPTool.mostTexts)),
                ]
            case .number: [("type", .string("number"))]
            case .whole(let range):
                [
                    ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
                    ("maximum", .integer(range.upperBound)),
                ]
            case .choice(let choices): [("type", .string("string")), ("enum", .texts(choices))]
            case .flag: [("type", .string("boolean"))]
            }
        return .object(type + [("description", .string(about))])
    }

    /// The words for the command line; none for `false`.
    fileprivate func texts(_ value: JSON5Node.Value) throws(MCPTool.Mistake) -> [String] {
        switch (kind, value) {
        case (.text, .text(let text)): return [try checked(text)]
        case (.texts, .list(let nodes)):
            if nodes.count > MCPTool.mostTexts {
                throw MCPTool.Mistake(text: "\(name) may have \(MCPTool.mostTexts) entries")
            }
            return try nodes.map { node throws(MCPTool.Mistake) in
                guard case .text(let text) = node.value else { throw expected("an array of strings") }
                return try checked(text)
            }
        case (.number, .number(let number)):
            guard let text = MCPTool.exact(number) else { throw expected("a number below 10^15") }
            return [text]
        case (.whole(let range), .number(let number)):
            guard let whole = Int(exactly: number), range.contains(whole) else {
                throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
            return [String(whole)]
        case (.choice(let choices), .text(let text)):
            guard choices.contains(text) else { throw expected("one of \(choices.joined(separator: ", "))") }
            return [text]
        case (.flag, .flag(let flag)): return flag ? ["true"] : []
        case (.text, _): throw expected("a string")
        case (.texts, _): throw expected("an array of strings")
        case (.number, _): throw expected("a number")
        case (.whole(let range), _):
            throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
        case (.choice(let choices), _): throw expected("one of \(choices.joined(separator: ", "))")
        case (.flag, _): throw expected("true or false")
        }
    }

    private func expected(_ what: String) -> MCPTool.Mistake {
        MCPTool.Mistake(text: "\(name) must be \(what)")
    }

    private func checked(_ text: String) throws(MCPTool.Mistake) -> String {
        let isFit = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        guard isFit, !text.isEmpty, text.unicodeScalars.count <= MCPTool.longestText else {
            throw MCPTool.Mistake(
                text:
                    "\(name) takes texts of 1 to \(MCPTool.longestText) characters, without control characters"
            )
        }
        return text
    }
}

extension MCPTool {
    /// `1250.5` as `12505/10`: in some languages a point separates thousands.
    fileprivate static func exact(_ number: Double) -> String? {
        guard number.isFinite, abs(number) < 1e15 else { return nil }
        let text = "\(number)"
        guard !text.contains("e") else { return nil }
        let parts = text.split(separator: ".")
        let places = parts.count == 2 && parts[1] != "0" ? parts[1] : ""
        return places.isEmpty
            ? String(parts[0]) : "\(parts[0])\(places)/1\(String(repeating: "0", count: places.count))"
    }
}

extension MCPTool.Parameter {
    static func items(_ name: String, _ about: String, isRequired: Bool = false) -> Self {
        .init(name: name, about: about, kind: .texts, isRequired: isRequired, option: nil)
    }

    static let baselines = Self(
        name: "baselines",
        about: """
            What changes are measured against, such as d1 (the close before), d5, wtd, mtd, ytd, 3m, 1y or a date like \
            2024-03-01; several give each change. The board's own without it.
            """, kind: .texts, option: .baseline)
    static let on = Self(
        name: "on", about: "A past day, such as 2024-03-01, whose closes are wanted instead of now.",
        kind: .text,
        option: .on)
    static let base = Self(
        name: "base",
        about: "The currency that rates are per unit of, such as EUR; the board's base without it.",
        kind: .text, option: .base)
    static let wait = Self(
        name: "wait",
        about: "Seconds to wait for news before stored figures are returned; about 5 without it.",
        kind: .whole(1...60), option: .wait)
    static let offline = Self(
        name: "offline", about: "True to read only what is stored, and to ask no source.", kind: .flag,
        option: .offline)
}

extension MCPTool {
    static func all(showingPositions: Bool) -> [MCPTool] {
        [
            quotes, rates, convert, candles, changes, clocks, meeting,
            events(showingPositions: showingPositions), alerts(showingPositions: showingPositions),
        ]
            + (showingPositions ? [positions] : [])
    }

    private static let quotes = MCPTool(
        name: "quotes", title: "Prices of stocks",
        about: "Prices of stocks, ETFs, funds, indices and coins, with their change since a baseline.",
        command: ["print", "stocks"],
        parameters: [
            .items(
                "symbols",
                "Symbols as Yahoo writes them: AAPL, 2330.TW, ^GSPC, BTC-USD. Those of the board without any."
            ),
            .baselines, .on, .wait, .offline,
        ], output: .print(["stocks"]))

    private static let rates = MCPTool(
        name: "rates", title: "Exchange rates",
        about: "Exchange rates of currencies, metals and coins, with their change since a baseline.",
        command: ["print", "rates"],
        parameters: [
            .items(
                "items",
                "Codes (JPY: yen for one unit of the base) or pairs (EUR/JPY: yen for one euro; XAU/USD; BTC/EUR). Those of the board without any."
            ),
            .base, .baselines, .on, .wait, .offline,
        ], output: .print(["rates"]))

    private static let convert = MCPTool(
        name: "convert", title: "Convert an amount",
        about: "What an amount of money comes to in other currencies, now or by the rates of a day.",
        command: ["convert"],
        parameters: [
            .init(
                name: "amount", about: "The amount, such as 250.", kind: .number, isRequired: true,
                option: nil),
            .init(
                name: "from", about: "The amount's currency, such as EUR.", kind: .text, isRequired: true,
                option: nil),
            .items(
                "to",
                "The currencies to convert into, such as [\"JPY\", \"TWD\"]. Those of the board without any."),
            .init(
                name: "on", about: "A past day, such as 2024-03-01, whose rates apply.", kind: .text,
                option: .on),
            .wait, .offline,
        ], output: .whole(PackageResources.convert_schema_json))

    private static let candles = MCPTool(
        name: "candles", title: "Candles",
        about: "Open, high, low, close and volume of stocks, coins and currencies over a range of time.",
        command: ["print", "candles"],
        parameters: [
            .items(
                "items", "Symbols, currency codes or pairs, such as [\"AAPL\", \"EUR/JPY\"].",
                isRequired: true),
            .init(
                name: "range", about: "How far back from the last day; 1mo without it.",
                kind: .choice(BarRange.allCases.map(\.rawValue)), option: .range),
            .init(
                name: "interval", about: "How long a candle lasts; by the range without it.",
                kind: .choice(["auto"] + BarInterval.allCases.map(\.rawValue)), option: .interval),
            .init(
                name: "adjust", about: "What earlier prices are adjusted for; splits without it.",
                kind: .choice(PriceAdjustment.allCases.map(\.rawValue)), option: .adjust),
            .wait, .offline,
        ], output: .whole(PackageResources.candles_schema_json))

    private static let changes = MCPTool(
        name: "changes", title: "Changes between days",
        about: """
            How much stocks and rates changed between two days: from the close of each baseline to now, or to the close of \
            the day of "on".
            """,
        command: ["print"],
        parameters: [
            .items(
                "items", "Symbols, currency codes or pairs, such as [\"AAPL\", \"EUR/USD\"].",
                isRequired: true),
            .init(
                name: "baselines", about: Parameter.baselines.about, kind: .texts, isRequired: true,
                option: .baseline),
            .on, .base, .wait, .offline,
        ], output: .print(["rates", "stocks", "clocks"], isEither: true), isInCapitals: true)

    private static let clocks = MCPTool(
        name: "clocks", title: "World clocks", about: "The time in cities, now or at another moment.",
        command: ["time"],
        parameters: [
            .items(
                "places",
                "Cities or zones, such as [\"Tokyo\", \"Asia/Kathmandu\"]. The board's clocks without any."),
            .init(
                name: "at", about: "Another moment, such as \"2026-11-23 09:00 New York\" or \"9am UTC\".",
                kind: .text,
                option: .at),
        ], output: .whole(PackageResources.time_schema_json))

    private static let meeting = MCPTool(
        name: "meeting", title: "Meeting times",
        about: "Times of the next seven days when people in some cities can meet, the best first.",
        command: ["print", "meeting"],
        parameters: [
            .items("places", "Cities or zones. The board's clocks without any."),
            .init(
                name: "minutes", about: "The least length; 60 without it.", kind: .whole(15...720),
                option: .length),
        ], output: .whole(PackageResources.meeting_schema_json))

    /// Without stocks that only positions name, unless positions are served.
    private static func events(showingPositions: Bool) -> MCPTool {
        MCPTool(
            name: "events", title: "Coming events",
            about: """
                Coming dividends, results, holidays and early closes of exchanges, changes of clocks, and the user's own \
                events, the next first.
                """,
            command: ["print", "events"] + (showingPositions ? [] : [OptionName.private.written]),
            parameters: [
                .items("items", "Symbols, currencies or cities. All that is on the board without any."),
                .init(
                    name: "days", about: "How many days to look ahead; 30 without it.", kind: .whole(1...800),
                    option: .days),
                .wait,
            ], output: .whole(PackageResources.events_schema_json))
    }

    /// Hides amounts of positions, unless positions are served.
    private static func alerts(showingPositions: Bool) -> MCPTool {
        MCPTool(
            name: "alerts", title: "Alerts",
            about: "The user's alerts, how far each is from firing, and when it fired.",
            command: ["alerts", "list"] + (showingPositions ? [] : [OptionName.private.written]),
            parameters: [],
            output: .whole(PackageResources.alerts_schema_json))
    }

    private static let positions = MCPTool(
        name: "positions", title: "Positions",
        about: "What the user holds, what it is worth, and what was gained by prices and by currencies.",
        command: ["print", "positions"],
        parameters: [
            .items("items", "Symbols. All that is held without any."),
            .init(
                name: "home", about: "The currency of all sums; the user's own without it.", kind: .text,
                option: .home),
            .baselines, .on, .wait, .offline,
        ], output: .print(["positions"]))
}
