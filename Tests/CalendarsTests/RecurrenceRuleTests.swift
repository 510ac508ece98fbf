import CivilTime
import Foundation
import Seeded
import Testing

@testable import Calendars

@Suite struct RecurrenceRuleTests {
    /// As `20261127T090000`.
    private func times(_ rule: String, from start: String, to end: String = "20400101") throws -> [String] {
        let rule = try #require(RecurrenceRule(rule))
        let first = try #require(WallTime(start)).seconds
        let last = rule.until.map { $0.isDate ? $0.seconds + 86_399 : $0.seconds }
        let end = try #require(WallTime(end)).seconds
        var (steps, found) = (1_000_000, [String]())
        try rule.walk(from: first, through: last, in: first..<end, &steps) {
            let wall = WallTime($0)
            found.append((wall.day.description + "T" + wall.time.description).filter { !"-:".contains($0) })
        }
        return found
    }

    @Test(
        arguments: [
            // The examples of RFC 5545, 3.8.5.3, shortened.
            ("FREQ=DAILY;COUNT=3", ["19970902T090000", "19970903T090000", "19970904T090000"]),
            (
                "FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,TH",
                ["19970902T090000", "19970904T090000", "19970916T090000", "19970918T090000"]
            ),
            ("FREQ=MONTHLY;COUNT=3;BYDAY=1FR", ["19970905T090000", "19971003T090000", "19971107T090000"]),
            (
                "FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=3",
                ["19970928T090000", "19971029T090000", "19971128T090000"]
            ),
            (
                "FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200",
                ["20000101T090000", "20000409T090000", "20000718T090000", "20030101T090000"]
            ),
            ("FREQ=YEARLY;BYDAY=20MO;COUNT=2", ["19980518T090000", "19990517T090000"]),
            ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2", ["19980511T090000", "19990517T090000"]),
            ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2", ["19980213T090000", "19980313T090000"]),
            (
                "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=2",
                ["19971104T090000", "20011106T090000"]
            ),
            (
                "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
                ["19970904T090000", "19971007T090000", "19971106T090000"]
            ),
            (
                "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=2",
                ["19970929T090000", "19971030T090000"]
            ),
            (
                "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000",
                ["19970902T090000", "19970902T120000", "19970902T150000"]
            ),
            (
                "FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,40;COUNT=3",
                ["19970902T090000", "19970902T094000", "19970902T100000"]
            ),
            (
                "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9;COUNT=4",
                ["19970902T090000", "19970902T092000", "19970902T094000", "19970903T090000"]
            ),
            (
                "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3",
                ["19971031T090000", "19971231T090000", "19980131T090000"]
            ),
            // libical ignores these positions.
            ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1;COUNT=2", ["19970905T090000", "19970912T090000"]),
        ] as [(String, [String])])
    func `A rule has the times of RFC 5545`(_ rule: String, _ expected: [String]) throws {
        #expect(try times(rule, from: "19970902T090000") == expected)
    }

    @Test(arguments: [
        "", "FREQ=OFTEN", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;BYHOUR=24", "FREQ=YEARLY;BYDAY=54MO",
        "FREQ=YEARLY;RSCALE=CHINESE", "FREQ=DAILY;UNTIL=soon", "FREQ=DAILY;UNTL=20191023",
        "FREQ=MONTHLY;BYMONTHDAY=0", "INTERVAL=2",
    ])
    func `What is no rule is none`(_ text: String) { #expect(RecurrenceRule(text) == nil) }

    @Test func `A rule that never matches ends, and one that repeats too often is refused`() throws {
        #expect(try times("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", from: "19970902T090000").isEmpty)
        #expect(try times("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31", from: "20200101T000000").isEmpty)
        #expect(throws: RecurrenceRule.TooOften.self) { try times("FREQ=SECONDLY", from: "20200101T000000") }
        #expect(throws: RecurrenceRule.TooOften.self) {
            try times(
                "FREQ=YEARLY;BYSETPOS=1;BYHOUR=\(list(0...23));BYMINUTE=\(list(0...59));BYSECOND=\(list(0...59));BYDAY=MO,TU",
                from: "20200101T000000")
        }
    }

    private func list(_ numbers: ClosedRange<Int>) -> String {
        numbers.map(String.init).joined(separator: ",")
    }

