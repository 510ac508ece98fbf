package import Board
internal import Words

extension BoardShelf {
    /// Changes a board that is not shown here, in a way that undo there takes back.
    ///
    /// - Returns: Whether it is ours to change: another fxterm may have it open.
    package func change(
        _ id: BoardID, _ action: Action, _ body: (inout Arrangement) -> Void
    ) throws(StoreError) -> Bool {
        let claim = BoardClaim(board: path(of: id))
        guard claim.holder == .us else { return false }
        return try withExtendedLifetime(claim) { () throws(StoreError) in
            let contents = file(of: id).load()
            guard contents.canSave else { return false }
            let kept = contents.arrangement ?? .first
            let share = try shared.shares().first { $0.board == id }
            // Others may have changed a shared board since it was shown here.
            let old = share.map { $0.values.arrangement(over: kept) } ?? kept
            var new = old
            body(&new)
            guard new != old else { return true }
            if let share, !share.canEdit {
                let reason = Saying.phrase(.boardIsFollowed, verbatim: ["name": share.owner])
                throw .failed(path: path(of: id), reason: reason)
            }
            if share != nil { try shared.add(new, to: id) }
            let changes = past(of: id).load(for: kept)
            try file(of: id).save(new)
            if changes.canSave {
                var past = changes.past
                past.note(action, from: old, to: new)
                try? self.past(of: id).save(past, of: new)
            }
            return true
        }
    }
}
