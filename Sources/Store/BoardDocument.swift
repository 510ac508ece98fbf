internal import Board
internal import JSON5
internal import Market
internal import Words

/// The board file's form: an arrangement as JSON, version 1.
struct BoardDocument: Hashable {
    /// The version that is written, and the newest that is read.
    static let version = 1

    /// What a file turned out to hold.
    enum Reading: Hashable {
        /// An arrangement, and how many entries were left out of it because they make no sense.
        case arrangement(Arrangement, leftOut: Int)
        /// Something that only a newer program understands.
        case newer(version: Int)
        /// No board; the text says why in a few words.
        case malformed(Saying)
    }

    /// How the stocks are sorted.
    struct SortDocument: Hashable {
        var column: String
        var descending: Bool
    }

    var version: Int
    var rates: [String]
    var clocks: [String]
    var stocks: [String]
    var groups: GroupsDocument?
    var compact: [String]?
    var base: String?
    var baseline: String?
    var sort: SortDocument?
    var theme: String?

    /// The document of an arrangement.
    init(_ arrangement: Arrangement) {
        version = BoardDocument.version
        rates = arrangement.rates
        clocks = arrangement.clocks
        stocks = arrangement.stocks
        groups = GroupsDocument(arrangement)
        compact = arrangement.compact.isEmpty ? nil : arrangement.compact.map(\.text).sorted()
        base = arrangement.base
        baseline = arrangement.baseline.rawValue
        sort = arrangement.sort.map(SortDocument.init)
        theme = arrangement.theme
    }

    /// The file that says `arrangement`, with its keys in the alphabet's order and an entry a line.
    static func bytes(of arrangement: Arrangement) -> [UInt8] {
        BoardDocument(arrangement).json.bytes(.filed) + [UInt8(ascii: "\n")]
    }

    /// The document as JSON.
    var json: JSONValue {
        .members([
            "version": .integer(version), "rates": .texts(rates), "clocks": .texts(clocks),
            "stocks": .texts(stocks), "groups": groups?.json, "compact": compact.map(JSONValue.texts),
            "base": base.map(JSONValue.string), "baseline": baseline.map(JSONValue.string),
            "sort": sort?.json, "theme": theme.map(JSONValue.string),
        ])
    }

    /// Reads a file's bytes; keys of other programs are passed over.
    static func read(_ bytes: [UInt8]) -> Reading {
        do {
            let node = try DocumentNode(bytes: bytes)
            // The version comes first: a newer file may well not have this version's form.
            let version = try node.required("version").integer()
            if version > BoardDocument.version { return .newer(version: version) }
            guard version == BoardDocument.version else {
                return .malformed(.phrase(.isOfVersion, verbatim: ["version": "\(version)"]))
            }
            return try BoardDocument(node).arrangement
        } catch {
            return .malformed(error.reason)
        }
    }

    /// Reads the document from its file.
    init(_ node: DocumentNode) throws(DocumentNode.Problem) {
        version = try node.required("version").integer()
        rates = try node.required("rates").texts()
        clocks = try node.required("clocks").texts()
        stocks = try node.required("stocks").texts()
        groups = try node.member("groups").map(GroupsDocument.init)
        compact = try node.member("compact")?.texts()
        base = try node.member("base")?.text()
        baseline = try node.member("baseline")?.text()
        sort = try node.member("sort").map(SortDocument.init)
        theme = try node.member("theme")?.text()
    }

    private var arrangement: Reading {
        var leftOut = 0
        func kept(
            _ items: [String], _ groups: [GroupDocument]?, _ panel: Panel
        ) -> ItemList {
            guard let groups else {
                let kept = items.compactMap(panel.kind.item(written:))
                leftOut += items.count - kept.count
                return ItemList(cards: kept)
            }
            let lines = GroupDocument.lines(items, groups)
            return ItemList(
                lines.compactMap { line in
                    guard let line = line.line(panel) else {
                        leftOut += 1
                        return nil
                    }
                    return line
                })
        }
        func checked<T>(_ text: String?, _ value: T?) -> T? {
            if text != nil, value == nil { leftOut += 1 }
            return value
        }
        var arrangement = Arrangement(
            [
                .rates: kept(rates, groups?.rates, .rates), .clocks: kept(clocks, groups?.clocks, .clocks),
                .stocks: kept(stocks, groups?.stocks, .stocks),
            ],
            base: checked(base, base.flatMap { Entry.isCurrency($0) ? $0 : nil }) ?? "USD",
            baseline: checked(baseline, baseline.flatMap(Baseline.init)) ?? .d1,
            sort: checked(sort?.column, sort.flatMap(BoardDocument.sort)))
        arrangement.theme = theme.flatMap { CleanText.line($0, limit: 40) }
        arrangement.compact = Set((compact ?? []).compactMap(Panel.rates.kind.item(written:)))
            .intersection(arrangement[.rates])
        return .arrangement(arrangement, leftOut: leftOut)
    }

    static func sort(_ document: SortDocument) -> Sort? {
        Sort.Column(rawValue: document.column).map { Sort($0, isDescending: document.descending) }
    }
}

extension BoardDocument.SortDocument {
    /// The document as JSON.
    var json: JSONValue { .members(["column": .string(column), "descending": .flag(descending)]) }

    init(_ node: DocumentNode) throws(DocumentNode.Problem) {
        column = try node.required("column").text()
        descending = try node.required("descending").flag()
    }
}
