internal import CivilTime
internal import Glibc
internal import Market
internal import Money
internal import Runtime
internal import Store
internal import Words

/// `fxterm transactions`: the file of what was bought and sold.
enum TransactionsCommand {
    static func run(_ request: TransactionsRequest, _ session: Session) throws(CommandError)
        -> FXTerm.ExitCode
    {
        let file = TransactionFile(path: try session.folders.transactions)
        switch request {
        case .path: try FXTerm.print(file.path + "\n")
        case .check: return try check(file, session.words)
        case .export(let path): try export(file, to: path)
        case .import(let request): return try add(request, to: file, session.words)
        }
        return .done
    }

    private static func check(_ file: TransactionFile, _ words: Words) throws(CommandError) -> FXTerm.ExitCode
    {
        let document = try load(file)
        // Rows may also contradict one another, which no rate is needed for.
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

    /// Writes the file as it is.
    private static func export(_ file: TransactionFile, to path: String) throws(CommandError) {
        let bytes = try read(file.path)
        guard path != "-" else {
            guard FXTerm.write(bytes, to: STDOUT_FILENO) else { throw .failed(.phrase(.outputNotWritten)) }
            return
        }
        do throws(StoreError) {
            try OutputFile(path: path).write(bytes)
        } catch {
            throw .failed(error.saying)
        }
    }

    /// Appends what another program's file says and ours does not yet; nothing, where that has mistakes.
    private static func add(
        _ request: ImportRequest, to file: TransactionFile, _ words: Words
    ) throws(CommandError) -> FXTerm.ExitCode {
        let bytes = try read(request.file)
        let rows =
            switch (request.format, request.mapping) {
            case (.ticker, _):
                ImportedRows(
                    ticker: bytes, on: request.day ?? Zone.here.local(WallClock.now).day,
                    account: request.account)
            case (.csv, let mapping?):
                ImportedRows(broker: bytes, mapping, request.style, account: request.account)
            case (.csv, nil): ImportedRows(own: bytes, account: request.account)
            }
        guard rows.mistakes.isEmpty else {
            complain(rows.mistakes, in: request.file, words)
            // A file with none of our columns is another program's.
            let isForeign = request.mapping == nil && rows.mistakes.contains { $0.cause.isOfHeader }
            FXTerm.complain(words[isForeign ? .importNeedsMap : .importStopped])
            return .failed
        }
        let document = try load(file)
        let new = rows.new(to: document)
        do throws(TransactionFile.Failure) {
            if request.isDryRun {
                FXTerm.write(try TransactionDocument().importing(new).bytes, to: STDOUT_FILENO)
            } else if !new.isEmpty {
                try file.save(try document.importing(new), madeFrom: document)
            }
        } catch {
            throw .failed(error.saying(in: file))
        }
        let known = rows.transactions.count - new.count
        let phrase: Phrase = request.isDryRun ? .importWouldAdd : .importAdded
        let text = words[.count(phrase, new.count, ["file": .verbatim(shown(file.path))])]
        let rest = known == 0 ? "" : "; " + words[.count(.importKnown, known)]
        FXTerm.write(text + rest + "\n", to: request.isDryRun ? STDERR_FILENO : STDOUT_FILENO)
        return .done
    }

    private static func load(_ file: TransactionFile) throws(CommandError) -> TransactionDocument {
        do throws(StoreError) { return try file.load() } catch { throw .failed(error.saying) }
    }

    private static func read(_ path: String) throws(CommandError) -> [UInt8] {
        do throws(InputFile.Unreadable) {
            return try InputFile(path: path).read()
        } catch {
            throw .failed(error.saying)
        }
    }

    private static func complain(_ mistakes: [Mistake], in file: String, _ words: Words) {
        for mistake in mistakes { FXTerm.complain(words[mistake.saying(in: shown(file))]) }
    }

    /// A path as it may be shown.
    private static func shown(_ path: String) -> String { CleanText.line(path, limit: 4096) ?? "" }
}

extension TransactionDocument {
    fileprivate func importing(
        _ transactions: [Transaction]
    ) throws(TransactionFile.Failure) -> TransactionDocument {
        do throws(EditRefusal) { return try appending(transactions) } catch { throw .refused(error) }
    }
}
