import Arrangement
import Desk
import Foundation
import Market
import Seeded
import Store

/// A member's store with a board that is changed without a screen.
struct SharedMachine {
    let name: String
    let folder: String
    let store: SharedStore
    let board: BoardID
    private var line: Connection?
    private var share: BoardShare?
    private(set) var local = Arrangement.first
    /// Until they are seen on the team server.
    private(set) var sent: [SharedBatch] = []

    init(_ name: String) throws {
        self.name = name
        folder = NSTemporaryDirectory() + "/fxterm-shared-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        store = SharedStore(path: folder + "/history.sqlite")
        board = BoardID(name) ?? .first
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    var arrangement: Arrangement { share?.values.arrangement(over: .first) ?? local }
    var acknowledged: Int { share?.acknowledged ?? 0 }
    var pending: Int { share?.pending.count ?? 0 }
    var entries: [String: SharedEntry] { share?.entries ?? [:] }

    /// As the board program does.
    mutating func edit(_ body: (Arrangement) -> Arrangement) throws {
        guard var share else { return }
        local = body(share.values.arrangement(over: local))
        let edits = share.values.edits(to: local)
        if edits.isEmpty { return }
        let batch = share.edit(edits)
        self.share = share
        sent.append(batch)
        try store.add(batch, to: board)
    }

    mutating func look() throws {
        guard let stored = try store.shares().first else {
            share = nil
            return
        }
        var known = share ?? stored
        known.follow(stored)
        share = known
        local = known.values.arrangement(over: local)
    }

    /// Connects again if the last connection was cut.
    mutating func sync(_ server: DeskServer) throws {
        let isNew = self.line == nil
        let line = try self.line ?? server.connect(name)
        self.line = line
        do { try BoardSync(store).run(on: line, isNew: isNew) } catch {
            self.line = nil
            throw error
        }
        try look()
    }

    mutating func hangUp() { line = nil }

    /// The database's process for this machine.
    var process: Int? { line?.process }

    /// Loses the acknowledgement.
    func sendUnheard(_ server: DeskServer) throws {
        guard let work = try store.work().first, let desk = work.desk, let batch = work.batches.first else {
            return
        }
        try server.connect(name).run(
            "SELECT fxterm.edit_board($1, $2, $3, $4)",
            [.integer(desk), .text(batch.token), .integer(batch.base), .text(batch.edits)])
    }
}

extension Arrangement {
    private static let items: [PanelID: [String]] = [
        .rates: ["EUR", "JPY", "GBP", "CHF", "TWD", "KRW", "CNY", "AUD"],
        .stocks: ["AAPL", "MSFT", "NVDA", "2330.TW", "7203.T"],
    ]

    func changed(_ generator: inout some RandomNumberGenerator) -> Arrangement {
        var new = self
        let panel = Bool.random(using: &generator) ? PanelID.rates : .stocks
        var lines = list(panel).lines
        let text = Arrangement.items[panel]?.randomElement(using: &generator) ?? ""
        guard let item = PanelRules.of(panel)?.item(text) else { return self }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: new.baseline = baseline == .d1 ? .d5 : .d1
        case 1: lines.removeAll { $0 == .card(item) }
        case 2:
            let group = Group(["Asia", "Mine"].randomElement(using: &generator) ?? "")
            lines.removeAll { $0 == .heading(group) }
            lines.insert(.heading(group), at: Int.random(in: 0...lines.count, using: &generator))
        case _:
            lines.removeAll { $0 == .card(item) }
            lines.insert(.card(item), at: Int.random(in: 0...lines.count, using: &generator))
        }
        new.setList(panel, ItemList(lines))
        return new
    }
}
