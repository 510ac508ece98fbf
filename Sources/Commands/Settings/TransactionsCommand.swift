internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Money
internal import Runtime
internal import Store
internal import Words

/// `fxterm transactions`: the file of purchases and sales.
enum TransactionsCommand: Subcommand {
    case path
    case check
    /// To a file; `-` for standard output. Nil for the file as it is.
    case export(String, JournalFormat?)
    case `import`(ForeignTransactions)

    static let specs = [
        CommandSpec(
            "transactions import", [.one(.file)],
            [.importFormat, .map, .account, .date, .decimal, .dates, .dryRun, .config], .aboutTransactions,
            manual: """
                reads the lots of ticker or a broker's table into the file of transactions, writes that file out, checks \
                it, or says where it is.
                """,
            example: "~/.ticker.yaml", hasManyOptions: true,
            make: .command { given throws(UsageError) in
                TransactionsCommand.import(try ForeignTransactions(given))
            }),
        CommandSpec(
            "transactions export", [.optional(.file)], [.journalFormat, .config], .aboutTransactions,
            make: .command { given throws(UsageError) in
                TransactionsCommand.export(given.words.first ?? "-", try given.choice(.format))
            }),
        CommandSpec(
            "transactions check", [], [.config], .aboutTransactions,
            make: .command { _ in TransactionsCommand.check }),
        CommandSpec(
            "transactions path", [], [.config], .aboutTransactions,
            make: .command { _ in TransactionsCommand.path }),
    ]

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let file = TransactionFile(path: try session.folders.transactions)
        switch self {
        case .path: try FXTerm.print(file.path + "\n")
        case .check: return try TransactionsCommand.check(file, session.words)
        case .export(let path, nil): try TransactionsCommand.export(file, to: path)
        case .export(let path, let format?):
            return try TransactionsCommand.export(file, as: format, to: path, session)
        case .import(let foreign): return try TransactionsCommand.add(foreign, to: file, session.words)
        }
        return .done
    }

    private static func check(_ file: TransactionFile, _ words: Words) throws(CommandError) -> FXTerm.ExitCode
    {
        let document = try stored { () throws(StoreError) in try file.load() }
        // Rows may also contradict one another, which needs no rates.
        let days = document.transactions.map(\.day)
        let rates = HomeRates(home: .usd, today: Zone.here.local(WallClock.now).day, now: [:], closes: [:])
        let ledger = Ledger(
            document.transactions, mistakes: document.mistakes, Terms(on: days.max(), rates: rates))
        complain(ledger.mistakes, in: file.path, words)
        if let leftOut = ledger.positions(at: [:]).total.leftOutSaying { FXTerm.complain(words[leftOut]) }
        guard ledger.mistakes.isEmpty else { return .failed }
        let shown = shown(file.path)
        let text =
            access(file.path, F_OK) == 0
            ? words[.count(.transactionsFine, document.transactions.count, ["file": .verbatim(shown)])]
            : words[.transactionsNone, ["file": shown]]
        try FXTerm.print(text + "\n")
        return .done
    }

    /// Writes an unchanged copy of the file.
    private static func export(_ file: TransactionFile, to path: String) throws(CommandError) {
        try write(try FXTerm.read(file: file.path), to: path)
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        guard path != "-" else {
            guard FXTerm.write(bytes, to: STDOUT_FILENO) else { throw .failed(.phrase(.outputNotWritten)) }
            return
        }
        try stored { () throws(StoreError) in try OutputFile(path: path).write(bytes) }
    }

    /// Writes the rows that count as a journal for another program.
    private static func export(
        _ file: TransactionFile, as format: JournalFormat, to path: String, _ session: Session
    ) throws(CommandError) -> FXTerm.ExitCode {
        let document = try stored { () throws(StoreError) in try file.load() }
        // Quotes tell the units of items.
        let known = try KeptBoard.read(session)
        let model = session.model(known.arrangement, knowing: known)
        var units: [Symbol: String] = [:]
        for item in document.transactions.compactMap(\.item) {
            units[item] = model.market.quotes[item]?.value.currency
        }
        let rates = HomeRates(home: .usd, today: Zone.here.local(WallClock.now).day, now: [:], closes: [:])
        let journal = Journal(
            document.transactions, mistakes: document.mistakes,
            Terms(method: session.settings.costMethod, rates: rates, units: units), format)
        try write(Array(journal.text.utf8), to: path)
        complain(journal.mistakes, in: file.path, session.words)
        if !journal.unknown.isEmpty {
            let names = journal.unknown.map(\.text).joined(separator: ", ")
            FXTerm.complain(session.words[.journalLacks, ["items": names]])
        }
        return journal.mistakes.isEmpty && journal.unknown.isEmpty ? .done : .failed
    }

    /// Appends rows of another program's file that ours lacks; nothing if that file has mistakes.
    private static func add(
        _ foreign: ForeignTransactions, to file: TransactionFile, _ words: Words
    ) throws(CommandError) -> FXTerm.ExitCode {
        let bytes = try FXTerm.read(file: foreign.file)
        let rows = foreign.rows(bytes)
        guard rows.mistakes.isEmpty else {
            complain(rows.mistakes, in: foreign.file, words)
            // A file with none of our columns is another program's.
            let isForeign = foreign.mapping == nil && rows.mistakes.contains { $0.cause.isOfHeader }
            FXTerm.complain(words[isForeign ? .importNeedsMap : .importStopped])
            return .failed
        }
        let document = try stored { () throws(StoreError) in try file.load() }
        let new = rows.new(to: document)
        do throws(TransactionFile.Failure) {
            if foreign.isDryRun {
                FXTerm.write(try TransactionDocument().importing(new).bytes, to: STDOUT_FILENO)
            } else if !new.isEmpty {
                try file.save(try document.importing(new), madeFrom: document)
            }
        } catch {
            throw .failed(error.saying(in: file))
        }
        let known = rows.transactions.count - new.count
        let phrase: Phrase = foreign.isDryRun ? .importWouldAdd : .importAdded
        let text = words[.count(phrase, new.count, ["file": .verbatim(shown(file.path))])]
        let rest = known == 0 ? "" : "; " + words[.count(.importKnown, known)]
        FXTerm.write(text + rest + "\n", to: foreign.isDryRun ? STDERR_FILENO : STDOUT_FILENO)
        return .done
    }

    private static func complain(_ mistakes: [Mistake], in file: String, _ words: Words) {
        for mistake in mistakes { FXTerm.complain(words[mistake.saying(in: shown(file))]) }
    }

    private static func shown(_ path: String) -> String { CleanText.line(path, limit: 4096) ?? "" }
}

