package import CivilTime
package import Market

package struct MeetingWindow: Hashable, Sendable {
    package let start: Instant
    package let end: Instant
    /// Cities where it does not lie entirely within working hours.
    package let outside: Set<ClockID>
    /// Those of them where people would be asleep.
    package let asleep: Set<ClockID>
    /// The same window on later days.
    package internal(set) var again: [Instant] = []

    /// In seconds.
    package var length: Int { end - start }
}

extension MeetingWindow {
    private struct Slot: Hashable {
        let second: Int
        let length: Int
        let outside: Set<ClockID>
        let asleep: Set<ClockID>
    }

    private var slot: Slot {
        Slot(second: start.seconds % 86_400, length: length, outside: outside, asleep: asleep)
    }

    static func foldedByDay(_ windows: [MeetingWindow]) -> [MeetingWindow] {
        var (folded, places): ([MeetingWindow], [Slot: Int]) = ([], [:])
        for window in windows {
            if let place = places[window.slot] {
                folded[place].again.append(window.start)
            } else {
                places[window.slot] = folded.count
                folded.append(window)
            }
        }
        return folded
    }
}

enum MeetingFinder {
    static let days = 7
    /// The search ignores further cities.
    static let mostPlaces = 60
    private static let mostWindows = 100

    /// Windows of at least `length` seconds, the best first: working hours everywhere, then in the most
    /// cities with the fewest asleep; then the longest, then the soonest. Each is as long as it can be
    /// without another city outside or asleep.
    static func windows(_ places: [MeetingPlace], from now: Instant, length: Int) -> [MeetingWindow] {
        let places = Array(places.prefix(mostPlaces))
        if places.isEmpty { return [] }
        // Meetings start on the quarter hour.
        let start = Instant((now.seconds + 899) / 900 * 900)
        let segments = segments(places, from: start, to: start + days * 86_400)
        var windows: [MeetingWindow] = []
        for limit in Set(segments.map(\.cost)) where limit.outside.nonzeroBitCount < places.count {
            var index = 0
            while index < segments.count {
                guard segments[index].cost.isWithin(limit) else {
                    index += 1
                    continue
                }
                var (end, cost) = (index, Cost())
                while end < segments.count, segments[end].cost.isWithin(limit) {
                    cost.formUnion(segments[end].cost)
                    end += 1
                }
                let window = (from: segments[index].start, to: segments[end - 1].end)
                index = end
                // A window that fits a stricter limit was found with that one.
                guard cost == limit, window.to - window.from >= length else { continue }
                func clocks(_ bits: UInt64) -> Set<ClockID> {
                    Set(places.indices.filter { bits & (1 << $0) != 0 }.map { places[$0].clock })
                }
                windows.append(
                    MeetingWindow(
                        start: window.from, end: window.to, outside: clocks(cost.outside),
                        asleep: clocks(cost.asleep)))
            }
        }
        return Array(windows.sorted(by: isBetter).prefix(mostWindows))
    }

    private static func isBetter(_ a: MeetingWindow, _ b: MeetingWindow) -> Bool {
        (a.outside.count, a.asleep.count, -a.length, a.start) < (
            b.outside.count, b.asleep.count, -b.length, b.start
        )
    }

    /// Cities that a stretch does not suit, as bits by their places.
    private struct Cost: Hashable {
        var outside: UInt64 = 0
        var asleep: UInt64 = 0

        func isWithin(_ limit: Cost) -> Bool {
            outside & ~limit.outside == 0 && asleep & ~limit.asleep == 0
        }

        mutating func formUnion(_ other: Cost) {
            outside |= other.outside
            asleep |= other.asleep
        }
    }

    private struct Segment {
        let start: Instant
        let end: Instant
        var cost = Cost()
    }

    /// Stretches in which no city changes between work, leisure and sleep.
    private static func segments(_ places: [MeetingPlace], from start: Instant, to end: Instant) -> [Segment]
    {
        var bounds = Set([start, end])
        for place in places { bounds.formUnion(place.boundaries(from: start, to: end)) }
        let moments = bounds.sorted()
        return zip(moments, moments.dropFirst()).map { start, end in
            var segment = Segment(start: start, end: end)
            for (index, place) in places.enumerated() {
                let occupation = place.occupation(at: start)
                if !occupation.isWork { segment.cost.outside |= 1 << index }
                if occupation == .asleep { segment.cost.asleep |= 1 << index }
            }
            return segment
        }
    }
}
