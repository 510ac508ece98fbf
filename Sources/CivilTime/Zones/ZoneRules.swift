/// How one place has told the time, does and will: the moments at which that changes, and what comes after.
///
/// A class, since zones are handed about and compared with each key and hardly ever made.
final class ZoneRules: Hashable, Sendable {
    /// Seconds since the epoch at which another way begins, ascending.
    private let moments: [Int]
    /// Which of `types` begins at each of them.
    private let indices: [UInt8]
    /// The ways; the first holds before the first moment.
    private let types: [LocalTimeType]
    /// What holds from the last moment on; nil where that moment's way holds for ever.
    private let footer: TZString?

    /// - Precondition: `types` is not empty, and each index is one of its places.
    init(moments: [Int], indices: [UInt8], types: [LocalTimeType], footer: TZString?) {
        (self.moments, self.indices, self.types, self.footer) = (moments, indices, types, footer)
    }

    /// The rules of a TZ string alone.
    convenience init(_ rules: TZString) {
        self.init(moments: [], indices: [], types: [rules.standard], footer: rules)
    }

    static let utc = ZoneRules(
        moments: [], indices: [],
        types: [LocalTimeType(offset: 0, isDaylightSaving: false, abbreviation: "UTC")],
        footer: nil)

    static func == (left: ZoneRules, right: ZoneRules) -> Bool {
        left === right
            || left.moments == right.moments && left.indices == right.indices && left.types == right.types
                && left.footer == right.footer
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(moments)
        hasher.combine(types)
        hasher.combine(footer)
    }

    func type(at moment: Int) -> LocalTimeType {
        let count = count(upTo: moment)
        if count == moments.count, let footer { return footer.type(at: moment) }
        return type(after: count)
    }

    /// The first moment after `moment` at which another way begins.
    func next(after moment: Int) -> ZoneTransition? {
        for place in count(upTo: moment)..<moments.count {
            let (before, after) = (type(after: place), type(at: moments[place]))
            if before != after { return transition(moments[place], before, after) }
        }
        guard let footer else { return nil }
        var last = max(moment, moments.last ?? moment)
        var before = type(at: last)
        // Two changes a year; where summer never ends, none of them changes anything.
        for _ in 0..<4 {
            guard let change = footer.next(after: last) else { return nil }
            if change.type != before { return transition(change.moment, before, change.type) }
            (last, before) = (change.moment, change.type)
        }
        return nil
    }

    /// The last moment at or before `moment` at which another way began.
    func last(upTo moment: Int) -> ZoneTransition? {
        let end = moments.last ?? Int.min
        var latest = moment
        if let footer, moment > end {
            for _ in 0..<4 {
                guard let change = footer.last(upTo: latest), change.moment > end else { break }
                let before = type(at: change.moment - 1)
                if before != change.type { return transition(change.moment, before, change.type) }
                latest = change.moment - 1
            }
        }
        for place in (0..<count(upTo: latest)).reversed() {
            let (before, after) = (type(after: place), type(at: moments[place]))
            if before != after { return transition(moments[place], before, after) }
        }
        return nil
    }

    private func transition(_ moment: Int, _ before: LocalTimeType, _ after: LocalTimeType) -> ZoneTransition
    {
        ZoneTransition(
            at: Instant(moment), offsetBefore: before.offset, offsetAfter: after.offset,
            abbreviation: after.abbreviation)
    }

    private func type(after count: Int) -> LocalTimeType { types[count == 0 ? 0 : Int(indices[count - 1])] }

    private func count(upTo moment: Int) -> Int {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
