import Arrangement

@testable import Board

/// A team server without a database: `fxterm.edit_board` in memory.
struct SharedLedger {
    private(set) var entries: [String: SharedEntry] = [:]
    private(set) var number = 0
    /// By member and order.
    private var taken: Set<String> = []

    /// Accepts a batch once, however often it arrives.
    mutating func take(_ batch: SharedBatch, of member: String) {
        guard taken.insert("\(member) \(batch.order)").inserted else { return }
        for edit in batch.edits {
            let there = entries[edit.key]
            if there?.value == edit.value { continue }
            number += 1
            let isUnknown = there.map { $0.number > batch.base && $0.author != member } ?? false
            entries[edit.key] = SharedEntry(
                edit.value, number: number, author: member, replaced: isUnknown ? there?.author : nil)
        }
    }

    func news(since number: Int) -> [String: SharedEntry] { entries.filter { $0.value.number > number } }

    var values: SharedValues { SharedValues(entries.compactMapValues(\.value)) }
}
