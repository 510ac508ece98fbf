internal import Arrangement
internal import JSON5
internal import Market

extension Form<Edit> {
    static func edit(_ panels: [PanelRules]) -> Form {
        let lists = panels.filter(\.isKept).map {
            Field($0.id.text, \Value.change.lists[$0.id], .splice(.line($0)))
        }
        let compact = Form<Item>.item(panels.filter(\.hasCompactCards))
        return .object(
            Edit(action: Action(.move), change: Change()),
            fields: [Field("name", \.action, .action)] + lists + [
                Field("compact", \.change.compact, .splice(compact)),
                Field("rateView", \.change.rateView, .swap(.rateView, RateView())),
                Field("densities", \.change.densities, .swap(.densities(panels), [:])),
                Field("filters", \.change.filters, .swap(.filters(panels), [])),
                Field("panels", \.change.division, .swap(.division(panels), Division())),
                Field("columns", \.change.stockColumns, .swap(.columns)),
                Field("positionColumns", \.change.positionBaselines, .swap(.baselines, [])),
                Field("base", \.change.base, .swap(.identity, .usd)),
                Field("baseline", \.change.baseline, .swap(.baseline, .d1)),
                Field("theme", \.change.theme, .swap(.text { CleanText.line($0, limit: 40) == $0 })),
                Field("shared", \.shared, .list(.shared), absent: []),
            ] + panels.filter(\.isSorted).map { Field($0.sortKey, \.change.sorts[$0.id], .sort(of: $0)) })
    }
}

extension Form<[PanelID: Density]> {
    static func densities(_ panels: [PanelRules]) -> Form {
        let texts = Form<[PanelID: String]>.byPanel(panels, .text)
        // A name of another version becomes the default.
        return Form(
            read: { node throws(DocumentNode.Problem) in
                try texts.read(node).compactMapValues { Density(rawValue: $0) }
            },
            json: { texts.json($0.mapValues(\.rawValue)) })
    }
}

extension Form<Action> {
    fileprivate static var action: Form {
        .written({ Action(written: CleanText.line($0) ?? "") }, \.written)
    }
}

extension Form<SharedSwap> {
    /// A changed part of a shared board; nil on either side if it was not there.
    fileprivate static var shared: Form {
        .object(
            Value("", old: nil, new: nil), Field("key", \.key, .text), Field("old", \.old, .text),
            Field("new", \.new, .text))
    }
}

extension Form where Value: Identity {
    fileprivate static var identity: Form { .written({ Value($0) }, \.text) }
}

extension Form<Item> {
    fileprivate static func item(_ panels: [PanelRules]) -> Form {
        .written({ text in panels.lazy.compactMap { $0.item(text) }.first }, \.text)
    }
}

extension Form<Line> {
    /// An item as text, or a group's heading as an object.
    fileprivate static func line(_ panel: PanelRules) -> Form {
        let card = Form<Item>.item([panel])
        let heading = Form<Group>.object(
            Group(""), Field("group", \.name, .text { CleanText.line($0) == $0 && !$0.isEmpty }),
            Field("folded", \.isFolded, .flag, absent: false))
        return Form(
            read: { node throws(DocumentNode.Problem) in
                node.isObject ? .heading(try heading.read(node)) : .card(try card.read(node))
            },
            json: { line in
                switch line {
                case .card(let item): card.json(item)
                case .heading(let group): heading.json(group)
                }
            })
    }
}

extension Form<Change.Swap<Sort?>> {
    fileprivate static func sort(of panel: PanelRules) -> Form {
        let form = Form<BoardDocument.SortDocument>.sort
        let sort = Form<Sort?>(
            read: { node throws(DocumentNode.Problem) in try form.read(node).sort(of: panel) },
            json: { $0.map { form.json(.init($0)) } ?? .null })
        return .object(
            Value(old: nil, new: nil), Field("old", \.old, sort, absent: nil),
            Field("new", \.new, sort, absent: nil))
    }
}

extension Form<Baseline> {
    fileprivate static var baseline: Form { .written({ Baseline($0) }, \.text) }
}

extension Form {
    fileprivate static func splice<Element>(_ form: Form<Element>) -> Form where Value == Splice<Element> {
        .object(
            Value(place: 0, old: [], new: []), Field("at", \.place, .integer),
            Field("old", \.old, .list(form)), Field("new", \.new, .list(form)))
    }

    /// A replaced value; a side that the file lacks is `empty`.
    fileprivate static func swap<Element>(_ form: Form<Element>, _ empty: Element) -> Form
    where Value == Change.Swap<Element> {
        .object(
            Value(old: empty, new: empty), Field("old", \.old, form), Field("new", \.new, form))
    }

    /// A replaced value; nil on either side where there was none.
    fileprivate static func swap<Element>(_ form: Form<Element>) -> Form
    where Value == Change.Swap<Element?> {
        .object(Value(old: nil, new: nil), Field("old", \.old, form), Field("new", \.new, form))
    }
}
