internal import Arrangement
internal import JSON5
internal import Words

/// The file that names boards: version 1.
struct BoardIndexDocument: Hashable {
    struct Entry: Hashable {
        var id = ""
        var name = ""

        var entry: BoardEntry? {
            guard let id = BoardID(id), let name = BoardEntry.name(name) else { return nil }
            return BoardEntry(id, name)
        }
    }

    private static let version = 1
    /// In bytes.
    static let limit = 1024 * 1024

    private var version = BoardIndexDocument.version
    private var boards: [Entry] = []
    private var removed: [Entry] = []

    init() {}

    init(_ entries: [BoardEntry], _ removed: [BoardEntry]) {
        func written(_ entries: [BoardEntry]) -> [Entry] {
            entries.map { Entry(id: $0.id.text, name: $0.name) }
        }
        (boards, self.removed) = (written(entries), written(removed))
    }

    func entries() -> [BoardEntry] { BoardIndexDocument.unique(boards, besides: []) }

    func removedEntries() -> [BoardEntry] {
        BoardIndexDocument.unique(removed, besides: Set(entries().map(\.id)))
    }

    private static func unique(_ entries: [Entry], besides known: Set<BoardID>) -> [BoardEntry] {
        var known = known
        return entries.compactMap(\.entry).filter { known.insert($0.id).inserted }
    }

    private static var form: Form<BoardIndexDocument> {
        let entry = Form<Entry>.object(
            Entry(), Field("id", \.id, .text), Field("name", \.name, .text))
        return .object(
            BoardIndexDocument(), Field("version", \.version, .integer),
            Field("boards", \.boards, .list(entry)), Field("removed", \.removed, .list(entry), absent: []))
    }

    var bytes: [UInt8] { BoardIndexDocument.form.json(self).bytes(.filed) + [UInt8(ascii: "\n")] }

    static func read(_ bytes: [UInt8]) -> Result<BoardIndexDocument, DocumentNode.Unusable> {
        DocumentNode.read(bytes, version: version, form.read)
    }
}
