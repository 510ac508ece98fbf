package import Arrangement
internal import JSON5
internal import Words

/// The undo and redo history, in a file next to the board. It contains the board that the changes led to: if
/// another board was read, the history is dropped.
package struct PastFile: Hashable, Sendable {
    package struct Contents: Hashable, Sendable {
        /// Empty without a file, or if it is unreadable or belongs to another board.
        package var past = Past()
        package var notice: StoreNotice?

        package var canSave: Bool { notice?.allowsSaving ?? true }
    }

    /// The most bytes for the edits of one direction. The oldest go first.
    static let room = 4 * 1024 * 1024
    /// The largest file in bytes: the board, and the edits of both directions.
    static let limit = BoardFile.limit + 2 * room + 1024
    /// How many edits of each direction survive a restart.
    static let edits = 200

    package let path: String
    private let panels: [PanelRules]

    package init(path: String, panels: [PanelRules] = PanelRules.all) {
        (self.path, self.panels) = (path, panels)
    }

    /// Empty if the file is unreadable or belongs to another board. Never changes the file.
    package func peek(for arrangement: Arrangement) -> Past {
        guard let bytes = (try? DiskFile(path).read(limit: PastFile.limit)) ?? nil,
            case .success(let past) = read(bytes, for: arrangement)
        else { return Past() }
        return past
    }

    /// Treats unusable files as `BoardFile.load` does.
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

    /// Saves, of each direction, the last edits that fit.
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
