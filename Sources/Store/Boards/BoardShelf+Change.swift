public import Board
internal import Words

extension BoardShelf {
    /// Changes a board that is not shown here, in a way that undo there takes back.
    ///
    /// - Returns: Whether it is ours to change: another fxterm may have it open.
    public func change(
        _ id: BoardID, _ action: Action, _ body: (inout Arrangement) -> Void
    ) throws(StoreError) -> Bool {
        let claim = BoardClaim(board: path(of: id))
        guard claim.holder == .us else { return false }
        return try withExtendedLifetime(claim) { () throws(StoreError) in
            let contents = file(of: id).load()
            guard contents.canSave else { return false }
            let old = contents.arrangement ?? .first
            var new = old
            body(&new)
            guard new != old else { return true }
            let changes = past(of: id).load(for: old)
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
