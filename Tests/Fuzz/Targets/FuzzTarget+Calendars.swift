import Calendars
import Market

extension FuzzTarget {
    /// Rules of recurrence by line, and as a whole the answer of the child process that reads calendars.
    static let calendars = FuzzTarget(name: "calendars") { bytes in
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            guard let rule = RecurrenceRule(String(line)) else { continue }
            let window = 1_600_000_000..<1_800_000_000
            var (steps, last) = (100_000, Int.min)
            try? rule.walk(from: 1_500_000_123, through: nil, in: window, &steps) { time in
                precondition(window.contains(time) && time > last)
                last = time
            }
        }
        guard case .success(let contents) = CalendarReader.contents(of: bytes, 0) else { return }
        for event in contents.occurrences {
            for text in [event.title, event.uid, event.item ?? ""] where !text.isEmpty {
                precondition(CleanText.line(text, limit: 400) == text)
            }
            if case .moment(let start, let end?) = event.timing { precondition(end > start) }
        }
    }
}
