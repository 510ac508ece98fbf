package import Arrangement
internal import Words

/// The user's arrangement on disk: a small JSON file that people can read, compare and edit.
package struct BoardFile: Hashable, Sendable {
    package struct Contents: Hashable, Sendable {
        /// Nil at a first start or if the file is unreadable.
        package var arrangement: Arrangement?
        package var notice: StoreNotice?

        /// True if saving in this run destroys nothing.
        package var canSave: Bool { notice?.allowsSaving ?? true }

        package static let nothing = Contents()
    }

    /// In bytes. A full board (`ItemList.mostCards`) with the longest names has about 9 million.
    static let limit = 16 * 1024 * 1024

    package let path: String
    private let panels: [PanelRules]

    package init(path: String, panels: [PanelRules] = PanelRules.all) {
        (self.path, self.panels) = (path, panels)
    }

    /// Renames an unreadable file to `NAME.broken-N`; leaves newer versions, links and special files alone.
    package func load(isKept: Bool = false) -> Contents {
        if isKept { return Contents(arrangement: peek()) }
        let file = DiskFile(path)
        let reason: Saying
        do {
            guard let bytes = try file.read(limit: BoardFile.limit) else { return .nothing }
            switch BoardDocument.read(bytes, panels) {
            case .arrangement(let arrangement, let leftOut):
                let notice = leftOut > 0 ? StoreNotice.leftOut(path: path, count: leftOut) : nil
                return Contents(arrangement: arrangement, notice: notice)
            case .newer(let version):
                return Contents(notice: .newer(path: path, version: version))
            case .malformed(let problem):
                reason = problem
            }
        } catch {
            reason = error.reason
        }
        return Contents(notice: file.notice(settingAside: reason))
    }

    /// Nil if the file is unreadable. Never changes the file.
    package func peek() -> Arrangement? {
        guard let bytes = (try? DiskFile(path).read(limit: BoardFile.limit)) ?? nil,
            case .arrangement(let arrangement, _) = BoardDocument.read(bytes, panels)
        else { return nil }
        return arrangement
    }

    /// On disk when this returns; readers never see a mixture. A symbolic link stays a link. Never writes a
    /// file that could not be read again.
    package func save(_ arrangement: Arrangement) throws(StoreError) {
        let bytes = BoardDocument.bytes(of: arrangement, panels)
        guard bytes.count <= BoardFile.limit else {
            throw .failed(path: path, reason: DiskFile.tooLarge(BoardFile.limit))
        }
        try DiskFile(path).replace(with: bytes)
    }
}
