import Foundation
import PseudoTerminal
import Testing
import Words

@Suite struct TimeTests {
    @Test("time tells the board's clocks, or those named, at a moment told by another place's clocks")
    func moments() throws {
        let home = try Home()
        #expect(try home.run(["time", "--format", "csv"]).output.split(separator: "\n").count == 7)
        let outcome = try home.run([
            "time", "Tokyo", "Asia/Kathmandu", "shenzhen", "tokyo", "--at", "2026-11-23 09:00 New York",
            "--format", "json",
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.json?["asOf"] as? String == "2026-11-23T14:00:00Z")
        let clocks = try #require(outcome.json?["clocks"] as? [[String: Any]])
        #expect(clocks.map { $0["city"] as? String } == ["Tokyo", "Kathmandu", "Shenzhen"])
        #expect(clocks.map { $0["zone"] as? String } == ["Asia/Tokyo", "Asia/Kathmandu", "Asia/Shanghai"])
        #expect(clocks.map { $0["offsetSeconds"] as? Int } == [3600, -8100, 0])
        #expect(clocks.map { $0["time"] as? String } == ["23:00:00", "19:45:00", "22:00:00"])
        #expect(clocks.map { $0["day"] as? String } == ["today", "today", "today"])
        #expect(clocks.map { $0["date"] as? String } == ["2026-11-23", "2026-11-23", "2026-11-23"])
        let utc = try home.run(["time", "UTC", "--at", "2026-11-23T18:30:00Z", "--format", "csv"])
        #expect(
            utc.output == "zone,city,day,offset,time,date\nUTC,UTC,yesterday,-28800,18:30:00,2026-11-23\n")
    }

    @Test("A moment that is not today has weekday and date in the table, and one of today has not")
    func days() throws {
        let home = try Home()
        let far = try home.run(["time", "Tokyo", "New York", "--at", "2031-12-25 09:00 Tokyo"])
        let rows = far.output.split(separator: "\n")
        func date(_ weekday: Phrase, _ day: String) -> String {
            let words = Words.english
            let date = words[.dateWithYear, ["day": day, "month": words[.december], "year": "2031"]]
            return words[.dateWithWeekday, ["weekday": words[weekday], "date": date]]
        }
        #expect(rows.count == 3)
        #expect(rows[1].contains(date(.thursday, "25")) && rows[1].contains("09:00:00"), "\(far.output)")
        #expect(rows[2].contains(date(.wednesday, "24")) && rows[2].contains("19:00:00"), "\(far.output)")
        #expect(!far.output.says(.today) && !far.output.says(.yesterday), "\(far.output)")
        let now = try home.run(["time", "Asia/Taipei"])
        #expect(now.output.says(.today), "\(now.output)")
    }

