import Foundation
import PseudoTerminal
import Testing

/// `fxterm time`, and where the rules of local time come from.
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
        let utc = try home.run(["time", "UTC", "--at", "2026-11-23T18:30:00Z", "--format", "csv"])
        #expect(utc.output == "zone,city,day,offset,time\nUTC,UTC,yesterday,-28800,18:30:00\n")
    }

    @Test(
        "What is not clear is one line and exit code 2",
        arguments: [
            (["time", "Atlantis"], "no city or zone is called “Atlantis”"),
            (["time", "san"], "may be Santiago"),
            (["time", "Tokyo", "--at", "whenever"], "expected a time such as"),
            (["time", "--at", "2026-03-08 02:30 New York"], "clocks go forward over it"),
            (["time", "--at", "09:00 Atlantis"], "no city or zone is called “Atlantis”"),
            (["time", "--baseline", "d1"], "takes no more than"), (["print", "--at", "9"], "--at goes with"),
            (["--at", "9"], "--at goes with"), (["time", "--format", "xml"], "expected table, json or csv"),
        ])
    func unclear(arguments: [String], message: String) throws {
        let outcome = try Home().run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("A time that comes twice is taken to be the first, and that is said")
    func twice() throws {
        let outcome = try Home().run(["time", "UTC", "--at", "2026-11-01 01:30 New York", "--format", "csv"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(",05:30:00"))
        #expect(outcome.errors.contains("comes twice in New York; the first is meant, EDT"))
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
        #expect(missing.errors.contains("tzdata has no zone “Europe/Paris”"))
        let doctor = try home.run(["doctor"], environment: environment)
        #expect(doctor.output.hasSuffix("\ntime\n  tzdata 2099z in \(folder.path)\n"), "\(doctor.output)")
    }
}
