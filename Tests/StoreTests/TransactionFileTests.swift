import CivilTime
import Foundation
import Glibc
import Literals
import Money
import Synchronization
import Testing
import Words

@testable import Store

@Suite struct TransactionFileTests {
    let folder: TemporaryFolder
    let file: TransactionFile
    static let header = "date,type,item,quantity,price,note\n"

    init() throws {
        folder = try TemporaryFolder()
        file = TransactionFile(path: folder("fxterm/transactions.csv"))
    }

    static func row(_ note: String) -> Transaction {
        Transaction(
            line: 0, day: Day(number: 19_000), kind: .buy, item: "AAPL", quantity: 1, price: 1, note: note)
    }
    static func line(_ note: String) -> String { "2022-01-08,buy,AAPL,1,1,\(note)\n" }

    @Test("A file that is not there says nothing; the first transaction makes it, for its owner alone")
    func begins() throws {
        let empty = try file.load()
        #expect(empty == TransactionDocument())
        let saved = try file.save(try empty.appending([TransactionFileTests.row("a")]), madeFrom: empty)
        #expect(try file.load() == saved)
        #expect(saved.transactions.map(\.note) == ["a"])
        #expect(mode(of: file.path) == 0o600)
        #expect(mode(of: folder("fxterm")) == 0o700)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder("fxterm")).sorted() == [
                "transactions.csv", "transactions.csv.lock",
            ])
    }

    @Test("What another program did to other rows stays, and what it did to the same row is not overwritten")
    func editedByAnother() throws {
        let file = TransactionFile(path: folder("transactions.csv"))
        let (header, line) = (TransactionFileTests.header, TransactionFileTests.line)
        try folder.write(header + line("a") + line("b"), to: "transactions.csv")
        let base = try file.load()
        try folder.write("# mine\n" + header + line("a") + line("theirs"), to: "transactions.csv")
        let saved = try file.save(try base.appending([TransactionFileTests.row("ours")]), madeFrom: base)
        let text = "# mine\n" + header + line("a") + line("theirs") + line("ours")
        #expect(try folder.text(of: "transactions.csv") == text)
        #expect(saved.bytes == Array(text.utf8))
        #expect(throws: TransactionFile.Failure.refused(.changedMeanwhile(line: 3))) {
            try file.save(try base.removing(line: 3), madeFrom: base)
        }
        #expect(try folder.text(of: "transactions.csv") == text)
    }

    @Test("Programs that edit at once lose nothing of one another, nor of an editor that appends")
    func together() async throws {
        let file = TransactionFile(path: folder("transactions.csv"))
        try folder.write(TransactionFileTests.header, to: "transactions.csv")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in ["a", "b", "c"] {
                group.addTask {
                    for number in 0..<30 {
                        let base = try file.load()
                        let row = TransactionFileTests.row("\(writer)\(number)")
                        try file.save(try base.appending([row]), madeFrom: base)
                    }
                }
            }
            try await group.waitForAll()
        }
        let notes = try file.load().transactions.map(\.note)
        #expect(notes.count == 90)
        for writer in ["a", "b", "c"] {
            #expect(notes.filter { $0.hasPrefix(writer) } == (0..<30).map { "\(writer)\($0)" })
        }
    }

    /// Takes some seconds: an editor renames a new file into place again and again, every 10 ms and then 200
    /// ms.
    @Test("No row of an editor that saves all the time is lost, and the other one comes to an end")
    func busyEditor() async throws {
        let file = TransactionFile(path: folder("transactions.csv"))
        let old = (0..<300).map { TransactionFileTests.line("old\($0)") }.joined()
        try folder.write(TransactionFileTests.header + old, to: "transactions.csv")
        let isDone = Mutex(false)
        let folder = folder
        let editor = Task.detached {
            var count = 0
            while !isDone.withLock({ $0 }) {
                var text = try folder.text(of: "transactions.csv")
                text += TransactionFileTests.line("theirs\(count)")
                try folder.write(text, to: "new")
                rename(folder("new"), folder("transactions.csv"))
                count += 1
                usleep(count < 40 ? 10_000 : 200_000)
            }
            return count
        }
        for number in 0..<4 {
            let base = try file.load()
            do throws(TransactionFile.Failure) {
                let row = TransactionFileTests.row("ours\(number)")
                guard let longer = try? base.appending([row]) else { continue }
                try file.save(longer, madeFrom: base)
            } catch {
                guard error == .keepsChanging else { throw error }
            }
        }
        isDone.withLock { $0 = true }
        let count = try await editor.value
        let notes = try file.load().transactions.map(\.note).filter { $0.hasPrefix("theirs") }
        #expect(notes == (0..<count).map { "theirs\($0)" })
        let left = try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted()
        #expect(left == ["transactions.csv", "transactions.csv.lock"])
    }

    /// Size and time do not help here: it reads the file that comes out of the exchange.
    @Test("What another program puts there in the last moment goes back")
    func exchanged() throws {
        let file = DiskFile(folder("file"))
        try folder.write("before", to: "file")
        let read = try #require(try file.snapshot(limit: 100))
        var status = stat()
        stat(file.path, &status)
        let descriptor = open(file.path, O_WRONLY)
        #expect(pwrite(descriptor, "theirs", 6, 0) == 6)
        close(descriptor)
        utimensat(AT_FDCWD, file.path, [status.st_atim, status.st_mtim], 0)
        #expect(try !file.replace(read, with: Array("ours".utf8)))
        #expect(try folder.text(of: "file") == "theirs")
        let again = try #require(try file.snapshot(limit: 100))
        #expect(try file.replace(again, with: Array("ours".utf8)))
        #expect(try folder.text(of: "file") == "ours")
        #expect(try !file.replace(nil, with: Array("more".utf8)))
        let last = try #require(try file.snapshot(limit: 100))
        unlink(file.path)
        #expect(try !file.replace(last, with: Array("more".utf8)))
        #expect(try file.replace(nil, with: Array("new".utf8)))
        #expect(try folder.text(of: "file") == "new")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted()
        #expect(left == ["file"])
    }

    @Test("A link stays a link, and what is no plain file is refused")
    func specialFiles() throws {
        try folder.write(TransactionFileTests.header, to: "real.csv")
        symlink(folder("real.csv"), folder("link.csv"))
        let link = TransactionFile(path: folder("link.csv"))
        let base = try link.load()
        try link.save(try base.appending([TransactionFileTests.row("a")]), madeFrom: base)
        #expect(
            try folder.text(of: "real.csv") == TransactionFileTests.header + TransactionFileTests.line("a"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.csv"))
                == folder("real.csv"))
        mkdir(folder("folder"), 0o700)
        #expect(throws: StoreError.self) { try TransactionFile(path: folder("folder")).load() }
    }

    @Test func refusesMoreThanItReads() throws {
        let file = TransactionFile(path: folder("transactions.csv"))
        try folder.write(TransactionFileTests.header, to: "transactions.csv")
        truncate(file.path, 16 << 20)
        #expect(throws: Never.self) { try file.load() }
        truncate(file.path, 16 << 20 + 1)
        #expect(throws: StoreError.self) { try file.load() }
    }

    /// Takes two seconds, the pause before the retry.
    @Test(
        "An edit that the disk refuses is named, written as soon as it can be, and only then said to be there"
    )
    func retry() throws {
        let file = TransactionFile(path: folder("gone/transactions.csv"))
        try folder.write("", to: "gone")
        let named = Mutex<[[Saying]]>([])
        let saved = Mutex<[Saying]>([])
        let writer = TransactionWriter(file) { _, waiting in
            named.withLock { $0.append(waiting) }
        } saved: { saying in
            saved.withLock { $0.append(saying) }
        }
        let empty = TransactionDocument()
        let row = try empty.appending([TransactionFileTests.row("a")])
        writer.save(row, madeFrom: empty, saying: .verbatim("Bought"))
        while named.withLock({ $0.isEmpty }) { usleep(1000) }
        #expect(named.withLock { $0 } == [[.verbatim("Bought")]])
        #expect(saved.withLock { $0.isEmpty })
        unlink(folder("gone"))
        while saved.withLock({ $0.isEmpty }) { usleep(1000) }
        #expect(saved.withLock { $0 } == [.verbatim("Bought")])
        #expect(try file.load().transactions.map(\.note) == ["a"])
        #expect(named.withLock { $0.count } == 1, "it is said once")
        _ = writer
    }

    @Test("An edit that the disk refuses is kept, and written with the next one")
    func writer() throws {
        let file = TransactionFile(path: folder("gone/transactions.csv"))
        try folder.write("", to: "gone")
        let failures = Mutex<[TransactionFile.Failure]>([])
        let writer = TransactionWriter(file) { failure, _ in failures.withLock { $0.append(failure) } }
        let empty = TransactionDocument()
        let first = try empty.appending([TransactionFileTests.row("a")])
        writer.save(first, madeFrom: empty)
        #expect(!writer.flush())
        #expect(failures.withLock { $0.count } > 0)
        unlink(folder("gone"))
        writer.save(try first.appending([TransactionFileTests.row("b")]), madeFrom: first)
        #expect(writer.flush())
        #expect(try file.load().transactions.map(\.note) == ["a", "b"])
        let both = try file.load()
        let none = try both.removing(line: 2)
        writer.save(none, madeFrom: both)
        writer.save(none, madeFrom: both)
        let stale = try both.replacing(line: 2, with: TransactionFileTests.row("stale"))
        writer.save(stale, madeFrom: both)
        #expect(writer.flush())
        #expect(failures.withLock { $0.last } == .refused(.changedMeanwhile(line: 2)))
        #expect(try file.load().transactions.map(\.note) == ["b"])
    }

    /// The file is then older than the board: an undone row would come back.
    @Test("While an edit waits to be written, news of the file wait too")
    func atRest() throws {
        let file = TransactionFile(path: folder("transactions.csv"))
        let told = Mutex(0)
        let writer = TransactionWriter(file) { _, _ in
        } caughtUp: {
            told.withLock { $0 += 1 }
        }
        #expect(writer.isAtRest())
        let lock = open(file.path + ".lock", O_RDWR | O_CREAT, 0o600)
        defer { close(lock) }
        try #require(flock(lock, LOCK_EX) == 0)
        let empty = TransactionDocument()
        writer.save(try empty.appending([TransactionFileTests.row("a")]), madeFrom: empty)
        #expect(!writer.isAtRest() && told.withLock { $0 } == 0)
        flock(lock, LOCK_UN)
        #expect(writer.flush() && writer.isAtRest())
        #expect(told.withLock { $0 } == 1)
        #expect(try file.load().transactions.map(\.note) == ["a"])
    }

    @Test("Changes by other programs are told with what the file says then")
    func watched() throws {
        let file = TransactionFile(path: folder("transactions.csv"))
        let told = Mutex<[String]>([])
        let isWatching = FileWatch.begin(
            file.watched { result in
                let notes = (try? result.get())?.transactions.map(\.note).joined() ?? "?"
                told.withLock { $0.append(notes) }
            })
        #expect(isWatching)
        func waits(for text: String) -> Bool {
            for _ in 0..<5000 where told.withLock({ $0.last }) != text { usleep(2000) }
            return told.withLock { $0.last } == text
        }
        #expect(waits(for: ""))
        try folder.write(TransactionFileTests.header + TransactionFileTests.line("a"), to: "transactions.csv")
        #expect(waits(for: "a"))
        let base = try file.load()
        try file.save(try base.appending([TransactionFileTests.row("b")]), madeFrom: base)
        #expect(waits(for: "ab"))
        unlink(file.path)
        #expect(waits(for: ""))
    }
}