/// The file that `fxterm transactions import` reads, and how.
struct ForeignTransactions {
    private enum Format: String, CaseIterable {
        case ticker
        case csv
    }

    fileprivate let file: String
    private let format: Format
    /// A broker's columns; nil for a file with ours.
    fileprivate let mapping: ColumnMapping?
    private var style = FigureStyle()
    private let account: String
    /// The day of lots; nil for today.
    private let day: Day?
    fileprivate let isDryRun: Bool

    init(_ given: Given) throws(UsageError) {
        file = given.words[0]
        let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
        format = try given.choice(.format) ?? (isYAML ? .ticker : .csv)
        var mapping = ColumnMapping()
        for map in given.all(.map) {
            if let wrong = mapping.add(map) {
                throw UsageError.expected("--map", wrong, ColumnMapping.names.map { $0 + "=…" })
            }
        }
        self.mapping = given.has(.map) ? mapping : nil
        style.decimal = try given.choice(.decimal)
        style.dayOrder = try given.choice(.dates)
        day = try given.day(.date, like: "2024-03-01")
        account = given[.account] ?? ""
        isDryRun = given.has(.dryRun)
    }

    fileprivate func rows(_ bytes: [UInt8]) -> ImportedRows {
        switch (format, mapping) {
        case (.ticker, _):
            ImportedRows(ticker: bytes, on: day ?? Zone.here.local(WallClock.now).day, account: account)
        case (.csv, let mapping?): ImportedRows(broker: bytes, mapping, style, account: account)
        case (.csv, nil): ImportedRows(own: bytes, account: account)
        }
    }
}

extension TransactionDocument {
    fileprivate func importing(
        _ transactions: [Transaction]
    ) throws(TransactionFile.Failure) -> TransactionDocument {
        do throws(EditRefusal) { return try appending(transactions) } catch { throw .refused(error) }
    }
}
