import Arrangement
import Board
import CPQ
import CivilTime
import Figures
import Glibc
import Literals
import Market
import Words

@testable import Desk

extension FuzzTarget {
    /// Members and collectors of other versions write rows, and people with an SQL shell. A line is a row, a
    /// tab ends a field, and `\N` is NULL.
    static let desk = FuzzTarget(name: "desk") { bytes in
        let table = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(64).map { line in
            line.split(separator: 9, omittingEmptySubsequences: false).map { Array($0) }
        }
        func read<Value>(_ reader: (Rows) -> Value) -> Value { reader(Rows(table: table)) }
        func here(_ moment: Instant) -> Instant { min(moment + -3600, Sample.asOf) }

        let figures = [
            read { $0.rates(here: here) }, read { $0.quotes(here: here) },
            read { $0.closes(since: ["JPY": Day(number: 20_000)], at: Sample.asOf) },
            read { $0.figures(of: Headline.kind, here: here) }, read { $0.found("a", at: Sample.asOf) },
            read { $0.leftOut(at: Sample.asOf) },
        ]
        see(figures.joined().map(\.value), to: .rates)
        for told in read({ $0.failures(here: here) }) {
            precondition(!Words.english[told.failure.failure.happened()].isEmpty)
        }
        _ = read { rows in rows.values { rows.unshown($0, here: here) } }
        _ = read { ($0.bars(upTo: Sample.asOf), $0.actions()) }
        _ = read { $0.publishedFailures(here: here) }
        var questions = DeskQuestions()
        _ = questions.next(read { $0.questions() })
        for line in table {
            _ = FigureNotice(String(decoding: Array(line.joined(separator: [9])), as: UTF8.self)).payload
        }
        edit(read { $0.parts() }.entries)
    }

    private static func edit(_ entries: [String: SharedEntry]) {
        var share = BoardShare(.first, name: "Team", role: .editor, entries: entries)
        let shown = share.values.arrangement(over: .first)
        var model = Model(arrangement: shown, now: Sample.asOf, here: .utc)
        look(at: &model)
        var edited = shown
        for panel in [PanelID.rates, .clocks, .stocks] {
            edited.setList(panel, Arrangement.first.list(panel))
        }
        _ = share.edit(share.values.edits(from: shown, to: edited))
        let lists = [PanelID.rates, .clocks, .stocks].map {
            share.values.arrangement(over: shown).list($0).lines.count
        }
        precondition(lists == [PanelID.rates, .clocks, .stocks].map { edited.list($0).lines.count })
    }
}

extension Rows {
    fileprivate convenience init(table: [[[UInt8]]]) {
        let columns = 28
        guard let result = PQmakeEmptyPGresult(nil, PGRES_TUPLES_OK) else { fatalError("no memory") }
        let name = strdup("")
        defer { free(name) }
        var attributes = (0..<columns).map { _ in PGresAttDesc() }
        for column in attributes.indices { attributes[column].name = name }
        PQsetResultAttrs(result, Int32(columns), &attributes)
        for (row, fields) in table.enumerated() {
            for column in 0..<columns {
                let bytes = column < fields.count ? fields[column].prefix { $0 != 0 } : [0x5C, 0x4E]
                let isNull = bytes.elementsEqual([0x5C, 0x4E])
                var text = bytes.map { CChar(bitPattern: $0) }
                let count = Int32(isNull ? -1 : text.count)
                PQsetvalue(result, Int32(row), Int32(column), &text, count)
            }
        }
        self.init(result)
    }
}
