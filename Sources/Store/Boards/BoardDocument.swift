internal import Arrangement
internal import CivilTime
internal import JSON5
internal import Market
internal import Money
internal import Words

/// A board file: an arrangement as JSON, version 1.
struct BoardDocument: Hashable {
    static let version = 1

    enum Reading: Hashable {
        case arrangement(Arrangement, leftOut: Int)
        case newer(version: Int)
        case malformed(Saying)
    }

    struct SortDocument: Hashable {
        var column: String
        var descending: Bool

        func sort(of panel: PanelRules) -> Sort? {
            guard let column = Sort.Column(column), panel.sorts(by: column) else { return nil }
            return Sort(column, isDescending: descending)
        }
    }

    /// A group's heading, and how many of the panel's items stand above it.
    struct GroupDocument: Hashable {
        var group: Group
        var after: Int

        var line: Line? {
            guard let name = CleanText.line(group.name), !name.isEmpty else { return nil }
            return .heading(Group(name, isFolded: group.isFolded))
        }
    }

    var version: Int
    private var lists: [String: [String]] = [:]
    var groups: [String: [GroupDocument]]?
    var compact: [String]?
    var densities: [PanelID: Density] = [:]
    var division = Division()
    var columns: [StockColumn]?
    var positionBaselines: [Baseline] = []
    var charts: [PanelID: ChartLook] = [:]
    var rateView = RateView()
    var base: String?
    var baseline: String?
    var sorts: [PanelID: SortDocument] = [:]
    var filters: [KeptFilter] = []
    var filtersOn: [PanelID: String] = [:]
    var theme: String?
    var hidesAmounts: Bool?
    var amount: AmountDocument?

    private subscript(list panel: String) -> [String] {
        get { lists[panel] ?? [] }
        set { lists[panel] = newValue }
    }

    init(_ arrangement: Arrangement, _ panels: [PanelRules] = PanelRules.all) {
        version = BoardDocument.version
        var headings: [String: [GroupDocument]] = [:]
        for panel in panels where panel.isKept {
            lists[panel.id.text] = arrangement[panel.id].map(\.text)
            let groups = BoardDocument.groups(in: arrangement.list(panel.id))
            if !groups.isEmpty { headings[panel.id.text] = groups }
        }
        groups = headings.isEmpty ? nil : headings
        compact = arrangement.compact.isEmpty ? nil : arrangement.compact.map(\.text).sorted()
        densities = arrangement.densities
        division = arrangement.division
        columns = arrangement.stockColumns
        positionBaselines = arrangement.positionBaselines
        charts = arrangement.charts
        rateView = arrangement.rateView
        base = arrangement.base.text
        baseline = arrangement.baseline.text
        sorts = arrangement.sorts.mapValues(SortDocument.init)
        filters = arrangement.filters
        filtersOn = arrangement.filtersOn
        theme = arrangement.theme
        hidesAmounts = arrangement.hidesAmounts ? true : nil
        amount = arrangement.amount.map(AmountDocument.init)
    }

    /// Keys in alphabetical order, one entry a line.
    static func bytes(of arrangement: Arrangement, _ panels: [PanelRules] = PanelRules.all) -> [UInt8] {
        form(panels).json(BoardDocument(arrangement, panels)).bytes(.filed) + [UInt8(ascii: "\n")]
    }

    static func form(_ panels: [PanelRules]) -> Form<BoardDocument> {
        let lists = panels.filter(\.isKept).map { panel -> Field<BoardDocument> in
            let (name, list) = (panel.id.text, Form<[String]>.list(.text))
            let path = \BoardDocument.[list: name]
            return always.contains(name) ? Field(name, path, list) : Field(name, path, list, absent: [])
        }
        return .object(
            BoardDocument(Arrangement([:]), []),
            fields: [Field("version", \.version, .integer)] + lists + [
                Field("groups", \.groups, .dictionary(.list(.group))),
                Field("compact", \.compact, .list(.text)),
                Field("densities", \.densities, .densities(panels), absent: [:]),
                Field("panels", \.division, .division(panels), absent: Division()),
                Field("columns", \.columns, .columns),
                Field("positionColumns", \.positionBaselines, .baselines, absent: []),
                Field("charts", \.charts, .charts(panels), absent: [:]),
                Field("filters", \.filters, .filters(panels), absent: []),
                Field("filtersOn", \.filtersOn, .texts(panels), absent: [:]),
                Field("rateView", \.rateView, .rateView, absent: RateView()),
                Field("base", \.base, .text),
                Field("baseline", \.baseline, .text), Field("theme", \.theme, .text),
                Field("private", \.hidesAmounts, .flag),
                Field("amount", \.amount, .amount),
            ] + panels.filter(\.isSorted).map { Field($0.sortKey, \.sorts[$0.id], .sort) })
    }

    /// Every file of version 1 has these lists; those of later panels may be missing.
    private static let always: Set = ["rates", "clocks", "stocks"]

    /// Ignores keys of other programs.
    static func read(_ bytes: [UInt8], _ panels: [PanelRules] = PanelRules.all) -> Reading {
        switch DocumentNode.read(bytes, version: version, form(panels).read) {
        case .success(let document): document.arrangement(panels)
        case .failure(.newer(let version)): .newer(version: version)
        case .failure(.malformed(let reason)): .malformed(reason)
        }
    }

