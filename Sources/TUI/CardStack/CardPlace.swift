/// A card's place at one moment, and its lean.
package struct CardPlace: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case pile(Int)
        /// Counted from the last one thrown.
        case flight(Int)
    }

    package var subject: Subject
    package var rect: Rect
    /// Places below the top; 0 for a flying card.
    package var depth: Int
    /// The shift of each row against the next one, in columns; negative to the left.
    package var lean: Double
    /// The side that it is pulled to, and how close to the threshold, from 0 to 1; nil at rest.
    package var pull: Pull?

    package struct Pull: Hashable, Sendable {
        package var side: Direction
        /// How close to the threshold, from 0 to 1.
        package var strength: Double
    }

    package init(subject: Subject, rect: Rect, depth: Int, lean: Double = 0) {
        (self.subject, self.rect, self.depth, self.lean) = (subject, rect, depth, lean)
    }

    /// In columns: zero in the middle, towards the lean above it, away from it below.
    package func shift(ofRow row: Int) -> Int {
        Int((lean * (Double(rect.height - 1) / 2 - Double(row))).rounded())
    }

    package func row(_ row: Int) -> Rect {
        Rect(x: rect.x + shift(ofRow: row), y: rect.y + row, width: rect.width, height: 1)
    }
}

extension CardStack {
    package func places(count: Int, motion: CardMotion? = nil, flights: [CardMotion] = []) -> [CardPlace] {
        let flying = flights.enumerated().compactMap { index, flight -> CardPlace? in
            let place = moved(.flight(index), by: flight)
            return isInSight(place) && !flight.isDone ? place : nil
        }.prefix(CardStack.limit - 1)
        var rise = 0.0
        if let flight = flights.first { rise = 1 - Easing.settling(flight.progress) }
        var sink = 0.0
        if let motion, case .arriving = motion.course { sink = 1 - Easing.settling(motion.progress) }
        var pile: [CardPlace] = []
        for index in 0..<max(0, min(count, CardStack.limit - flying.count)) {
            if index == 0, let motion {
                let place = moved(.pile(0), by: motion)
                if isInSight(place) { pile.append(place) }
                continue
            }
            // Never below the lowest: the next card appears from under it.
            let depth = min(Double(CardStack.limit - 1), Double(index) + rise - sink)
            pile.append(CardPlace(subject: .pile(index), rect: rect(atDepth: depth), depth: index))
        }
        return pile.reversed() + flying
    }

    private func moved(_ subject: CardPlace.Subject, by motion: CardMotion) -> CardPlace {
        let offset = offset(of: motion)
        var place = CardPlace(subject: subject, rect: top, depth: 0, lean: lean(of: offset))
        place.rect.x += Int(offset.x.rounded())
        place.rect.y += Int(offset.y.rounded())
        switch motion.course {
        case .leaving(let side):
            place.pull = CardPlace.Pull(side: side, strength: 1)
        case .arriving(let side):
            place.pull = CardPlace.Pull(side: side, strength: 1 - motion.progress)
        case .held:
            place.pull = pull(of: offset, to: offset.x)
        case .returning:
            // A spring goes a little too far, which is no pull to the other side.
            place.pull = offset.x * motion.from.x > 0 ? pull(of: offset, to: motion.from.x) : nil
        }
        return place
    }

    private func pull(of offset: CardOffset, to x: Double) -> CardPlace.Pull? {
        let strength = strength(of: offset)
        return strength > 0 ? CardPlace.Pull(side: x > 0 ? .right : .left, strength: strength) : nil
    }

    private func isInSight(_ place: CardPlace) -> Bool {
        (0..<place.rect.height).contains { !place.row($0).intersection(area).isEmpty }
    }
}
