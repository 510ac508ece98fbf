/// Days of the week.
package struct Weekdays: OptionSet, Hashable, Sendable {
    /// A bit a day, the first for Monday.
    package let rawValue: UInt8

    /// Makes a set.
    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

    /// A single day, 0 for Monday.
    package init(_ weekday: Int) { self.init(rawValue: 1 << UInt8(weekday % 7)) }

    /// The days from `first` to `last`, over the end of the week where that is earlier.
    package init(_ first: Int, through last: Int) {
        self = []
        for ahead in 0...((last - first + 7) % 7) { insert(Weekdays((first + ahead) % 7)) }
    }

    /// Monday to Sunday.
    package static let all = Weekdays(rawValue: 0x7F)

    /// Runs of three days or more and single days, in order: `mon-fri`, `mon,wed`.
    package var runs: [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for day in 0..<7 where contains(Weekdays(day)) {
            if let last = runs.last, last.upperBound == day - 1 {
                runs[runs.count - 1] = last.lowerBound...day
            } else {
                runs.append(day...day)
            }
        }
        return runs.flatMap { $0.count == 2 ? $0.map { $0...$0 } : [$0] }
    }

    /// As they are typed: `mon-fri`, `sat,sun`.
    package var text: String {
        runs.map { run in
            let (first, last) = (Weekdays.names[run.lowerBound], Weekdays.names[run.upperBound])
            return run.count == 1 ? first : "\(first)-\(last)"
        }.joined(separator: ",")
    }

    static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}
