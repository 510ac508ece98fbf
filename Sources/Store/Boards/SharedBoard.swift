package import Arrangement
internal import JSON5
package import Words

/// A board as a file to send to others, without what is the user's alone.
package struct SharedBoard: Hashable, Sendable {
    /// Empty if the file has none.
    package let name: String
    package let arrangement: Arrangement
    /// How many entries of the file were invalid.
    package let leftOut: Int

    /// Leaves out what the user owns, hid or typed, and the theme.
    package init(_ name: String, _ arrangement: Arrangement) { self.init(name, arrangement, leftOut: 0) }

    private init(_ name: String, _ arrangement: Arrangement, leftOut: Int) {
        var shared = arrangement
        for panel in PanelRules.all.map(\.id) where !PanelRules.standard.contains(where: { $0.id == panel }) {
            shared.setList(panel, ItemList(cards: []))
            shared.sorts[panel] = nil
            shared.densities[panel] = nil
            shared.charts[panel] = nil
        }
        shared.positionBaselines = []
        shared.hidesAmounts = false
        shared.amount = nil
        shared.theme = nil
        (self.name, self.arrangement, self.leftOut) = (name, shared, leftOut)
    }

    package init(_ bytes: [UInt8], path: String) throws(StoreError) {
        switch BoardDocument.read(bytes) {
        case .arrangement(let arrangement, let leftOut):
            let name = (try? DocumentNode(bytes: bytes).member("name")?.text()) ?? ""
            self.init(BoardEntry.name(name) ?? "", arrangement, leftOut: leftOut)
        case .newer(let version):
            throw .failed(path: path, reason: .phrase(.isOfVersion, verbatim: ["version": "\(version)"]))
        case .malformed(let reason): throw .failed(path: path, reason: reason)
        }
    }

    package func text(_ words: Words) -> String {
        let head = words[.boardFileHead, ["version": ProgramVersion.current.text]]
        let form = BoardDocument.form(PanelRules.all)
        guard case .object(let members) = form.json(BoardDocument(arrangement)) else { return "" }
        let named = JSONValue.object([("name", .string(name))] + members)
        return "// \(head)\n" + String(decoding: named.bytes(.printed), as: UTF8.self) + "\n"
    }
}
