import Foundation
import Loopback
import Testing
import Words

@Suite(.timeLimit(.minutes(10))) struct EventsCommandTests {
    private static let hasLibical = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
        .contains { FileManager.default.fileExists(atPath: $0 + "/libical.so.3") }

    private static func day(_ ahead: Int, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "Asia/Taipei")
        formatter.dateFormat = format
        return formatter.string(from: Date(timeIntervalSinceNow: Double(ahead) * 86_400))
    }

    private static func taiwanDay(_ ahead: Int) -> String {
        let year = (Int(day(ahead, "yyyy")) ?? 0) - 1911
        return "\(year)" + day(ahead, "MMdd")
    }

    private func home() throws -> (Home, LoopbackServer) {
        let home = try Home()
        let server = try LoopbackServer { request in
            switch request.path {
            case "/exchangeReport/TWT48U_ALL":
                .text(
                    """
                    [{"Date":"\(Self.taiwanDay(20))","Code":"2330","Exdividend":"息","CashDividend":"5.000000"},
                     {"Date":"\(Self.taiwanDay(-2))","Code":"2330","Exdividend":"息","CashDividend":"4.000000"},
                     {"Date":"\(Self.taiwanDay(9))","Code":"1101","Exdividend":"息","CashDividend":"1.000000"}]
                    """)
            case "/macro.ics":
                .text(
                    """
                    BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=America/New_York:\(Self.day(12, "yyyyMMdd"))T140000\r
                    SUMMARY:Rate decision\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                    """)
            default: .text("", status: 404)
            }
        }
        try home.write(
            """
            { feeds: { rates: [], stocks: [], history: [], events: [
                { kind: "twse", url: "\(server.url)" }, { kind: "ics", name: "macro", url: "\(server.url)/macro.ics" } ] } }
            """, to: home.settings)
        return (home, server)
    }

    private func events(_ outcome: Outcome) throws -> [[String: Any]] {
        try #require(outcome.json?["events"] as? [[String: Any]])
    }

    @Test("A stock's dividend is printed with its day; what is over and other stocks' are not")
    func dividend() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let outcome = try home.run(["print", "events", "2330.TW", "--format", "json"])
        #expect(outcome.status == 0)
        let dividends = try events(outcome).filter { $0["kind"] as? String == "dividend" }
        #expect(dividends.count == 1)
        let event = try #require(dividends.first)
        #expect(event["title"] as? String == "Ex-dividend 5.0 TWD" && event["item"] as? String == "2330.TW")
        #expect(
            event["day"] as? String == Self.day(20, "yyyy-MM-dd") && event["zone"] as? String == "Asia/Taipei"
        )
        #expect(event["at"] is NSNull && event["end"] is NSNull)
        #expect(event["certainty"] as? String == "confirmed" && event["source"] as? String == "twse")
        #expect(event.count == 9)
        let near = try events(
            try home.run(["print", "events", "2330.TW", "--days", "3", "--format", "json"]))
        #expect(!near.contains { $0["kind"] as? String == "dividend" })
        let table = try home.run(["print", "events", "2330.TW"])
        #expect(table.output.contains("Ex-dividend 5") && table.status == 0)
        let csv = try home.run(["print", "events", "2330.TW", "--format", "csv"])
        #expect(csv.output.hasPrefix("kind,item,title,day,at,zone,end,certainty,source\n"))
        #expect(csv.output.contains("dividend,2330.TW,Ex-dividend 5.0 TWD,"))
        let calendar = try home.run(["print", "events", "2330.TW", "--format", "ics"]).output
        #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n") && calendar.hasSuffix("END:VCALENDAR\r\n"))
        #expect(calendar.contains("SUMMARY:Ex-dividend 5.0 TWD\r\n"))
        #expect(calendar.contains("DTSTART;VALUE=DATE:\(Self.day(20, "yyyyMMdd"))\r\n"))
    }

    @Test("A city has its exchange's days and its clocks' changes, as far as two years ahead")
    func city() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let all = try events(
            try home.run(["print", "events", "New York", "--days", "800", "--format", "json"]))
        let kinds = Set(all.compactMap { $0["kind"] as? String })
        #expect(
            kinds.isSuperset(of: ["holiday", "earlyClose", "clockChange"]) && !kinds.contains("dividend"))
        let change = try #require(all.first { $0["kind"] as? String == "clockChange" })
        #expect(change["item"] as? String == "America/New_York" && change["source"] as? String == "fxterm")
        #expect((change["at"] as? String)?.hasSuffix("Z") == true)
        #expect(try home.run(["print", "events", "--days", "801"]).status == 2)
        #expect(try home.run(["print", "events", "Nowhere at all"]).status == 2)
    }

    @Test(
        "A calendar by address and the user's own file are read, and the file again once it has changed",
        .enabled(if: hasLibical, "calendars need libical"))
    func calendars() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let file = home.folder.appending(path: ".local/share/fxterm/events.ics")
        func own(_ title: String) -> String {
            """
            BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:own-1\r\nDTSTART;VALUE=DATE:\(Self.day(4, "yyyyMMdd"))\r
            SUMMARY:\(title)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """
        }
        try home.write(own("Budget"), to: file)
        func titles() throws -> [String] {
            try events(try home.run(["print", "events", "--format", "json"])).filter {
                ["own", "release"].contains($0["kind"] as? String)
            }.compactMap { $0["title"] as? String }
        }
        #expect(try titles() == ["Budget", "Rate decision"])
        try home.write(own("Fair"), to: file)
        #expect(try titles() == ["Fair", "Rate decision"])
        try FileManager.default.removeItem(at: file)
        #expect(try titles() == ["Rate decision"])
    }

    @Test(
        "Entries that cannot be used are counted on standard error, by calendar, and the others printed",
        .enabled(if: hasLibical, "calendars need libical"))
    func leftOut() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let days = [Self.day(3, "yyyyMMdd"), nil, Self.day(5, "yyyyMMdd"), nil]
        let body = days.enumerated().map { number, day in
            let start = day.map { "DTSTART;VALUE=DATE:\($0)\r\n" } ?? ""
            return "BEGIN:VEVENT\r\nUID:\(number)\r\n\(start)SUMMARY:Number \(number)\r\nEND:VEVENT\r\n"
        }.joined()
        try home.write(
            "BEGIN:VCALENDAR\r\n\(body)END:VCALENDAR\r\n",
            to: home.folder.appending(path: ".local/share/fxterm/events.ics"))
        let outcome = try home.run(["print", "events", "--format", "json"])
        #expect(outcome.status == 0)
        let titles = try events(outcome).compactMap { $0["title"] as? String }
        #expect(titles.filter { $0.hasPrefix("Number") } == ["Number 0", "Number 2"])
        let said = "fxterm: events.ics: \(Words.english[.figuresLeftOut, count: 2])\n"
        #expect(outcome.errors.hasSuffix(said), "\(outcome.errors)")
    }

    @Test("The status line has the board's next event; a stock called NEXT is written in capitals")
    func status() throws {
        let (home, server) = try home()
        defer { server.stop() }
        _ = try home.run(["print", "events", "--format", "json"])
        let outcome = try home.run(["status", "--format", "next: {next}"])
        #expect(outcome.status == 0 && outcome.output.hasPrefix("next: ") && !outcome.output.contains("{"))
        #expect(outcome.output != "next: —\n")
        #expect(try home.run(["status", "--format", "{NEXT}"]).status == 2)
    }
}
