internal import Board
internal import JSON5
internal import Market

extension Form<[KeptFilter]> {
    /// Filters with names. Those of panels that this version does not know are left out, and so is what has a name or a text that
    /// cannot be shown.
    static func filters(_ panels: [Panel]) -> Form {
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
                    return KeptFilter(name, panel, text)
                }
            },
            json: { filters in
                .array(
                    filters.map { entry.json(["name": $0.name, "panel": $0.panel.id.text, "text": $0.text]) })
            })
    }
}

extension Form<[Panel: String]> {
    /// A text by panel.
    static func texts(_ panels: [Panel]) -> Form {
        let texts = Form<[String: String]>.dictionary(.text)
        return Form(
            read: { node throws(DocumentNode.Problem) in
                let named = try texts.read(node)
                let known = panels.compactMap { panel in named[panel.id.text].map { (panel, $0) } }
                return Dictionary(uniqueKeysWithValues: known)
            },
            json: { byPanel in
                texts.json(Dictionary(uniqueKeysWithValues: byPanel.map { ($0.key.id.text, $0.value) }))
            })
    }
}
