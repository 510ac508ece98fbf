internal import Arrangement
internal import Words

// Two fxterm on one board: the first keeps it, the others look on.

extension Model {
    /// The board's file has become another's to write, or ours.
    mutating func boardIs(_ readOnly: ReadOnly?) -> [Effect] {
        guard readOnly != self.readOnly, readOnly != nil || self.readOnly?.isFollowing != true else {
            return []
        }
        self.readOnly = readOnly
        if let readOnly {
            leaveLayer()
            return say(readOnly.saying, isWarning: true)
        }
        return say(.phrase(.boardIsYours)) + mergeShare()
    }

    /// Shows the board as the program that keeps it has left it.
    mutating func follow(_ arrangement: Arrangement, _ past: Past) -> [Effect] {
        self.past = past
        guard arrangement != self.arrangement else { return [] }
        leaveLayer()
        let lines = panels.map { self.lines($0)[cursor($0).index] }
        let effects = show(arrangement, .file)
        for (panel, line) in zip(panels, lines) { select(line, in: panel) }
        return effects
    }
}

extension ReadOnly {
    var saying: Saying {
        switch self {
        case .takenBy(nil): .phrase(.boardTaken)
        case .takenBy(let process?): .phrase(.boardTakenBy, verbatim: ["process": String(process)])
        case .following(let owner): .phrase(.boardIsFollowed, verbatim: ["name": owner])
        }
    }
}
