/// A change of clocks soon to come that makes the difference between two places another.
package struct DifferenceAhead: Hashable, Sendable {
    /// Days that are looked ahead.
    package static let days = 14

    /// When clocks are changed.
    package let at: Instant
    /// The difference from then on: seconds that the clocks there are ahead of those here.
    package let difference: Int
    /// Whether clocks are changed there; else they are changed here.
    package let isThere: Bool

    /// The next change within 14 days after `now` at either place that makes the difference between `there` and
    /// `here` another; nil where there is none. Places that change together stay as far apart as they are.
    package init?(_ there: Zone, from here: Zone, at now: Instant) {
        func difference(_ moment: Instant) -> Int { there.offset(at: moment) - here.offset(at: moment) }
        let end = now + DifferenceAhead.days * 86_400
        let present = difference(now)
        var moments: [Instant] = []
        for zone in [there, here] {
            var moment = now
            while let next = zone.nextTransition(after: moment), next.at <= end {
                moments.append(next.at)
                moment = next.at
            }
        }
        guard let first = moments.sorted().first(where: { difference($0) != present }) else { return nil }
        at = first
        self.difference = difference(first)
        isThere = there.offset(at: first) != there.offset(at: first + -1)
    }
}
