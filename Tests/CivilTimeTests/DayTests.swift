import CivilTime
import Testing

struct DayTests {
    @Test(
        "A day is read with dashes or without",
        arguments: ["2026-11-20", "20261120", "2024-02-29", "1970-01-01", "9999-12-31"])
    func read(text: String) throws {
        let day = try #require(Day(text))
        let plain = text.filter { $0 != "-" }
        #expect(day.description.filter { $0 != "-" } == plain)
        #expect(Day("x\(text)".dropFirst()) == day)
    }

    @Test(
        "Nothing else is a day",
        arguments: [
            "", "-", "2026-1-20", "2026-1120", "202611-20", "20-261120--", "--20261120", "20261120--",
            "2026--1120",
            "2026-11-20-", "2026-11-200", "2026-13-01", "2026-02-29", "2026-00-10", "2026-11-00",
            "2026/11/20",
            "٢٠٢٦-١١-٢٠", " 2026-11-20", "2026-11-20T", "+2026-11-2", "99999999999999999999999",
        ])
    func refused(text: String) {
        #expect(Day(text) == nil)
    }
}
