internal import Board
internal import JSON5
internal import Market

/// One step of undo in its file.
struct StepDocument {
    /// A stretch of lines or codes that was replaced.
    struct SpliceDocument<Element> {
        var at: Int
        var old: [Element]
        var new: [Element]
    }

    /// A value that was replaced; none on either side where there was none.
    struct SwapDocument<Value> {
        var old: Value?
        var new: Value?
    }

    var name: String
    var rates: SpliceDocument<LineDocument>?
    var clocks: SpliceDocument<LineDocument>?
    var stocks: SpliceDocument<LineDocument>?
    var compact: SpliceDocument<String>?
    var base: SwapDocument<String>?
    var baseline: SwapDocument<String>?
    var sort: SwapDocument<BoardDocument.SortDocument>?
    var theme: SwapDocument<String>?

    init(_ step: Past.Step) {
        func lines(_ panel: Panel) -> SpliceDocument<LineDocument>? {
            step.change.lists[panel].map {
                SpliceDocument(
                    at: $0.place, old: $0.old.map(LineDocument.init), new: $0.new.map(LineDocument.init))
            }
        }
        name = step.deed.written
        rates = lines(.rates)
        clocks = lines(.clocks)
        stocks = lines(.stocks)
        compact = step.change.compact.map {
            SpliceDocument(at: $0.place, old: $0.old.map(\.text), new: $0.new.map(\.text))
        }
        base = step.change.base.map { SwapDocument(old: $0.old, new: $0.new) }
        baseline = step.change.baseline.map { SwapDocument(old: $0.old.rawValue, new: $0.new.rawValue) }
        theme = step.change.theme.map { SwapDocument(old: $0.old, new: $0.new) }
        sort = step.change.sort.map {
            SwapDocument(
                old: $0.old.map(BoardDocument.SortDocument.init),
                new: $0.new.map(BoardDocument.SortDocument.init))
        }
    }

    /// The step as JSON.
    var json: JSONValue {
        .members([
            "name": .string(name), "rates": rates?.json(\.json), "clocks": clocks?.json(\.json),
            "stocks": stocks?.json(\.json), "compact": compact?.json(JSONValue.string),
            "base": base?.json(JSONValue.string), "baseline": baseline?.json(JSONValue.string),
            "sort": sort?.json(\.json), "theme": theme?.json(JSONValue.string),
        ])
    }

    /// Reads the step from its file.
    init(_ node: DocumentNode) throws(DocumentNode.Problem) {
        name = try node.required("name").text()
        rates = try SpliceDocument(node.member("rates"), LineDocument.init)
        clocks = try SpliceDocument(node.member("clocks"), LineDocument.init)
        stocks = try SpliceDocument(node.member("stocks"), LineDocument.init)
        compact = try SpliceDocument(node.member("compact"), StepDocument.text)
        base = try SwapDocument(node.member("base"), StepDocument.text)
        baseline = try SwapDocument(node.member("baseline"), StepDocument.text)
        sort = try SwapDocument(node.member("sort"), BoardDocument.SortDocument.init)
        theme = try SwapDocument(node.member("theme"), StepDocument.text)
    }

    private static func text(_ node: DocumentNode) throws(DocumentNode.Problem) -> String { try node.text() }

    /// The step; nil when something in it makes no sense.
    var step: Past.Step? {
        var change = Change()
        for (panel, document) in [(Panel.rates, rates), (.clocks, clocks), (.stocks, stocks)] {
            guard let document else { continue }
            let old = document.old.compactMap { $0.line(panel) }
            let new = document.new.compactMap { $0.line(panel) }
            guard old.count == document.old.count, new.count == document.new.count else { return nil }
            change.lists[panel] = Splice(place: document.at, old: old, new: new)
        }
        if let compact {
            let old = compact.old.compactMap(Panel.rates.kind.item(written:))
            let new = compact.new.compactMap(Panel.rates.kind.item(written:))
            guard old.count == compact.old.count, new.count == compact.new.count else { return nil }
            change.compact = Splice(place: compact.at, old: old, new: new)
        }
        if let base {
            guard let old = base.old, let new = base.new, Entry.isCurrency(old), Entry.isCurrency(new) else {
                return nil
            }
            change.base = Change.Swap(old: old, new: new)
        }
        if let baseline {
            guard let old = baseline.old.flatMap(Baseline.init), let new = baseline.new.flatMap(Baseline.init)
            else { return nil }
            change.baseline = Change.Swap(old: old, new: new)
        }
        if let sort {
            change.sort = Change.Swap(
                old: sort.old.flatMap(BoardDocument.sort), new: sort.new.flatMap(BoardDocument.sort))
        }
        if let theme {
            let names = [theme.old, theme.new].compactMap(\.self)
            guard names.allSatisfy({ CleanText.line($0, limit: 40) == $0 }) else { return nil }
            change.theme = Change.Swap(old: theme.old, new: theme.new)
        }
        return Past.Step(deed: Deed(written: CleanText.line(name) ?? ""), change: change)
    }
}

extension BoardDocument.SortDocument {
    init(_ sort: Sort) {
        self.init(column: sort.column.rawValue, descending: sort.isDescending)
    }
}

extension StepDocument.SpliceDocument {
    /// The splice as JSON, its elements by `make`.
    fileprivate func json(_ make: (Element) -> JSONValue) -> JSONValue {
        .members(["at": .integer(at), "old": .array(old.map(make)), "new": .array(new.map(make))])
    }

    /// Reads the splice, its elements by `make`; nil where there is none.
    fileprivate init?(
        _ node: DocumentNode?, _ make: (DocumentNode) throws(DocumentNode.Problem) -> Element
    ) throws(DocumentNode.Problem) {
        guard let node else { return nil }
        at = try node.required("at").integer()
        old = try node.required("old").list(make)
        new = try node.required("new").list(make)
    }
}

extension StepDocument.SwapDocument {
    /// The swap as JSON, its values by `make`.
    fileprivate func json(_ make: (Value) -> JSONValue) -> JSONValue {
        .members(["old": old.map(make), "new": new.map(make)])
    }

    /// Reads the swap, its values by `make`; nil where there is none.
    fileprivate init?(
        _ node: DocumentNode?, _ make: (DocumentNode) throws(DocumentNode.Problem) -> Value
    ) throws(DocumentNode.Problem) {
        guard let node else { return nil }
        old = try node.member("old").map(make)
        new = try node.member("new").map(make)
    }
}
