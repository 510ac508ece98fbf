internal import Board
internal import JSON5

extension Form<Division> {
    /// The panels that are hidden, and the shares of borders by name: `side`, `table`, or that of the panel above it. What this
    /// version does not know is passed over.
    static func division(_ panels: [Panel]) -> Form {
        let names = Dictionary(
            uniqueKeysWithValues: [("side", PanelBorder.side), ("table", .table)]
                + panels.map { ($0.id.text, .below($0)) })
        let shares = Form<[PanelBorder: Int]>(
            read: { node throws(DocumentNode.Problem) in
                let read = try node.dictionary { (node) throws(DocumentNode.Problem) in try node.integer() }
                return read.reduce(into: [:]) { shares, share in
                    if let border = names[share.key] { shares[border] = max(1, min(share.value, 999)) }
                }
            },
            json: { shares in .members(names.compactMapValues { shares[$0].map { .integer($0) } }) })
        let hidden = Form<Set<Panel>>(
            read: { node throws(DocumentNode.Problem) in
                let read = try node.list { (node) throws(DocumentNode.Problem) in try node.text() }
                return Set(panels.filter { read.contains($0.id.text) })
            },
            json: { hidden in .array(panels.filter(hidden.contains).map { .string($0.id.text) }) })
        return .object(
            Division(), Field("hidden", \.hidden, hidden, absent: []),
            Field("shares", \.shares, shares, absent: [:]))
    }
}

extension Form<[StockColumn]> {
    /// The columns of the stock grid by their names.
    static var columns: Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                let names = try node.list { (node) throws(DocumentNode.Problem) in try node.text() }
                return StockColumn.chosen(written: names) ?? StockColumn.standard
            },
            json: { .array($0.map { .string($0.rawValue) }) })
    }
}
