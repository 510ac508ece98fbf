internal import Arrangement
internal import JSON5
internal import Market

/// Reads and writes a kind of value in the program's own files, by one description.
struct Form<Value> {
    let read: (DocumentNode) throws(DocumentNode.Problem) -> Value
    let json: (Value) -> JSONValue
}

extension Form {
    static func object(_ empty: Value, _ fields: Field<Value>...) -> Form { object(empty, fields: fields) }

    static func object(_ empty: Value, fields: [Field<Value>]) -> Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                var value = empty
                for field in fields { try field.read(node, &value) }
                return value
            },
            json: { value in
                .members(Dictionary(fields.map { ($0.name, $0.json(value)) }) { first, _ in first })
            })
    }

    /// A value as text; `read` returns nil for invalid text.
    static func written(
        _ read: @escaping (String) -> Value?, _ text: @escaping (Value) -> String
    ) -> Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                guard let value = read(try node.text()) else { throw node.wrongType }
                return value
            },
            json: { .string(text($0)) })
    }

    /// Values by panel; ignores unknown panels.
    static func byPanel<Element>(
        _ panels: [PanelRules], _ form: Form<Element>
    ) -> Form where Value == [PanelID: Element] {
        let texts = Form<[String: Element]>.dictionary(form)
        return Form(
            read: { node throws(DocumentNode.Problem) in
                let named = try texts.read(node)
                let known = panels.compactMap { panel in named[panel.id.text].map { (panel.id, $0) } }
                return Dictionary(uniqueKeysWithValues: known)
            },
            json: { values in
                texts.json(Dictionary(uniqueKeysWithValues: values.map { ($0.key.text, $0.value) }))
            })
    }

    static func list<Element>(_ form: Form<Element>) -> Form where Value == [Element] {
        Form(
            read: { node throws(DocumentNode.Problem) in try node.list(form.read) },
            json: { .array($0.map(form.json)) })
    }

    /// An object whose keys come from the user or the feeds.
    static func dictionary<Element>(_ form: Form<Element>) -> Form where Value == [String: Element] {
        Form(
            read: { node throws(DocumentNode.Problem) in try node.dictionary(form.read) },
            json: { .members($0.mapValues(form.json)) })
    }
}

extension Form<String> {
    static var text: Form { text { _ in true } }

    static func text(where makesSense: @escaping (String) -> Bool) -> Form {
        .written({ makesSense($0) ? $0 : nil }, \.self)
    }
}

extension Form<Int> {
    static var integer: Form {
        Form(read: { node throws(DocumentNode.Problem) in try node.integer() }, json: { .integer($0) })
    }
}

extension Form<Bool> {
    static var flag: Form {
        Form(read: { node throws(DocumentNode.Problem) in try node.flag() }, json: { .flag($0) })
    }
}

/// One member of an object: its key, and the property of `Owner` that it stands for.
struct Field<Owner> {
    let name: String
    let read: (DocumentNode, inout Owner) throws(DocumentNode.Problem) -> Void
    let json: (Owner) -> JSONValue?

    init<Value>(_ name: String, _ path: WritableKeyPath<Owner, Value>, _ form: Form<Value>) {
        self.name = name
        read = { node, owner throws(DocumentNode.Problem) in
            owner[keyPath: path] = try form.read(node.required(name))
        }
        json = { form.json($0[keyPath: path]) }
    }

    init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Owner, Value>, _ form: Form<Value>, absent: Value
    ) {
        self.name = name
        read = { node, owner throws(DocumentNode.Problem) in
            owner[keyPath: path] = try node.member(name).map(form.read) ?? absent
        }
        json = { $0[keyPath: path] == absent ? nil : form.json($0[keyPath: path]) }
    }

    /// Left out if nil.
    init<Value>(_ name: String, _ path: WritableKeyPath<Owner, Value?>, _ form: Form<Value>) {
        self.name = name
        read = { node, owner throws(DocumentNode.Problem) in
            owner[keyPath: path] = try node.member(name).map(form.read)
        }
        json = { $0[keyPath: path].map(form.json) }
    }
}

extension Form<[PanelID: ChartLook]> {
    /// How charts are drawn, by panel. Unknown values become the default.
    static func charts(_ panels: [PanelRules]) -> Form {
        .byPanel(panels, .look)
    }
}

extension Form<ChartLook> {
    fileprivate static var look: Form {
        let usual = ChartLook()
        return .object(
            usual, Field("range", \.range, .known(or: usual.range), absent: usual.range),
            Field("shape", \.shape, .known(or: usual.shape), absent: usual.shape),
            Field("scale", \.scale, .known(or: usual.scale), absent: usual.scale),
            Field("adjustment", \.adjustment, .known(or: usual.adjustment), absent: usual.adjustment),
            Field("indicators", \.sortedIndicators, .list(.text), absent: []))
    }
}

