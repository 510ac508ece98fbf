internal import Arrangement
internal import Board
internal import Store
internal import Words

extension Session {
    /// The board that is meant: the one that the command line names, else the one that was shown last.
    func boardEntry(_ contents: BoardShelf.Contents) throws(CommandError) -> BoardEntry {
        guard let boardName else {
            return BoardShelf(try folders).last(of: contents.entries) ?? contents.entries.first ?? .first
        }
        guard let entry = contents.entries.named(boardName) else {
            let names = contents.entries.map(\.name).joined(separator: ", ")
            throw .failed(.phrase(.noSuchBoard, verbatim: ["name": boardName, "names": names]))
        }
        return entry
    }

    /// The file of the board that is meant.
    var boardFile: BoardFile {
        get throws(CommandError) {
            let shelf = BoardShelf(try folders)
            return shelf.file(of: try boardEntry(shelf.peek()).id)
        }
    }
}