    /// 300 rules, which takes dateutil a few seconds. It gives up on those that take it a tenth of a second.
    @Test(.enabled(if: Python.hasDateutil, "python3-dateutil is missing"))
    func `Random rules have the times that dateutil finds`() throws {
        var random = SeededGenerator.announced()
        let (first, end) = (try #require(WallTime("20261018")), try #require(WallTime("20290204")))
        let window = first.seconds..<end.seconds
        let cases = (0..<300).map { _ in RandomRule(&random) }
        let found = try Python.times(cases, window)
        #expect(found.count == cases.count)
        var compared = 0
        for (rule, expected) in zip(cases, found) {
            guard let expected else { continue }
            var (steps, times) = (2_000_000, [Int]())
            let read = try #require(RecurrenceRule(rule.text))
            try read.walk(from: rule.start, through: rule.last, in: window, &steps) { times.append($0) }
            #expect(times == expected, "\(rule)")
            compared += 1
        }
        #expect(compared > 100)
    }
}

/// dateutil reads other parts differently: it counts positions of a first week from its first day on, and
/// requires weekdays both with and without a number.
private struct RandomRule {
    let start: Int
    let last: Int?
    let text: String

    init(_ random: inout SeededGenerator) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        func some(_ range: ClosedRange<Int>, _ most: Int, isSigned: Bool = false) -> String {
            let numbers = (0..<Int.random(in: 1...most, using: &random)).map { _ in
                Int.random(in: range, using: &random) * (isSigned && chance(50) ? -1 : 1)
            }
            return Set(numbers).sorted().map(String.init).joined(separator: ",")
        }
        start =
            Int.random(in: 12_784...21_000, using: &random) * 86_400 + Int.random(
                in: 0..<1440, using: &random) * 60
        let frequency =
            ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY"].randomElement(using: &random) ?? "DAILY"
        var parts = ["FREQ=\(frequency)"]
        if chance(50) { parts.append("INTERVAL=\(Int.random(in: 1...12, using: &random))") }
        if chance(30) { parts.append("COUNT=\(Int.random(in: 1...300, using: &random))") }
        if chance(35) { parts.append("BYMONTH=\(some(1...12, 4))") }
        if frequency != "WEEKLY", chance(30) { parts.append("BYMONTHDAY=\(some(1...31, 4, isSigned: true))") }
        let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].shuffled(using: &random)
        if chance(40) {
            let nth = frequency == "MONTHLY" && chance(60)
            let chosen = days.prefix(Int.random(in: 1...4, using: &random))
            parts.append(
                "BYDAY="
                    + chosen.map { (nth ? some(1...5, 1, isSigned: true) : "") + $0 }.joined(separator: ","))
        }
        if frequency == "YEARLY", chance(12) { parts.append("BYYEARDAY=\(some(1...366, 4, isSigned: true))") }
        if chance(15) { parts.append("BYHOUR=\(some(0...23, 3))") }
        if chance(12) { parts.append("BYMINUTE=\(some(0...59, 3))") }
        if frequency != "WEEKLY", parts.count > 2, parts.contains(where: { $0.hasPrefix("BY") }), chance(20) {
            parts.append("BYSETPOS=\(some(1...5, 2, isSigned: true))")
        }
        if chance(25) { parts.append("WKST=\(days[6])") }
        text = parts.joined(separator: ";")
        last =
            text.contains("COUNT") || chance(60)
            ? nil : start + Int.random(in: 0...500_000_000, using: &random)
    }
}

private enum Python {
    static let path = "/usr/bin/python3"
    static let hasDateutil = (try? run(["-c", "import dateutil.rrule"], ""))?.status == 0

    static func times(_ rules: [RandomRule], _ window: Range<Int>) throws -> [[Int]?] {
        let script = #filePath.replacingOccurrences(of: "RecurrenceRuleTests.swift", with: "recurrence.py")
        let lines = rules.map { rule in
            "\(rule.start)\t\(window.lowerBound)\t\(window.upperBound)\t\(rule.last.map(String.init) ?? "-")\t\(rule.text)\n"
        }
        let output = try run([script], lines.joined()).output
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            line == "?" ? nil : line.split(separator: " ").compactMap { Int($0) }
        }
    }

    private static func run(_ arguments: [String], _ input: String) throws -> (status: Int32, output: String)
    {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID()).txt")
        try input.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["-B"] + arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
