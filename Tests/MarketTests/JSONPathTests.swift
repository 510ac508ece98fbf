import CivilTime
import Literals
import Testing

@testable import Market

@Suite struct JSONPathTests {
    @Test(
        arguments: [
            ("$", []), ("$.last", [.name("last")]), ("$[*]", [.all]), ("$.a.*", [.name("a"), .all]),
            ("$['last price']", [.name("last price")]), (#"$["a.b"][0]"#, [.name("a.b"), .index(0)]),
            ("$.data[-1].価格", [.name("data"), .index(-1), .name("価格")]), ("$[ 12 ]", [.index(12)]),
            (#"$['it\'s \\ \/']"#, [.name("it's \\ /")]), ("$._a1[*][*]", [.name("_a1"), .all, .all]),
        ] as [(String, [JSONPath.Step])])
    func `a path has steps`(text: String, steps: [JSONPath.Step]) throws {
        let path = try JSONPath(text)
        #expect(path.steps == steps)
        #expect(!path.isOfWholeAnswer)
        #expect(try JSONPath("$" + text).isOfWholeAnswer)
    }

    @Test(arguments: [
        ("", 1), ("last", 1), (".a", 1), ("$a", 2), ("$.", 3), ("$.a-b", 4), ("$.1a", 3), ("$[", 3),
        ("$[]", 3),
        ("$[01]", 3), ("$[-0]", 4), ("$[- 1]", 4), ("$['a'", 6), ("$['a", 5), (#"$['\n']"#, 5), ("$[1:2]", 4),
        ("$..a", 3), ("$[?@.a]", 3), ("$.a b", 4), ("$[9999999999]", 3), ("$[0,1]", 4),
    ])
    func `a path that is none names the character`(text: String, place: Int) {
        #expect(throws: TextMistake.self) { try JSONPath(text) }
        do { _ = try JSONPath(text) } catch { #expect(error.place == place, "\(text): \(error)") }
    }

    @Test(
        arguments: [
            ("iso", "2026-11-20", "2026-11-20"),
            ("iso", "20261120", "2026-11-20"),
            ("iso", "2015-01-02T00:00:00.000Z", "2015-01-02 00:00:00 +0"),
            ("iso", "2021-11-05T11:54:23.055122029-04:00", "2021-11-05 11:54:23 -14400"),
            ("iso", "2018-04-12T00:00:00+00:00", "2018-04-12 00:00:00 +0"),
            ("iso", "2026-11-20 15:08:03", "2026-11-20 15:08:03"),
            ("iso", "2026-11-20T15:08", "2026-11-20 15:08:00"),
            ("iso", "2026-08-01 09:30:00-05", "2026-08-01 09:30:00 -18000"),
            ("iso", "2026-10-02T15:59:58.000-0400", "2026-10-02 15:59:58 -14400"),
            ("iso", "2026-02-30", nil), ("iso", "2026-11-20T25:00", nil), ("iso", "2026-11-20T15", nil),
            ("iso", "20261120x", nil), ("iso", "2026-11-20T15:08:03+99:00", nil), ("iso", "", nil),
            ("iso", "yesterday", nil),
            ("unix", "1747407859", "2025-05-16 15:04:19 +0"),
            ("unix", "1747407859.9", "2025-05-16 15:04:19 +0"),
            ("ms", "1766989800000", "2025-12-29 06:30:00 +0"),
            ("us", "1766989800000000", "2025-12-29 06:30:00 +0"),
            ("ns", "1766989800000000000", "2025-12-29 06:30:00 +0"),
            ("unix", "1766989800000", nil), ("unix", "soon", nil), ("unix", "-1", "1969-12-31 23:59:59 +0"),
            ("dd/MM/yyyy HH:mm:ss", "20/11/2026 15:08:03", "2026-11-20 15:08:03"),
            ("d.M.yy H:mm", "1.2.26 9:05", "2026-02-01 09:05:00"), ("d.M.yy", "1.2.99", "1999-02-01"),
            ("yyyMMdd", "1150731", "2026-07-31"), ("yyy/MM/dd", "115/07/01", "2026-07-01"),
            ("yyyyMMddHHmmss", "20261120150803", "2026-11-20 15:08:03"),
            ("MMM d, yyyy", "Jul 28, 2020", "2020-07-28"),
            ("'DATA AS OF 'MMM d, yyyy", "DATA AS OF Jul 28, 2020", "2020-07-28"),
            ("MM/dd/yyyy hh:mm a", "11/06/2023 12:30 AM", "2023-11-06 00:30:00"),
            ("MM/dd/yyyy hh:mm a", "11/06/2023 12:30 p.m.", "2023-11-06 12:30:00"),
            ("EEE, dd MMM yyyy HH:mm:ss Z", "Sat, 05 Sep 2026 00:02:32 +0000", "2026-09-05 00:02:32 +0"),
            ("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2026-09-05T00:02:32.123+05:30", "2026-09-05 00:02:32 +19800"),
            ("dd/MM/yyyy", "20/13/2026", nil), ("dd/MM/yyyy", "20/11/26", nil),
            ("dd/MM/yyyy", "20/11/2026 ", nil),
            ("MM/dd/yyyy hh:mm a", "11/06/2023 13:30 PM", nil),
        ] as [(String, String, String?)])
    func `times are read by their format`(format: String, text: String, expected: String?) throws {
        let stamp = try TimeFormat(format).stamp(text)
        let shown = stamp.map { stamp in
            [
                stamp.day.description, stamp.time?.description,
                stamp.offset.map { $0 < 0 ? "\($0)" : "+\($0)" },
            ]
            .compactMap(\.self).joined(separator: " ")
        }
        #expect(shown == expected)
    }

    @Test(arguments: [
        ("", 1), ("HH:mm", 6), ("yyyy-MM", 8), ("yyyyy", 1), ("dd/MM/yyyy HH:mm:ss QQ", 21),
        ("dd/MM/yyyy 'T", 14),
        ("MMMMM", 1), ("iSO", 1), ("UNIX", 1),
    ])
    func `a pattern that is none names the character`(text: String, place: Int) {
        do {
            _ = try TimeFormat(text)
            Issue.record("\(text) is a format")
        } catch { #expect(error.place == place, "\(text): \(error)") }
    }

    @Test func `a day as it is written stays that day, and a count of seconds is a day somewhere`() throws {
        let newYork = try #require(Zone("America/New_York"))
        let written = try #require(TimeStamp(iso: "2015-01-02T00:00:00.000Z"))
        #expect(written.day(in: newYork, isCounted: false) == Day("2015-01-02"))
        let counted = try #require(TimeFormat("unix").stamp(1_569_297_600))
        #expect(counted.day(in: newYork, isCounted: true) == Day("2019-09-24"))
        #expect(counted.day(in: .utc, isCounted: true) == Day("2019-09-24"))
        #expect(counted.instant(in: newYork) == Instant(1_569_297_600))
    }

    @Test func `patterns of symbols`() throws {
        func matches(_ pattern: String, _ symbol: Symbol) -> Bool {
            SymbolPattern(pattern)?.matches(symbol) ?? false
        }
        #expect(matches("US", "AAPL") && matches("US", "BRK-B"))
        #expect(!matches("US", "2330.TW") && !matches("US", "BTC-USD") && !matches("US", "^GSPC"))
        #expect(matches("*.TW", "2330.tw") && !matches("*.TW", ".TW1") && !matches("*.TW", "2330.TWO"))
        #expect(matches("FUND-*", "FUND-123") && !matches("FUND-*", "FUND-"))
        #expect(matches("AAPL", "aapl") && !matches("AAPL", "AAPL2") && matches("*", "X"))
        #expect(SymbolPattern("*a*") == nil && SymbolPattern("") == nil && SymbolPattern("a b") == nil)
        let renaming = try #require(Renaming("*.L", "*.LON"))
        #expect(renaming.theirs(of: "VOD.L") == "VOD.LON" && renaming.ours(of: "VOD.LON") == "VOD.L")
        #expect(renaming.theirs(of: "VOD") == nil)
        #expect(Renaming("*.L", "LON") == nil)
    }

    @Test func `addresses have places to fill in`() throws {
        let template = try FeedTemplate(
            "https://a.test/{symbol}?f={from:unix}&t={to}&d={today:yyyyMMdd}&k=${A_KEY}")
        #expect(template.keys == ["A_KEY"])
        let days: ClosedRange<Day> = Day(number: 1)...Day(number: 2)
        #expect(
            template.filled(symbols: ["A%3DX"], days: days, today: Day(number: 3))
                == "https://a.test/A%3DX?f=86400&t=1970-01-03&d=19700104&k=${A_KEY}")
        for (text, place) in [
            ("a{x}", 2), ("a{symbol", 2), ("a}", 2), ("$", 1), ("${1A}", 1), ("${}", 1), ("{to:x}", 1),
        ] {
            do {
                _ = try FeedTemplate(text)
                Issue.record("\(text) is a template")
            } catch { #expect(error.place == place, "\(text): \(error)") }
        }
    }
}