extension ChartLook {
    fileprivate var sortedIndicators: [String] {
        get { indicators.map(\.rawValue).sorted() }
        set { indicators = Set(newValue.compactMap(Indicator.init)) }
    }
}

extension Form where Value: RawRepresentable, Value.RawValue == String {
    fileprivate static func known(or usual: Value) -> Form {
        .written({ Value(rawValue: $0) ?? usual }, \.rawValue)
    }
}

extension Form<Division> {
    /// Panels in order of importance, hidden panels, and shares of borders by name: `side`, `table`, or the
    /// panel above. Ignores unknown names.
    static func division(_ panels: [PanelRules]) -> Form {
        let names = Dictionary(
            uniqueKeysWithValues: [("side", PanelBorder.side), ("table", .table)]
                + panels.map { ($0.id.text, .below($0.id)) })
        let shares = Form<[PanelBorder: Int]>(
            read: { node throws(DocumentNode.Problem) in
                let read = try node.dictionary { (node) throws(DocumentNode.Problem) in try node.integer() }
                return read.reduce(into: [:]) { shares, share in
                    if let border = names[share.key] { shares[border] = max(1, min(share.value, 999)) }
                }
            },
            json: { shares in .members(names.compactMapValues { shares[$0].map { .integer($0) } }) })
        let hidden = Form<Set<PanelID>>(
            read: { node throws(DocumentNode.Problem) in
                let read = try node.list { (node) throws(DocumentNode.Problem) in try node.text() }
                return Set(panels.map(\.id).filter { read.contains($0.text) })
            },
            json: { hidden in .array(panels.map(\.id).filter(hidden.contains).map { .string($0.text) }) })
        let order = Form<[PanelID]>(
            read: { node throws(DocumentNode.Problem) in
                let read = try node.list { (node) throws(DocumentNode.Problem) in try node.text() }
                return read.compactMap { name in panels.first { $0.id.text == name }?.id }
                    .reduce(into: []) { order, id in if !order.contains(id) { order.append(id) } }
            }, json: { .array($0.map { .string($0.text) }) })
        return .object(
            Division(), Field("order", \.order, order, absent: []),
            Field("hidden", \.hidden, hidden, absent: []),
            Field("shares", \.shares, shares, absent: [:]))
    }
}

extension Form<[Baseline]> {
    static var baselines: Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                let tokens = try node.list { (node) throws(DocumentNode.Problem) in try node.text() }
                return tokens.compactMap { Baseline($0) }.reduce(into: []) { all, baseline in
                    if !all.contains(baseline) { all.append(baseline) }
                }
            },
            json: { .array($0.map { .string($0.text) }) })
    }
}

extension Form<[StockColumn]> {
    static var columns: Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                let names = try node.list { (node) throws(DocumentNode.Problem) in try node.text() }
                return StockColumn.chosen(written: names) ?? StockColumn.standard
            },
            json: { .array($0.map { .string($0.text) }) })
    }
}

extension Form<[KeptFilter]> {
    /// Skips filters of unknown panels, and those whose name or text cannot be shown.
    static func filters(_ panels: [PanelRules]) -> Form {
        let entry = Form<[String: String]>.dictionary(.text)
        return Form(
            read: { node throws(DocumentNode.Problem) in
                var names: Set<String> = []
                return try node.list(entry.read).compactMap { entry in
                    guard let panel = panels.first(where: { $0.id.text == entry["panel"] }),
                        let name = entry["name"], CleanText.line(name, limit: KeptFilter.longestName) == name,
                        let text = entry["text"], CleanText.line(text, limit: KeptFilter.longestText) == text,
                        !name.isEmpty, !text.isEmpty, names.insert(name).inserted
                    else { return nil }
                    return KeptFilter(name, panel.id, text)
                }
            },
            json: { filters in
                .array(
                    filters.map { entry.json(["name": $0.name, "panel": $0.panel.text, "text": $0.text]) })
            })
    }
}

extension Form<[PanelID: String]> {
    static func texts(_ panels: [PanelRules]) -> Form {
        .byPanel(panels, .text)
    }
}

extension Form<RateView> {
    static var rateView: Form {
        .object(
            Value(), Field("inverse", \.isInverse, .flag, absent: false),
            Field("turned", \.turnedTexts, .list(.text), absent: []),
            Field("units", \.chosenUnits, .integer, absent: 0))
    }
}

extension RateView {
    fileprivate var turnedTexts: [String] {
        get { turned.map(\.text).sorted() }
        set { turned = Set(newValue.compactMap { RateID($0).map { Item($0) } }) }
    }

    /// 0 for the usual units.
    fileprivate var chosenUnits: Int {
        get { units ?? 0 }
        set { units = RateView.choices.contains(newValue) ? newValue : nil }
    }
}
