/// A card's distance from its place, in cells; right and down are positive.
package struct CardOffset: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

package struct CardMotion: Hashable, Sendable {
    package enum Course: Hashable, Sendable {
        case held
        case returning
        case leaving(Direction)
        case arriving(Direction)
    }

    /// Milliseconds of a flight.
    package static let duration = 200

    package var course: Course
    /// The place from which it flies: the user holds it there, or let go of it.
    package var from: CardOffset
    /// The part of the way behind it, from 0 to 1.
    package var progress: Double

    package init(_ course: Course, from: CardOffset = CardOffset(), progress: Double = 0) {
        (self.course, self.from) = (course, from)
        self.progress = progress.isNaN ? 1 : max(0, min(progress, 1))
    }

    package init(_ course: Course, from: CardOffset = CardOffset(), elapsed: Int) {
        self.init(course, from: from, progress: Double(elapsed) / Double(CardMotion.duration))
    }

    package var isDone: Bool { course != .held && progress >= 1 }
}

/// Speed curves: functions of the time from 0 to 1 that begin at 0 and end at 1.
package enum Easing {
    static func thrown(_ t: Double) -> Double { t * (1 + t) / 2 }

    static func falling(_ t: Double) -> Double { t * t }

    /// A cubic ease-out.
    package static func settling(_ t: Double) -> Double { 1 - (1 - t) * (1 - t) * (1 - t) }

    /// Goes a tenth too far, and back.
    static func springing(_ t: Double) -> Double {
        let u = t - 1
        return 1 + 2.7 * u * u * u + 1.7 * u * u
    }
}
