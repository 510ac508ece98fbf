package import CivilTime

extension Model {
    /// The model at the beginning of the minute, with nothing selected, nothing in the hand and nothing lying over the panels:
    /// of all that keys and ticks change, hardly anything is left.
    package var atRest: Model {
        var rest = self
        (rest.focus, rest.cursors, rest.press, rest.carry) = (panels.first ?? .rates, Cursors(), nil, nil)
        (rest.deck, rest.notices, rest.isGreeting) = (nil, [], false)
        rest.marks = []
        // What is looked for decides which lines there are.
        rest.layers = rest.filter.map { [AnyLayer($0)] } ?? []
        rest.changedAt = 0
        (rest.otherBoards, rest.leftBoards, rest.sequel) = ([:], [:], nil)
        // How far off another moment is may be told in seconds.
        if visited == nil { rest.now = now.wholeMinute }
        return rest
    }

    /// The model as it is at `moment`.
    package func at(_ moment: Instant) -> Model {
        var model = self
        model.now = moment
        return model
    }
}

extension Instant {
    /// The beginning of its minute.
    package var wholeMinute: Instant { self + -((seconds % 60 + 60) % 60) }
}
