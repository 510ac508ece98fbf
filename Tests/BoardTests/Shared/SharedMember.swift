import Arrangement
import CivilTime
import Words

@testable import Board

/// One of several people at a shared board: the model, and the board as the member's store has it.
struct SharedMember {
    var model: Model
    var stored: BoardShare
    var effects: [Effect] = []

    init(_ name: String, _ role: BoardShare.Role = .editor, at ledger: SharedLedger, _ local: Arrangement) {
        model = Model(arrangement: local, now: friday, here: .utc)
        stored = BoardShare(
            .first, name: "Team", owner: "olga", role: role, member: name, entries: ledger.entries,
            number: ledger.number, told: ledger.number)
        send(.disk(.boards(.shares([stored]))))
    }

    mutating func send(_ messages: Message...) {
        for message in messages {
            let asked = model.update(message)
            effects += asked
            for effect in asked {
                switch effect {
                case .editShared(_, let batch): stored.pending.append(batch)
                case .toldShared(_, let number): stored.told = number
                default: break
                }
            }
        }
    }

    mutating func sync(with ledger: inout SharedLedger) {
        for batch in stored.pending { ledger.take(batch, of: stored.member) }
        stored.receive(
            ledger.news(since: stored.number), upTo: ledger.number,
            acknowledging: stored.pending.last?.order ?? 0)
        send(.disk(.boards(.sharesChanged([stored]))))
    }

    var rates: [Item] { model.arrangement[.rates] }
    var said: [String] { model.notices.map { model.words[$0.saying] } }
    var hasSaved: Bool { effects.contains { if case .save(model.arrangement) = $0 { true } else { false } } }
}