    private func arrangement(_ panels: [PanelRules]) -> Reading {
        var leftOut = 0
        func kept(_ panel: PanelRules) -> ItemList {
            let items = lists[panel.id.text] ?? []
            guard let groups = groups?[panel.id.text] else {
                let kept = items.compactMap(panel.item)
                leftOut += items.count - kept.count
                return ItemList(cards: kept)
            }
            let headings = Dictionary(grouping: groups) { max(0, min($0.after, items.count)) }
            let lines = (0...items.count).flatMap { index -> [Line?] in
                let above = (headings[index] ?? []).map(\.line)
                return index < items.count
                    ? above + [panel.item(items[index]).map { .card($0) }] : above
            }
            leftOut += lines.count { $0 == nil }
            return ItemList(lines.compactMap(\.self))
        }
        func checked<T>(_ text: String?, _ value: T?) -> T? {
            if text != nil, value == nil { leftOut += 1 }
            return value
        }
        var arrangement = Arrangement(
            Dictionary(uniqueKeysWithValues: panels.map { ($0.id, kept($0)) }).filter {
                // Leave out empty panels that come with a file of the user's: not every board has them.
                PanelRules.standard.map(\.id).contains($0.key) || !$0.value.lines.isEmpty
            },
            base: checked(base, base.flatMap(CurrencyCode.init)) ?? .usd,
            baseline: checked(baseline, baseline.flatMap(Baseline.init)) ?? .d1)
        for panel in panels {
            if let sort = sorts[panel.id] {
                arrangement.sorts[panel.id] = checked(sort.column, sort.sort(of: panel))
            }
        }
        arrangement.theme = theme.flatMap { CleanText.line($0, limit: 40) }
        arrangement.hidesAmounts = hidesAmounts ?? false
        arrangement.amount = checked(amount?.value, amount?.amount)
        arrangement.filters = filters
        arrangement.filtersOn = filtersOn.filter { arrangement.filters.map(\.name).contains($0.value) }
        arrangement.densities = densities
        arrangement.division = division
        arrangement.stockColumns = columns == StockColumn.standard ? nil : columns
        arrangement.positionBaselines = positionBaselines
        arrangement.charts = charts
        arrangement.rateView = rateView
        arrangement.rateView.turned.formIntersection(arrangement[.rates])
        let named = Set(compact ?? [])
        arrangement.compact = Set(
            panels.filter(\.hasCompactCards).flatMap { arrangement[$0.id] }
                .filter { named.contains($0.text) })
        return .arrangement(arrangement, leftOut: leftOut)
    }

    private static func groups(in list: ItemList) -> [GroupDocument] {
        var items = 0
        return list.lines.compactMap { line in
            guard let group = line.group else {
                items += 1
                return nil
            }
            return GroupDocument(group: group, after: items)
        }
    }
}

extension BoardDocument.SortDocument {
    init(_ sort: Sort) { self.init(column: sort.column.text, descending: sort.isDescending) }
}

extension PanelRules {
    var isSorted: Bool { !sortColumns.isEmpty }
    /// The name of its sort in files. The stock table was the first, and has the short name.
    var sortKey: String { id == .stocks ? "sort" : "\(id.text)Sort" }
}

extension Form<BoardDocument.SortDocument> {
    static var sort: Form {
        .object(
            Value(column: "", descending: false), Field("column", \.column, .text),
            Field("descending", \.descending, .flag))
    }
}

extension Form<BoardDocument.GroupDocument> {
    fileprivate static var group: Form {
        .object(
            Value(group: Group(""), after: 0), Field("name", \.group.name, .text),
            Field("after", \.after, .integer), Field("folded", \.group.isFolded, .flag, absent: false))
    }
}

/// The value is an integer or a fraction such as `125/6`, which keeps it exact.
struct AmountDocument: Hashable {
    var value = ""
    var currency = ""
    var margin: String?
    var day: String?
    var isInverse = false
}

extension AmountDocument {
    init(_ amount: Amount) {
        self.init(
            value: amount.value.fractionText, currency: amount.currency.text,
            margin: amount.margin?.fractionText,
            day: amount.day?.description, isInverse: amount.isInverse)
    }

    /// Nil if it makes no sense.
    var amount: Amount? {
        guard let value = Rational(exact: value), let currency = CurrencyCode(currency) else { return nil }
        let (margin, day) = (margin.map { Rational(exact: $0) }, day.map { Day($0) })
        // Refuse what could not be read again.
        if case .some(nil) = day { return nil }
        if let margin, margin.map({ $0.sign >= 0 && $0 < 100 }) != true { return nil }
        return Amount(value, currency, margin: margin ?? nil, on: day ?? nil, isInverse: isInverse)
    }
}

extension Form<AmountDocument> {
    static var amount: Form {
        .object(
            Value(), Field("value", \.value, .text), Field("currency", \.currency, .text),
            Field("margin", \.margin, .text), Field("day", \.day, .text),
            Field("inverse", \.isInverse, .flag, absent: false))
    }
}
