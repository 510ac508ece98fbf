internal import CivilTime
internal import Money
internal import Words

/// The arguments of `fxterm transactions`.
enum TransactionsRequest {
    case path
    case check
    /// To a file; `-` for standard output.
    case export(String)
    case `import`(ImportRequest)
}

/// The arguments of `fxterm transactions import`.
struct ImportRequest {
    enum Format: String, CaseIterable {
        case ticker
        case csv
    }

    var file: String
    var format: Format
    /// A broker's columns; nil for a file with ours.
    var mapping: ColumnMapping?
    var style = FigureStyle()
    var account = ""
    /// The day of lots; nil for today.
    var day: Day?
    var isDryRun = false
}

/// The options of `fxterm transactions import` as they were given.
struct GivenImport: Equatable {
    var maps: [String] = []
    var account: String?
    var date: String?
    var decimal: String?
    var dates: String?
    var isDryRun = false

    static let options = "--map, --account, --date, --decimal, --dates, --dry-run"

    func request(_ words: [String], format: String?) throws(UsageError) -> TransactionsRequest {
        let word = words.first ?? ""
        let most = word == "export" || word == "import" ? 2 : 1
        guard words.count <= most, format == nil || word == "import" else {
            throw UsageError.noMore("transactions \(word)", than: "--config")
        }
        switch word {
        case "path": return .path
        case "check": return .check
        case "export": return .export(words.count > 1 ? words[1] : "-")
        case "import" where words.count == 2: return .import(try request(words[1], format: format))
        case "import":
            throw UsageError(
                .needsItem,
                [
                    "command": .verbatim("'fxterm transactions import'"),
                    "example": .verbatim("~/.ticker.yaml"),
                ])
        default: throw UsageError.expected("transactions", word, ["import", "export", "check", "path"])
        }
    }

    private func request(_ file: String, format: String?) throws(UsageError) -> ImportRequest {
        let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
        var request = ImportRequest(file: file, format: isYAML ? .ticker : .csv)
        if let format { request.format = try choice("--format", format) }
        if !maps.isEmpty {
            var mapping = ColumnMapping()
            for map in maps {
                if let wrong = mapping.add(map) {
                    throw UsageError.expected("--map", wrong, ColumnMapping.names.map { $0 + "=…" })
                }
            }
            request.mapping = mapping
        }
        if let decimal { request.style.decimal = try choice("--decimal", decimal) }
        if let dates { request.style.dayOrder = try choice("--dates", dates) }
        if let date {
            guard let day = Day(date) else { throw UsageError.expected("--date", date, ["2024-03-01"]) }
            request.day = day
        }
        request.account = account ?? ""
        request.isDryRun = isDryRun
        return request
    }

    private func choice<Choice>(_ option: String, _ text: String) throws(UsageError) -> Choice
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        guard let choice = Choice(rawValue: text) else {
            throw UsageError.expected(option, text, Choice.allCases.map(\.rawValue))
        }
        return choice
    }
}
