import CivilTime
import Places
import Seeded
import Testing

@Suite("Past days as people say them")
struct SpokenDayTests {
    /// A Friday.
    private static let today = Day(number: 20_777)

    @Test(
        "Dates, names, weekdays and spans",
        arguments: [
            ("2020-03-20", "2020-03-20"), ("20200320", "2020-03-20"), ("yesterday", "2026-11-19"),
            ("today", "2026-11-20"), ("now", "2026-11-20"), ("friday", "2026-11-13"),
            ("last friday", "2026-11-13"),
            ("Last Fri", "2026-11-13"), ("thu", "2026-11-19"), ("saturday", "2026-11-14"),
            ("-1y", "2025-11-20"),
            ("-3m", "2026-08-20"), ("-10d", "2026-11-10"), ("-2w", "2026-11-06"), ("−1y", "2025-11-20"),
            ("1y ago", "2025-11-20"), ("3 months ago", "2026-08-20"), ("10 days", "2026-11-10"),
            ("last week", "2026-11-13"), ("last month", "2026-10-20"), ("last year", "2025-11-20"),
            ("gestern", "2026-11-19"), ("昨日", "2026-11-19"), ("昨天", "2026-11-19"), ("어제", "2026-11-19"),
            ("ayer", "2026-11-19"), ("kemarin", "2026-11-19"), (" -1Y ", "2025-11-20"),
        ])
    func said(_ text: String, _ day: String) {
        #expect(SpokenDay(text)?.day(from: SpokenDayTests.today).description == day)
    }

    @Test(
        "Anything else is none",
        arguments: [
            "", " ", "x", "2020-02-30", "2020-13-01", "last", "last 3m", "ago", "-", "-3", "3", "-3x",
            "-00000y", "-9999y", "fridays",
            "friday ago", "yesterday ago", "last yesterday", "2020-03-20 ago", "1y 2m", "tomorrow", "9am",
        ])
    func none(_ text: String) { #expect(SpokenDay(text) == nil) }

    @Test("A span leads as far back as the calendar has it, and a weekday within the week before")
    func random() {
        var numbers = SeededGenerator.announced()
        for _ in 0..<2000 {
            let today = Day(number: Int.random(in: 0...40_000, using: &numbers))
            let count = Int.random(in: 1...9999, using: &numbers)
            #expect(SpokenDay("-\(count)d")?.day(from: today) == today + -count)
            #expect(SpokenDay("\(count) weeks ago")?.day(from: today) == today + -7 * count)
            let months = count % 1000
            let back = SpokenDay("-\(months)m")?.day(from: today)
            let (year, month, day) = today.civil
            let total = year * 12 + month - 1 - months
            #expect(back.map { [$0.civil.year, $0.civil.month] } == [total / 12, total % 12 + 1])
            #expect((back?.civil.day ?? 99) <= day)
            let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
            let weekday = Int.random(in: 0..<7, using: &numbers)
            let found = SpokenDay("last " + names[weekday])?.day(from: today)
            #expect(found?.weekday == weekday)
            #expect(found.map { (1...7).contains(today - $0) } == true)
        }
    }

    @Test("Any text is read or not, and never traps")
    func anyText() {
        var numbers = SeededGenerator.announced()
        let parts = [
            "last", "-", "3", "m", "y", " ", "ago", "friday", "2020", "-03", "-20", "昨", "午後", "9999", "d",
        ]
        for _ in 0..<3000 {
            let count = Int.random(in: 0..<6, using: &numbers)
            let text = (0..<count).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
            _ = SpokenDay(text)?.day(from: SpokenDayTests.today)
        }
    }
}
