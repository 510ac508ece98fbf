internal import Board
internal import JSON5
internal import Market

extension Form<[Panel: ChartLook]> {
    /// How charts are drawn, by panel. What this version does not know is as it usually is.
    static func charts(_ panels: [Panel]) -> Form {
        let look = Form<ChartLook>.look
        return Form(
            read: { node throws(DocumentNode.Problem) in
                let named = try node.dictionary { (node) throws(DocumentNode.Problem) in
                    try look.read(node)
                }
                let known = panels.compactMap { panel in named[panel.id.text].map { (panel, $0) } }
                return Dictionary(uniqueKeysWithValues: known)
            },
            json: { looks in
                let named = looks.map { ($0.key.id.text, look.json($0.value)) }
                return .members(Dictionary(uniqueKeysWithValues: named))
            })
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
        Form(
            read: { node throws(DocumentNode.Problem) in Value(rawValue: try node.text()) ?? usual },
            json: { .string($0.rawValue) })
    }
}
