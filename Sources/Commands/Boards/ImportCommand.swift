internal import Arrangement
internal import Board
internal import Market
internal import Store
internal import TUI
internal import Words

/// First shows what it adds, and what it leaves out and why.
struct ImportCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "import", [.one(.file)], [.from, .as, .dryRun, .config], .aboutImport,
            manual: """
                adds the list of ticker, tickrs, mop or stocksTUI, a plain list, or a column \
                of a table to a board: that of *--as*, or of the file's name. It first lists \
                what it imports, and what it leaves out and why.
                """,
            example: "~/.ticker.yaml", hasManyOptions: true, make: .command(ImportCommand.init))
    ]

    private let path: String
    /// Nil to detect the program from the content.
    private let source: ForeignList.Source?
    private let board: String?
    private let isDryRun: Bool

    init(_ given: Given) throws(UsageError) {
        path = given.words[0]
        source = try given.choice(.from)
        board = given[.as]
        isDryRun = given.has(.dryRun)
    }

    private var file: String { CleanText.line(path, limit: 4096) ?? "" }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let words = session.words
        let bytes = try FXTerm.read(path)
        guard let list = ForeignList(bytes, as: source) else {
            if let line = ForeignList.brokenLine(in: bytes, as: source) {
                let problem = Saying.phrase(.lotNotUnderstood, verbatim: ["example": "- AAPL"])
                throw .failed(.joined([.verbatim("\(file):\(line): "), problem]))
            }
            throw .failed(.phrase(.importUnknown, verbatim: ["file": file]))
        }
        let shelf = BoardShelf(try session.folders)
        let contents = shelf.peek()
        let name = BoardEntry.name(board ?? "") ?? BoardEntry.named(after: path)
        let there = contents.entries.named(name)
        let last = try session.boardEntry(contents)
        let board = shelf.file(of: (there ?? last).id).peek() ?? .first
        let onto = there == nil ? board.showing([]) : board
        let found = ListImport(list, onto: onto)
        try FXTerm.print(report(found, list.source, session))
        guard !found.rows.isEmpty else { throw .failed(.phrase(.importNothing, verbatim: ["file": file])) }
        let counts = Panel.standard.map { panel in (panel, found.rows.count { $0.named.panel == panel.id }) }
        let values: KeyValuePairs<StaticString, String> = [
            "name": there?.name ?? name, "items": words.counts(counts),
        ]
        guard !isDryRun else {
            try FXTerm.print(words[.importWouldPut, values] + "\n")
            return .done
        }
        try write(found, onto, there, name, shelf, contents)
        try FXTerm.print(words[.importPut, values] + "\n")
        return .done
    }

    private func write(
        _ found: ListImport, _ board: Arrangement, _ there: BoardEntry?, _ name: String, _ shelf: BoardShelf,
        _ contents: BoardShelf.Contents
    ) throws(CommandError) {
        guard let there else {
            guard contents.entries.count < Boards.most else { throw .boardsFull }
            var new = board
            found.put(on: &new)
            _ = try stored { () throws(StoreError) in try shelf.make(name, new) }
            return
        }
        let isOurs = try stored { () throws(StoreError) in
            try shelf.change(there.id, Action(.add, file)) { found.put(on: &$0) }
        }
        guard isOurs else { throw .failed(.phrase(.boardOpenElsewhere)) }
    }

    private func report(_ found: ListImport, _ source: ForeignList.Source, _ session: Session) -> String {
        let words = session.words
        let rows = found.rows.map { row in
            let (kind, item) = (Panel.of(row.named.panel)?.kind, row.named.item)
            return [
                kind.map { words[$0.words.tab] } ?? "",
                kind?.name(of: item, language: session.locale.names) ?? item.text,
                row.written == row.named.item.text ? "" : CleanText.line(row.written) ?? "", row.group ?? "",
            ]
        }
        var text = aligned(rows)
        if !found.leftOut.isEmpty {
            text += words[.importLeftOut] + "\n"
            text += aligned(
                found.leftOut.map { left in
                    ["  " + left.name, words[left.reason.saying(source, file: file)]]
                })
        }
        return text
    }

    private func aligned(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { CellWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            let line = row.enumerated().map { column, text in
                text + String(repeating: " ", count: widths[column] - CellWidth.of(text))
            }.joined(separator: "  ")
            return line.prefix(through: line.lastIndex { $0 != " " } ?? line.startIndex) + "\n"
        }.joined()
    }
}

extension ListImport.Reason {
    fileprivate func saying(_ source: ForeignList.Source, file: String) -> Saying {
        let program = source.name
        return switch self {
        case .noSymbol: .phrase(.importNoSymbol)
        case .ownName: .phrase(.importOwnName, verbatim: ["program": program, "example": "BTC-USD"])
        case .isTwice: .phrase(.importTwice)
        case .isThere: .phrase(.importIsThere)
        case .isBase(let code): .phrase(.isTheBase, verbatim: ["code": code.text])
        case .lot: .phrase(.importLots, verbatim: ["file": file])
        case .setting: .phrase(.importSetting, verbatim: ["program": program])
        }
    }
}
