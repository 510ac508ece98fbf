import Arrangement
import Board
import Literals
import Market
import Themes
import Words

@testable import CivilTime
@testable import SettingsFiles
@testable import Store

extension FuzzTarget {
    static let settings = FuzzTarget(name: "settings") { bytes in
        do throws(SettingsError) {
            _ = try SettingsReading(bytes: bytes, file: "config.json").list
        } catch {
            let line = Words.english[error.saying]
            precondition(!line.isEmpty && !line.contains("\n"))
        }
    }

    static let board = FuzzTarget(name: "board") { bytes in
        if let node = try? DocumentNode(bytes: bytes) { _ = try? Form.edit(PanelRules.standard).read(node) }
        guard case .arrangement(let arrangement, _) = BoardDocument.read(bytes) else { return }
        guard case .arrangement(arrangement, 0) = BoardDocument.read(BoardDocument.bytes(of: arrangement))
        else { fatalError("a board that was read is not read again") }
        var model = Model(arrangement: arrangement, now: Sample.asOf, here: .utc)
        _ = model.update(.known(.sample))
        look(at: &model)
    }

    static let themes = FuzzTarget(name: "themes") { bytes in
        _ = try? Theme(String(decoding: bytes, as: UTF8.self), name: "own", file: "own.json5")
    }

    static let zones = FuzzTarget(name: "zones") { bytes in
        if let rules = TZString(String(decoding: bytes, as: UTF8.self)) { ask(ZoneRules(rules)) }
        if let rules = try? ZoneRules.reading(tzif: bytes) { ask(rules) }
    }

    private static func ask(_ rules: ZoneRules) {
        for moment in [Int.min / 4, -5_000_000_000, 0, 1_795_000_000, 40_000_000_000, 1 << 59] {
            _ = rules.type(at: moment)
            if let next = rules.next(after: moment) { precondition(next.at.seconds > moment) }
            if let last = rules.last(upTo: moment) { precondition(last.at.seconds <= moment) }
        }
    }
}
