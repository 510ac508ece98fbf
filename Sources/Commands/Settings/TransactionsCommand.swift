internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Money
internal import Runtime
internal import SettingsFiles
internal import Statements
internal import Store
internal import Threads
internal import Words

enum TransactionsCommand: Subcommand {
    case path
    case check
    /// To standard output for `-`; a nil format copies the file.
    case export(String, JournalFormat?)
    case `import`(ForeignTransactions)
    /// Finds the symbols of ISINs, or takes those given.
    case listings([String], wait: Int?)

    static let specs = [
        CommandSpec(
            "transactions import", [.one(.file)],
            [.importFormat, .fromBroker, .map, .account, .date, .decimal, .dates, .dryRun, .config],
            .aboutTransactions,
            manual: """
                imports transactions from a broker's file or from ticker, exports them, \
                checks them, or prints the path of their file.
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
            "transactions isin", [.any(.text("ISIN=AAPL"))], [.wait, .config], .aboutTransactions,
            make: .command { given throws(UsageError) in
                TransactionsCommand.listings(given.words, wait: try given.wait())
            }),
        CommandSpec(
            "transactions path", [], [.config], .aboutTransactions,
            make: .command { _ in TransactionsCommand.path }),
    ]

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let file = TransactionFile(path: try session.folders.transactions)
        switch self {
        case .path: try FXTerm.print(file.path + "\n")
        case .listings(let words, let wait):
            return try TransactionsCommand.list(words, in: file, wait: wait, session)
        case .check: return try TransactionsCommand.check(file, session.words)
        case .export(let path, nil): try TransactionsCommand.export(file, to: path)
        case .export(let path, let format?):
            return try TransactionsCommand.export(file, as: format, to: path, session)
        case .import(let foreign):
            return try TransactionsCommand.add(foreign, to: file, try session.folders, session.words)
        }
        return .done
    }

    private static func check(_ file: TransactionFile, _ words: Words) throws(CommandError) -> FXTerm.ExitCode
    {
        let document = try stored { () throws(StoreError) in try file.load() }
        // Rows may contradict one another, which needs no rates.
        let days = document.transactions.map(\.day)
        let rates = HomeRates(home: .usd, today: Zone.here.local(WallClock.now).day, now: [:], closes: [:])
        let ledger = Ledger(
            document.transactions, mistakes: document.mistakes, Terms(on: days.max(), rates: rates))
        complain(ledger.mistakes, in: file.path, words)
        if let leftOut = ledger.positions(at: [:]).total.leftOutSaying { FXTerm.complain(words[leftOut]) }
        complainOfISINs(document.unlisted, words)
        guard ledger.mistakes.isEmpty else { return .failed }
        let shown = shown(file.path)
        let text =
            access(file.path, F_OK) == 0
            ? words[.count(.transactionsFine, document.transactions.count, ["file": .verbatim(shown)])]
            : words[.transactionsNone, ["file": shown]]
        try FXTerm.print(text + "\n")
        return .done
    }

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

    /// For another program, only the rows that count.
    private static func export(
        _ file: TransactionFile, as format: JournalFormat, to path: String, _ session: Session
    ) throws(CommandError) -> FXTerm.ExitCode {
        let document = try stored { () throws(StoreError) in try file.load() }
        // Quotes have the units of items.
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
            let names = session.words.list(journal.unknown.map(\.text))
            FXTerm.complain(session.words[.journalLacks, ["items": names]])
        }
        return journal.mistakes.isEmpty && journal.unknown.isEmpty ? .done : .failed
    }

    /// Adds only rows that ours lacks; nothing if that file has mistakes.
    private static func add(
        _ foreign: ForeignTransactions, to file: TransactionFile, _ folders: Folders, _ words: Words
    ) throws(CommandError) -> FXTerm.ExitCode {
        let bytes = try FXTerm.read(file: foreign.file)
        let document = try stored { () throws(StoreError) in try file.load() }
        let statement = try foreign.statement(bytes, known: document, folders)
        let rows = statement?.rows ?? foreign.rows(bytes)
        guard rows.mistakes.isEmpty else {
            complain(rows.mistakes, in: foreign.file, words)
            // A file with none of our columns is another program's.
            let isForeign = foreign.mapping == nil && rows.mistakes.contains { $0.cause.isOfHeader }
            FXTerm.complain(words[isForeign ? .importNeedsMap : .importStopped])
            return .failed
        }
        var new = rows.new(to: document)
        do throws(TransactionFile.Failure) {
            if foreign.isDryRun {
                FXTerm.write(try TransactionDocument().importing(new).bytes, to: STDOUT_FILENO)
            } else if !new.isEmpty {
                // Another import may have added the same rows meanwhile.
                try file.edit(document) { found throws(EditRefusal) in
                    new = rows.new(to: found)
                    return new.isEmpty ? found : try found.appending(new)
                }
            }
        } catch {
            throw .failed(error.saying(in: file))
        }
        let known = rows.transactions.count - new.count
        let phrase: Phrase = foreign.isDryRun ? .importWouldAdd : .importAdded
        let text = words[.count(phrase, new.count, ["file": .verbatim(shown(file.path))])]
        let rest = known == 0 ? "" : "; " + words[.count(.importKnown, known)]
        let output = foreign.isDryRun ? STDERR_FILENO : STDOUT_FILENO
        FXTerm.write(text + rest + "\n", to: output)
        if let statement {
            for line in statement.account(new, of: shown(foreign.file)) {
                FXTerm.write(words[line] + "\n", to: output)
            }
        }
        let items = Set(new.compactMap { document.listing(of: $0.item) })
        complainOfISINs(items.compactMap { ISIN($0.text) }.sorted(), words)
        return .done
    }

    private static func complainOfISINs(_ isins: [ISIN], _ words: Words) {
        guard !isins.isEmpty else { return }
        let some = Saying.list(isins.map(\.text), atMost: 4)
        FXTerm.complain(
            words[
                .count(
                    .isinsUnlisted, isins.count,
                    ["isins": some, "command": .verbatim("fxterm transactions isin")])])
    }

    /// Symbols that `words` give, or that Yahoo finds for those in the file.
    private static func list(
        _ words: [String], in file: TransactionFile, wait: Int?, _ session: Session
    ) throws(CommandError) -> FXTerm.ExitCode {
        var new: [ISIN: Symbol] = [:]
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let isin = ISIN(parts[0]), let symbol = Symbol(parts[1]) else {
                throw .wrongUsage(UsageError.expected("isin", word, ["IE00B4L5Y983=EUNL.DE"]).saying)
            }
            new[isin] = symbol
        }
        var isUndecided = false
        if words.isEmpty {
            let document = try stored { () throws(StoreError) in try file.load() }
            guard !document.unlisted.isEmpty else {
                try FXTerm.print(session.words[.isinsListed] + "\n")
                return .done
            }
            let found = try search(document.unlisted.map(\.text), wait: wait, session)
            for isin in document.unlisted {
                let currencies = document.transactions.filter { $0.item?.text == isin.text }.compactMap(
                    \.currency)
                let choices = Listing.ordered(found[isin.text] ?? [], of: isin, in: currencies)
                if choices.count == 1 {
                    new[isin] = choices[0].symbol
                } else {
                    isUndecided = true
                    let example = choices.first?.symbol.text ?? "SYMBOL"
                    let command = Saying.verbatim("fxterm transactions isin \(isin)=\(example)")
                    FXTerm.complain(
                        "\(isin): "
                            + session.words[
                                choices.isEmpty ? .isinNotFound : .isinChoose,
                                ["command": session.words[command]]])
                    for choice in choices { FXTerm.complain("  " + shown(choice)) }
                }
            }
        }
        let kept = new
        try stored { () throws(StoreError) in
            if !kept.isEmpty { try file.listings.add(kept) }
        }
        for (isin, symbol) in new.sorted(by: { $0.key < $1.key }) {
            try FXTerm.print("\(isin) = \(symbol)\n")
        }
        return isUndecided ? .failed : .done
    }

    private static func shown(_ stock: FoundStock) -> String {
        [stock.symbol.text, stock.name, stock.exchange].compactMap(\.self).joined(separator: " ")
    }

    private static func search(
        _ texts: [String], wait: Int?, _ session: Session
    ) throws(CommandError) -> [String: [FoundStock]] {
        guard let mailbox = Mailbox() else { return [:] }
        let client = try session.client(try KeptBoard.read(session), mailbox)
        Task.detached(executorPreference: SerialThread()) {
            for text in texts { await client.ask(.search(text), freshness: 0, isPatient: false) }
        }
        var (found, waiting): ([String: [FoundStock]], Set<FeedSubject>) = (
            [:], Set(texts.map(FeedSubject.search))
        )
        let patience = Patience(wait ?? 40)
        while !waiting.isEmpty, let left = patience.left({ false }) {
            var watched = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, left)
            for message in mailbox.take() {
                guard case .figures(.changed(let changes, _, _)) = message else { continue }
                for answer in changes.found where texts.contains(answer.text) {
                    found[answer.text] = answer.stocks
                }
                waiting.subtract(changes.finished)
            }
        }
        return found
    }

    private static func complain(_ mistakes: [Mistake], in file: String, _ words: Words) {
        for mistake in mistakes { FXTerm.complain(words[mistake.saying(in: shown(file))]) }
    }

    private static func shown(_ path: String) -> String { CleanText.line(path, limit: 4096) ?? "" }
}

/// A file to import, and how to read it.
struct ForeignTransactions {
    private enum Format: String, CaseIterable {
        case ticker
        case csv
    }

    fileprivate let file: String
    private let format: Format
    /// A name or a description; nil for the broker whose header it has.
    private let broker: String?
    /// Nil for a file with our columns.
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
        broker = given[.from]
        style.decimal = try given.choice(.decimal)
        style.dayOrder = try given.choice(.dates)
        day = try given.day(.date, like: "2024-03-01")
        account = given[.account] ?? ""
        isDryRun = given.has(.dryRun)
    }

    /// The file by the description that `--from` names, or whose header fits; nil for other programs' and ours.
    fileprivate func statement(
        _ bytes: [UInt8], known: TransactionDocument, _ folders: Folders
    ) throws(CommandError) -> Statement? {
        guard format == .csv, mapping == nil else { return nil }
        if broker == nil {
            let own = ImportedRows(own: bytes)
            guard own.mistakes.contains(where: { $0.cause.isOfHeader || $0.cause.isOfEncoding }) else {
                return nil
            }
        }
        var forms: [StatementForm] = []
        var described: [UInt8]?
        if let broker, broker.contains("/") || broker.hasSuffix(".json5") {
            described = try FXTerm.read(file: broker)
        }
        do throws(SettingsError) {
            for file in ThemeFolder(path: folders.brokers).files() where broker == nil || broker == file.name
            {
                guard case .success(let text) = file.text else { continue }
                forms.append(try StatementForm(Array(text.utf8), file: file.path))
            }
            if let broker, forms.isEmpty {
                let shipped = Broker.all.filter { $0.name == broker || $0.name.hasPrefix(broker + "-") }
                forms = shipped.compactMap(\.form)
                if let described { forms = [try StatementForm(described, file: broker)] }
            } else if broker == nil {
                forms += Broker.all.compactMap(\.form)
            }
        } catch {
            throw .failed(error.saying)
        }
        guard !forms.isEmpty else {
            let names = Broker.all.map(\.name)
            throw .failed(
                UsageError.expected("--from", broker ?? "", names).saying)
        }
        return Statement(bytes, by: forms, account: account, known: known)
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

extension Statement {
    /// A line each: those left out, and those already there.
    fileprivate func account(_ new: [Transaction], of file: String) -> [Saying] {
        var sayings: [Saying] = [
            .count(.importRows, lines.count, ["file": .verbatim(file), "broker": .verbatim(title)])
        ]
        var lines: [(reason: StatementForm.Reason, word: String?, lines: [Int])] = []
        for row in leftOut {
            if let place = lines.firstIndex(where: { $0.reason == row.reason && $0.word == row.word }) {
                lines[place].lines.append(row.line)
            } else {
                lines.append((row.reason, row.word, [row.line]))
            }
        }
        for entry in lines {
            sayings.append(Statement.leftOut(entry.lines, entry.reason.saying(entry.word)))
        }
        let added = Set(new.map(\.line))
        let present = Set(rows.transactions.map(\.line)).subtracting(added).sorted()
        if !present.isEmpty { sayings.append(Statement.leftOut(present, .phrase(.leftPresent))) }
        return sayings
    }

    private static func leftOut(_ lines: [Int], _ reason: Saying) -> Saying {
        let some = Saying.list(lines.map { String($0) }, atMost: 8)
        return .count(.importRowsLeftOut, lines.count, ["reason": reason, "lines": some])
    }
}

extension StatementForm.Reason {
    fileprivate func saying(_ word: String?) -> Saying {
        switch self {
        case .text: .phrase(.leftText)
        case .information: .phrase(.leftInformation)
        case .total: .phrase(.leftTotal)
        case .detail: .phrase(.leftDetail)
        case .sweep: .phrase(.leftSweep)
        case .unexecuted: .phrase(.leftUnexecuted)
        case .duplicate: .phrase(.leftDuplicate)
        case .empty: .phrase(.leftEmpty)
        case .transfer: .phrase(.leftTransfer)
        case .contract: .phrase(.leftContract)
        case .corporate: .phrase(.leftCorporate)
        case .half: .phrase(.leftHalf)
        case .coins: .phrase(.leftCoins)
        case .split: .phrase(.leftSplit)
        case .nameless: .phrase(.leftNameless)
        case .unknown: .phrase(.leftUnknown, ["word": .phrase(.inQuotes, verbatim: ["text": word ?? ""])])
        }
    }
}
