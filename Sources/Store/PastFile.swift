public import Board
internal import JSON5
internal import Words

/// The changes that undo and redo go through, on disk beside the board, so that they outlive the program.
///
/// They are only worth something with the board that they led to: it stands in the file with them, and where it
/// is not the board that was read, there is nothing to undo.
public struct PastFile: Hashable, Sendable {
    /// The largest file that is read, in bytes.
    static let limit = 4 * 1024 * 1024
    /// The most steps of each direction that are kept over a restart.
    static let steps = 200

    /// The file's path.
    public let path: String

    /// The file at `path`, which need not exist.
    public init(path: String) {
        self.path = path
    }

    /// The changes that led to `arrangement`; none where the file cannot be read or is of another board.
    public func load(for arrangement: Arrangement) -> Past {
        guard let bytes = (try? DiskFile(path).read(limit: PastFile.limit)) ?? nil,
            let node = try? DocumentNode(bytes: bytes), (try? node.required("version").integer()) == 1,
            (try? BoardDocument(node.required("board"))) == BoardDocument(arrangement),
            let undo = PastFile.steps(node, "undo"), let redo = PastFile.steps(node, "redo")
        else { return Past() }
        return Past(undoable: undo, redoable: redo)
    }

    /// The steps of the list called `name`; nil where one of them makes no sense.
    private static func steps(_ node: DocumentNode, _ name: String) -> [Past.Step]? {
        guard let documents = try? node.required(name).list(StepDocument.init) else { return nil }
        let steps = documents.compactMap(\.step)
        return steps.count == documents.count ? steps : nil
    }

    /// Replaces the file by one that holds `past`, which led to `arrangement`.
    public func save(_ past: Past, of arrangement: Arrangement) throws(StoreError) {
        func json(_ steps: [Past.Step]) -> JSONValue {
            .array(steps.suffix(PastFile.steps).map { StepDocument($0).json })
        }
        let document = JSONValue.members([
            "version": .integer(1), "board": BoardDocument(arrangement).json,
            "undo": json(past.undoable), "redo": json(past.redoable),
        ])
        try DiskFile(path).replace(with: document.bytes(.line) + [UInt8(ascii: "\n")])
    }
}
