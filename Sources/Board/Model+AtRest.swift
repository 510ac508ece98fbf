package import CivilTime
internal import Figures
internal import Market

extension Model {
    /// Few keys and ticks change it: the start of the minute, without selection, carried card and layers.
    package var atRest: Model {
        var rest = self
        (rest.focus, rest.cursors, rest.press, rest.carry) = (panels.first ?? .rates, Cursors(), nil, nil)
        (rest.deck, rest.notices, rest.isGreeting) = (nil, [], false)
        (rest.marks, rest.usedCommands) = ([], [])
        // The search decides which lines there are.
        rest.layers = rest.filter.map { [AnyLayer($0)] } ?? []
        rest.changedAt = 0
        rest.pastReading.wish = nil
        (rest.otherBoards, rest.leftBoards, rest.sequel) = ([:], [:], nil)
        // The distance to another moment may include seconds.
        if visited == nil { rest.now = now.wholeMinute }
        return rest
    }

    /// Equal tables of thousands of stocks may count as different unless they share memory: drawing again is
    /// faster than comparing them.
    package func isSurely(_ other: Model) -> Bool {
        market.quotes.liesWhere(other.market.quotes) && figures.stocks.liesWhere(other.figures.stocks)
            && self == other
    }

    package func at(_ moment: Instant) -> Model {
        var model = self
        model.now = moment
        return model
    }
}

extension Instant {
    package var wholeMinute: Instant { self + -((seconds % 60 + 60) % 60) }
}

extension Dictionary {
    /// True if both are one table in memory. While both exist, neither changes it.
    fileprivate func liesWhere(_ other: Self) -> Bool {
        unsafeBitCast(self, to: UnsafeRawPointer.self) == unsafeBitCast(other, to: UnsafeRawPointer.self)
    }
}