    @Test("The day that the clocks tell is the one that it is", .enabled(if: FakeClock.isAvailable))
    func anotherDay() throws {
        let home = try Home()
        // The last minute of 2030 in New York.
        let eve = 1_925_009_940
        let outcome = try home.run(["time", "New York", "Taipei", "--format", "json"], at: eve)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let asOf = try #require(outcome.json?["asOf"] as? String)
        #expect(asOf.hasPrefix("2031-01-01T04:59:"))
        let clocks = try #require(outcome.json?["clocks"] as? [[String: Any]])
        #expect(clocks.map { $0["day"] as? String } == ["yesterday", "today"])

        let terminal = try home.start(["--demo"], at: eve)
        try terminal.waitUntil { screen in
            screen.clock("New York").map { $0.says(.yesterday) && $0.contains("23:59:0") } ?? false
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(
        "What is not clear is one line and exit code 2",
        arguments: [
            (["time", "Atlantis"], .noCityCalled, "Atlantis"),
            (["time", "san"], .sayWhich, "Santiago"),
            (["time", "Tokyo", "--at", "whenever"], .expectedTime, "whenever"),
            (["time", "--at", "午後12時 東京"], .twelveUnclear, "午後12時 東京"),
            (["time", "--at", "2026-03-08 02:30 New York"], .atSkipped, "New York"),
            (["time", "--at", "09:00 Atlantis"], .noCityCalled, "Atlantis"),
            (["time", "--baseline", "d1"], .takesNoMore, "--at"),
            (["print", "--at", "9"], .onlyWith, "--at"),
            (["--at", "9"], .onlyWith, "--at"),
            (["time", "--format", "xml"], .optionExpected, "table, json"),
        ] as [([String], Phrase, String)])
    func unclear(arguments: [String], phrase: Phrase, named: String) throws {
        let outcome = try Home().run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.says(phrase) && outcome.errors.contains(named), "\(outcome.errors)")
    }

    @Test("A time that comes twice is taken to be the first, and that is said")
    func twice() throws {
        let outcome = try Home().run(["time", "UTC", "--at", "2026-11-01 01:30 New York", "--format", "csv"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(",05:30:00"))
        #expect(outcome.errors.says(.wallTwice, ["place": "New York", "zone": "EDT"]))
    }

    @Test(
        "The user's zone is TZ's, in each way that it can be written",
        arguments: [
            ("Asia/Kathmandu", -20_700), (":Asia/Kathmandu", -20_700),
            (":/usr/share/zoneinfo/Asia/Tokyo", -32_400),
            ("/usr/share/zoneinfo/Asia/Tokyo", -32_400), ("CET-1CEST,M3.5.0,M10.5.0/3", -3600),
            ("<+0330>-3:30", -12_600),
            ("Nowhere/City", 0), ("", 0),
        ])
    func here(value: String, offset: Int) throws {
        let outcome = try Home().run(
            ["time", "UTC", "--at", "2026-11-23T12:00Z", "--format", "csv"], environment: ["TZ": value])
        #expect(outcome.output.contains(",\(offset),12:00:00"), "\(outcome.output)")
    }

    @Test("Rules are those of TZDIR, and doctor says so")
    func folder() throws {
        let home = try Home()
        let folder = home.folder.appending(path: "zones")
        let system = URL(filePath: "/usr/share/zoneinfo")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Europe"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: system.appending(path: "Asia/Tokyo"), to: folder.appending(path: "Europe/London"))
        try home.write("# version 2099z\n", to: folder.appending(path: "tzdata.zi"))
        let environment = ["TZDIR": folder.path, "TZ": "UTC"]
        let london = try home.run(["time", "London", "--format", "json"], environment: environment)
        #expect(london.items("clocks")["Europe/London"]?["offsetSeconds"] as? Int == 9 * 3600)
        let missing = try home.run(["time", "Paris"], environment: environment)
        #expect(missing.status == 1)
        #expect(missing.errors.says(.tzdataHasNoZone, ["zone": "Europe/Paris"]))
        let doctor = try home.run(["doctor"], environment: environment)
        #expect(
            doctor.output.says(.zonesInFolder, ["version": "2099z", "folder": folder.path]),
            "\(doctor.output)")
    }

    @Test("An alias that has no file is read under the name that the folder's list gives")
    func alias() throws {
        let home = try Home()
        let folder = try zoneinfo(home)
        try home.write("# version 2099z\nL Asia/Tokyo Asia/Edo\n", to: folder.appending(path: "tzdata.zi"))
        let edo = try home.run(
            ["time", "asia/edo", "--format", "csv"], environment: ["TZDIR": folder.path, "TZ": "UTC"])
        #expect(edo.output.contains("\nAsia/Edo,"), "\(edo.output) \(edo.errors)")
        #expect(edo.output.contains(",32400,"), "\(edo.output)")
    }

    @Test("Without tzdata one sentence says so, here is UTC, and no place has a made-up time")
    func noZones() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let environment = ["TZDIR": home.folder.appending(path: "none").path, "TZ": "Asia/Taipei"]
        let sentence = "No time zone database: install tzdata. Until then only UTC works"
        let clocks = try home.run(
            ["time", "UTC", "Tokyo", "--at", "2026-11-23 09:00", "--format", "csv"], environment: environment)
        #expect(clocks.status == 0)
        #expect(clocks.output == "zone,city,day,offset,time,date\nUTC,UTC,today,0,09:00:00,2026-11-23\n")
        #expect(clocks.errors == "fxterm: \(sentence)\n")
        let doctor = try home.run(["doctor"], environment: environment)
        #expect(doctor.output.hasSuffix("\ntime\n  \(sentence)\n"))
        let terminal = try home.start(environment: environment)
        try terminal.waitUntil { $0.contains(sentence) && $0.contains("unknown time zone") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    private func zoneinfo(_ home: Home) throws -> URL {
        let folder = home.folder.appending(path: "zones")
        for zone in [
            "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
            "America/Los_Angeles",
        ] {
            let file = folder.appending(path: zone)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: URL(filePath: "/usr/share/zoneinfo/\(zone)"), to: file)
        }
        return folder
    }

    private func replace(_ file: URL, with zone: String) throws {
        try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(zone)")).write(to: file, options: .atomic)
    }

    @Test("Renewed rules are seen on the board without a restart")
    func renewal() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let folder = try zoneinfo(home)
        let terminal = try home.start(width: 200, environment: ["TZDIR": folder.path])
        try terminal.waitUntil { screen in
            screen.clock("Tokyo")?.says(.hourOffset, ["offset": "+1"]) ?? false
                && screen.rows.contains { $0.contains("7203") && $0.contains("15:30") }
        }
        try replace(folder.appending(path: "Asia/Tokyo"), with: "Asia/Kathmandu")
        try terminal.waitUntil { screen in
            screen.clock("Tokyo")?.contains("−2:15") ?? false
                && screen.rows.contains { $0.contains("7203") && $0.contains("12:15") }
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Another zone of the system's is seen on the board without a restart")
    func anotherZone() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let file = home.folder.appending(path: "localtime")
        try replace(file, with: "Asia/Taipei")
        let terminal = try home.start(environment: ["TZ": ":\(file.path)"])
        try terminal.waitUntil { screen in
            screen.clock("Tokyo")?.says(.hourOffset, ["offset": "+1"]) ?? false
        }
        try replace(file, with: "Europe/London")
        try terminal.waitUntil { screen in
            // London has summer time, Tokyo has not.
            screen.clock("Tokyo").map { $0.contains("+9 ") || $0.contains("+8 ") } ?? false
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A city is found as it is typed, added, and moved to another moment")
    func board() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.wait(for: .worldClocks)
        try terminal.press("2akath")
        try terminal.waitUntil { screen in
            screen.rows.contains { $0.contains("Kathmandu") && $0.contains("Nepal") }
        }
        try terminal.press("<enter>t")
        try terminal.wait(for: .whenItIsIn, ["place": "Kathmandu"])
        try terminal.press("2026-11-23 9am<enter>")
        try terminal.waitUntil { screen in
            screen.says(.panelNotNow)
                && screen.rows.contains { $0.contains("Kathmandu") && $0.contains("09:00:00") }
        }
        try terminal.press("<esc>")
        try terminal.waitUntil { !$0.says(.panelNotNow) }
        try terminal.press("q")
        _ = try terminal.waitForExit()
        #expect(try String(contentsOf: home.board, encoding: .utf8).contains("Asia/Kathmandu"))
    }

    /// Takes a dozen seconds: the notice goes after some seconds, and then 8 s are counted.
    @Test("Nothing but the clocks' second wakes the program")
    func ticking() throws {
        let home = try Home()
        try home.useFeeds(of: nil, refresh: 3600)
        let terminal = try home.start(width: 80, height: 24)
        try terminal.wait(for: .failUnreachable)
        try terminal.press("2")
        try terminal.waitUntil { !$0.says(.failUnreachable) }
        let (start, before) = (second(terminal.screen), try wakings(of: terminal.pid))
        try terminal.waitUntil { (second($0) - start + 60) % 60 >= 8 }
        let (end, after) = (second(terminal.screen), try wakings(of: terminal.pid))
        #expect(after - before <= 2 * ((end - start + 60) % 60 + 1))
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    private func second(_ screen: TerminalScreen) -> Int {
        screen.rows.dropFirst().lazy.compactMap { $0.firstMatch(of: /:(\d\d)(?![:\d])/) }.first
            .flatMap { Int($0.1) } ?? 0
    }

    private func wakings(of pid: Int32) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let line = try #require(
            status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") })
        return try #require(line.split(separator: "\t").last.flatMap { Int($0) })
    }
}
