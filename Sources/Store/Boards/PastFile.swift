package import Arrangement
internal import JSON5
internal import Words

/// The undo and redo history, in a file next to the board.
///
/// The file also contains the board that the changes led to: if that differs from the board read, the history
/// is dropped.
package struct PastFile: Hashable, Sendable {
    /// The contents found at the start.
    package struct Contents: Hashable, Sendable {
        /// The changes; empty without a file, or if it is unreadable or belongs to another board.
        package var past = Past()
        /// The notice about the file, given once.
        package var notice: StoreNotice?

        /// True if saving in this run destroys nothing.
        package var canSave: Bool { notice?.allowsSaving ?? true }
    }

    /// The most bytes that the edits of one direction take up. The oldest go first.
    static let room = 4 * 1024 * 1024
    /// The largest file to read, in bytes: the board, and the edits of both directions.
    static let limit = BoardFile.limit + 2 * room + 1024
    /// The most edits of each direction kept over a restart.
    static let edits = 200

    package let path: String
    private let panels: [PanelRules]

    /// The file at `path`, which need not exist.
    package init(path: String, panels: [PanelRules] = PanelRules.all) {
        (self.path, self.panels) = (path, panels)
    }

    /// The changes that led to `arrangement`; empty if the file is unreadable or belongs to another board.
    /// Never changes the file.
    package func peek(for arrangement: Arrangement) -> Past {
        guard let bytes = (try? DiskFile(path).read(limit: PastFile.limit)) ?? nil,
            case .success(let past) = read(bytes, for: arrangement)
        else { return Past() }
        return past
    }

    /// The changes that led to `arrangement`.
    ///
    /// An unreadable file is renamed to `NAME.broken-N`. Files of a newer version, links and special files
    /// stay untouched.
    package func load(for arrangement: Arrangement) -> Contents {
        let file = DiskFile(path)
        let reason: Saying
        do {
            guard let bytes = try file.read(limit: PastFile.limit) else { return Contents() }
            switch read(bytes, for: arrangement) {
            case .success(let past): return Contents(past: past)
            case .failure(.newer(let version)):
                return Contents(notice: .newer(path: path, version: version))
            case .failure(.malformed(let problem)): reason = problem
            }
        } catch {
            reason = error.reason
        }
        return Contents(notice: file.notice(settingAside: reason))
    }

    private func read(
        _ bytes: [UInt8], for arrangement: Arrangement
    ) -> Result<Past, DocumentNode.Unusable> {
        DocumentNode.read(bytes, version: 1) { node throws(DocumentNode.Problem) in
            let board = try BoardDocument.form(panels).read(node.required("board"))
            let edits = Form<[Edit]>.list(.edit(panels))
            let (undo, redo) = (
                try edits.read(node.required("undo")), try edits.read(node.required("redo"))
            )
            return board == BoardDocument(arrangement, panels)
                ? Past(undoable: undo, redoable: redo) : Past()
        }
    }

    /// Replaces the file by one with `past`, which led to `arrangement`: of each direction the last edits
    /// that fit.
    package func save(_ past: Past, of arrangement: Arrangement) throws(StoreError) {
        func json(_ edits: [Edit]) -> JSONValue {
            var room = PastFile.room
            var kept: [JSONValue] = []
            let form = Form.edit(panels)
            for edit in edits.filter(\.isOfBoard).suffix(PastFile.edits).reversed() {
                let json = form.json(edit)
                room -= json.bytes(.line).count + 1
                if room < 0 { break }
                kept.append(json)
            }
            return .array(kept.reversed())
        }
        let document = JSONValue.members([
            "version": .integer(1),
            "board": BoardDocument.form(panels).json(BoardDocument(arrangement, panels)),
            "undo": json(past.undoable), "redo": json(past.redoable),
        ])
        try DiskFile(path).replace(with: document.bytes(.line) + [UInt8(ascii: "\n")])
    }
}
