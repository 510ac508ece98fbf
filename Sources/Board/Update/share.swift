internal import Words

// Two fxterm on one board: the first keeps it, the others look on.

/// The board's file has become another's to write, or ours.
func boardIs(_ model: inout Model, _ readOnly: ReadOnly?) -> [Effect] {
    guard readOnly != model.readOnly, readOnly != nil || model.readOnly?.isFollowing != true else {
        return []
    }
    model.readOnly = readOnly
    if let readOnly {
        model.leaveLayer()
        return say(&model, readOnly.saying, isWarning: true)
    }
    return say(&model, .phrase(.boardIsYours)) + mergeShare(&model)
}

/// Shows the board as the program that keeps it has left it.
func follow(_ model: inout Model, _ arrangement: Arrangement, _ past: Past) -> [Effect] {
    model.past = past
    guard arrangement != model.arrangement else { return [] }
    model.leaveLayer()
    let lines = model.panels.map { model.lines($0)[model.cursor($0).index] }
    let effects = show(&model, arrangement, .file)
    for (panel, line) in zip(model.panels, lines) { select(&model, line, in: panel) }
    return effects
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
