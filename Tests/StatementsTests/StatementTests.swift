import CivilTime
import Foundation
import Market
import Money
import Seeded
import SettingsFiles
import Statements
import Testing

/// The environment has the folder of samples, which are outside the project.
@Suite struct StatementTests {
    static let samples = ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]
        .flatMap { $0.isEmpty ? nil : URL(filePath: $0).appending(path: "../brokers").standardizedFileURL }
    static let areMissing = Comment("FXTERM_PAYLOADS names no folder with samples of brokers beside it")
    static let forms = Broker.all.compactMap(\.form)

    static func read(_ bytes: [UInt8], known: TransactionDocument = TransactionDocument()) -> Statement? {
        Statement(bytes, by: forms, account: "", known: known)
    }

    /// Names in the folder.
    static func files() throws -> [String] {
        let folder = try #require(samples)
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        let files = all.filter { $0.hasSuffix(".csv") && !$0.hasPrefix("more/") && !$0.hasPrefix("targets/") }
            .sorted()
        try #require(files.count > 60)
        return files
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: #require(samples).appending(path: name)))
    }

    @Test("Every description that comes with the program is read")
    func descriptions() throws {
        #expect(Self.forms.count == Broker.all.count)
        for broker in Broker.all { #expect(broker.form != nil, "\(broker.name)") }
    }

    @Test(
        "Every row of every sample is imported, left out for a reason, or a mistake with its line",
        .enabled(if: samples != nil, areMissing))
    func accounted() throws {
        for name in try Self.files() {
            let statement = try #require(Self.read(Self.bytes(name)), "\(name)")
            let made = Set(statement.rows.transactions.map(\.line))
            let left = statement.leftOut.map(\.line)
            let wrong = Set(statement.rows.mistakes.map(\.line))
            #expect(Set(statement.lines) == made.union(left).union(wrong).union(statement.parts), "\(name)")
            #expect(Set(left).count == left.count, "\(name): \(left)")
            #expect(made.isDisjoint(with: left) && made.isDisjoint(with: wrong), "\(name)")
            #expect(wrong.isEmpty, "\(name): \(statement.rows.mistakes)")
            let unknown = statement.leftOut.filter { $0.reason == .unknown }.compactMap(\.word)
            #expect(unknown == (name == "binance/statement-utc.csv" ? ["ABC"] : []), "\(name)")
        }
    }

    @Test(
        "Counts and sums of the samples are those that a Python script finds by rules of its own",
        .enabled(if: samples != nil, areMissing))
    func sums() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "statements.json")
        let expected = try JSONDecoder().decode(
            [String: [String: [Double]]].self, from: Data(contentsOf: file))
        #expect(expected.count > 45)
        for (name, sums) in expected.sorted(by: { $0.key < $1.key }) {
            let statement = try #require(Self.read(Self.bytes(name)), "\(name)")
            var found: [String: [Rational]] = [:]
            for row in statement.rows.transactions {
                let key = "\(row.kind.rawValue) \(row.currency ?? "")"
                let old = found[key] ?? [0, 0, 0, 0]
                let new = [1, row.quantity, row.quantity * row.price, row.fee]
                found[key] = zip(old, new).map { $0 + $1 }
            }
            #expect(found.keys.sorted() == sums.keys.sorted(), "\(name)")
            for (key, figures) in found {
                let wanted = sums[key] ?? []
                let isSame = zip(figures, wanted).allSatisfy { abs($0.double - $1) <= 1e-7 * max(1, abs($1)) }
                #expect(isSame, "\(name): \(key): \(figures.map(\.double)), expected \(wanted)")
            }
        }
    }

    @Test(
        "The same statement a second time, and one that overlaps it, add nothing that is there",
        .enabled(if: samples != nil, areMissing))
    func twice() throws {
        for name in try Self.files() {
            let bytes = try Self.bytes(name)
            let first = try #require(Self.read(bytes)).rows
            let document = try TransactionDocument().appending(first.new(to: TransactionDocument()))
            #expect(document.mistakes.isEmpty, "\(name): \(document.mistakes)")
            #expect(document.transactions.count == first.transactions.count, "\(name)")
            let again = try #require(Self.read(bytes, known: document)).rows
            #expect(again.new(to: document).isEmpty, "\(name): \(again.new(to: document))")
        }
    }

    @Test(
        "A file that is cut or changed anywhere names lines of its own, and never ends the program",
        .enabled(if: samples != nil, areMissing))
    func cut() throws {
        var random = SeededGenerator.announced()
        for name in try Self.files() {
            let bytes = try Self.bytes(name)
            for trial in 0..<9 {
                var some = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
                if trial % 3 == 2, !some.isEmpty {
                    for _ in 0..<5 {
                        some[Int.random(in: 0..<some.count, using: &random)] = .random(
                            in: 0...255, using: &random)
                    }
                }
                guard let statement = Self.read(some) else { continue }
                let lines = Set(statement.lines)
                #expect(statement.rows.mistakes.allSatisfy { lines.contains($0.line) }, "\(name)")
                #expect(statement.rows.transactions.allSatisfy { lines.contains($0.line) }, "\(name)")
                let accounted = lines.isSubset(
                    of: Set(
                        statement.rows.transactions.map(\.line) + statement.leftOut.map(\.line)
                            + statement.rows.mistakes.map(\.line) + statement.parts))
                #expect(accounted, "\(name) cut at \(some.count)")
            }
        }
    }
}
