import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Places
import TUI
import Testing
import Words

@testable import Screens

@Suite("Clocks")
struct ClockTests {
    /// - Parameter crowded: True for so many other clocks that each has only a line.
    private func screen(
        _ clocks: [String], _ width: Int = 80, _ height: Int = 24, from here: String = "Asia/Taipei",
        at when: String, crowded: Bool = true
    ) throws -> Screen {
        let others = [
            "Asia/Karachi", "Asia/Dubai", "Africa/Lagos", "Africa/Nairobi", "Asia/Riyadh", "Asia/Tashkent",
            "Asia/Kolkata", "Asia/Dhaka", "Asia/Yangon", "Africa/Accra", "Asia/Baku", "Africa/Tunis",
        ]
        var board = Arrangement(rates: [], clocks: clocks + (crowded ? others : []), stocks: [])
        if crowded { board.densities[Panel.clocks.id] = .compact }
        var screen = Screen(width, height, arrangement: board)
        let zone = try #require(Zone(here))
        let spoken = try #require(SpokenTime(when))
        let moment = try #require(spoken.moments(in: zone, at: Sample.asOf).first)
        screen.send(.tick(moment, here: zone), .focus(.clocks))
        return screen
    }

    private func row(_ city: String, _ screen: Screen) throws -> String {
        try #require(
            screen.lines.first { $0.contains("\(city) ") && !$0.contains("fxterm") }, "\(screen.text)")
    }

    // 60 boards of many cards take some seconds in a debug build.
    @Test(
        "Moved clocks tell the day beside each time, however narrow their panel is",
        arguments: [4, 12, 20], [(80, 24), (100, 30), (120, 40), (160, 45), (200, 60)])
    func movedDays(count: Int, size: (width: Int, height: Int)) throws {
        let zones = [
            "Asia/Taipei", "Pacific/Auckland", "America/Los_Angeles", "Europe/London", "Asia/Kathmandu",
            "America/Argentina/Buenos_Aires", "Asia/Tokyo", "Asia/Dubai", "Africa/Lagos", "Asia/Kolkata",
            "Asia/Dhaka", "Asia/Yangon", "Africa/Accra", "Asia/Baku", "Africa/Tunis", "Asia/Karachi",
            "Africa/Nairobi", "Asia/Riyadh", "Asia/Tashkent", "America/Sao_Paulo",
        ]
        for locale in ["en_US.UTF-8", "ja_JP.UTF-8"] {
            for rates in [6, 24] {
                var screen = Screen(
                    size.width, size.height, locale: UserLocale(["LANG": locale]),
                    arrangement: Arrangement(
                        rates: Array(Sample.rates.map(\.code.text).prefix(rates)),
                        clocks: Array(zones.prefix(count)), stocks: ["AAPL", "2330.TW"]))
                screen.press(">")
                let rect = try #require(screen.layout.places[.clocks]).rect
                let canvas = screen.canvas
                let lines = (rect.y..<rect.maxY).map { y in
                    (rect.x..<rect.maxX).map { canvas[$0, y].glyph.text }.joined()
                }
                let days = (0..<7).map { screen.model.words.weekday(Day(number: $0)) }
                let times = lines.indices.filter { lines[$0].contains(/\d:\d\d:\d\d/) }
                for (place, y) in times.enumerated() {
                    let end = place + 1 < times.count ? times[place + 1] : lines.endIndex
                    let clock = lines[y..<end].joined(separator: "\n")
                    #expect(
                        days.contains { clock.contains($0) }, "\(locale) \(rates): \(clock)\n\(screen.text)")
                }
            }
        }
    }

    @Test("Day and difference are right on both sides of a change, to the second")
    func changes() throws {
        var screen = try screen(["America/New_York"], from: "Europe/London", at: "2026-10-25 01:59:59")
        #expect(try row("New York", screen).contains("−5 HRS"))
        screen.send(.tick(Instant(screen.model.now.seconds + 1), here: screen.model.here))
        #expect(try row("New York", screen).contains("−4 HRS"))
        #expect(try row("New York", screen).contains("21:00:00"))
        #expect(try row("New York", screen).contains("Yesterday"))
    }

    @Test("Yesterday, Today and Tomorrow go by the calendars, not by the hours")
    func days() throws {
        let screen = try screen(
            ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo"], from: "Asia/Taipei",
            at: "2026-11-21 00:30")
        #expect(try row("Kiritimati", screen).contains("Today"))
        #expect(try row("Pago Pago", screen).contains("Yesterday"))
        #expect(try row("Tokyo", screen).contains("Today"))
        let late = try self.screen(["Asia/Tokyo"], from: "Asia/Taipei", at: "2026-11-21 23:30")
        #expect(try row("Tokyo", late).contains("Tomorrow"))
    }

    @Test("Each time has its city beside it, whatever else there is no room for", arguments: [12, 24])
    func cities(hours: Int) {
        var screen = Screen(40, 12, locale: .of(hours == 12 ? "en_US" : "en_GB"))
        screen.press("2")
        let names = ["Taipei", "Tokyo", "Jakarta", "London", "New York", "Los Ang"]
        #expect(screen.text.contains("Los Angeles"), "\(screen.text)")
        screen.press("t9am<enter>")
        for name in names { #expect(screen.text.contains(name), "\(screen.text)") }
    }

    @Test("A day that has no column has a row below its city")
    func daysBelow() {
        let text = Screen(120, 40, locale: .of("en_US")).text
        #expect(text.contains("Today, same time") && text.contains("Yesterday, −13 HRS"), "\(text)")
    }

    @Test("No span stands beside the state of a market, where it could be taken for how long that has lasted")
    func spans() {
        for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60), (300, 80)] {
            let text = Screen(width, height).text
            #expect(text.firstMatch(of: /(?:closed|open)\??,? [0-9]/) == nil, "\(text)")
        }
        #expect(Screen(120, 40).text.contains("TWSE opens Mon 09:00"))
    }

    @Test("Within 14 days of a change the row says when, and what the difference will be")
    func ahead() throws {
        let screen = try screen(["Europe/London", "Asia/Tokyo"], from: "Asia/Taipei", at: "2026-10-20 12:00")
        #expect(screen.text.contains("−8 HRS from Sun 25 Oct 09:00: clocks go back there"), "\(screen.text)")
        let home = try self.screen(["Asia/Tokyo"], 120, 40, from: "America/New_York", at: "2026-10-25 12:00")
        #expect(home.text.contains("+14 HRS from Sun 1 Nov 02:00"), "\(home.text)")
        let quiet = try self.screen(["Europe/London"], from: "Asia/Taipei", at: "2026-10-27 12:00")
        #expect(!quiet.text.contains("clocks go"))
    }

    @Test("The hour decides between day and night")
    func dayAndNight() throws {
        let screen = try screen(["Asia/Tokyo", "Europe/London"], at: "2026-11-20 12:00")
        #expect(try row("Tokyo", screen).contains("☼ 13:00:00"))
        #expect(try row("London", screen).contains("☾ 04:00:00"))
    }

    @Test("A city with an exchange says what that is doing, and when that ends")
    func markets() throws {
        let screen = try screen(
            ["Asia/Taipei", "Asia/Tokyo", "Europe/London", "America/Los_Angeles", "Asia/Shanghai#Shenzhen"],
            100, 30,
            at: "2026-11-20 11:00")
        var alone = screen
        alone.size = Size(width: 99, height: 30)
        #expect(try row("Taipei ●", alone).contains("TWSE open, closes in 2 h 30 min"))
        #expect(try row("Tokyo ◐", alone).contains("TSE lunch, opens in 30 min"))
        #expect(try row("London", alone).contains("LSE closed, opens in 5 h"))
        #expect(try row("Shenzhen ●", alone).contains("SZSE open, lunch in 30 min"))
        #expect(try !row("Los Angeles", alone).contains("open"))
        #expect(
            try row("Taipei ●", screen).contains("11:00:00"),
            "where there is no room for words, a mark says it")
    }

    @Test("A closing auction is told apart, and until then the row says when trade ends")
    func closingAuction() throws {
        let zones = [
            "Asia/Taipei", "Asia/Tokyo", "Europe/London", "America/Los_Angeles", "Asia/Shanghai#Shenzhen",
        ]
        let before = try screen(zones, 99, 30, at: "2026-11-20 13:24")
        #expect(try row("Taipei ●", before).contains("TWSE open, closes in 6 min"))
        let during = try screen(zones, 99, 30, at: "2026-11-20 13:26")
        #expect(try row("Taipei ◐", during).contains("TWSE auction, closes in 4 min"))
        let opening = try screen(zones, 99, 30, at: "2026-11-20 08:45")
        #expect(try row("Taipei", opening).contains("TWSE closed, opens in 15 min"))
    }

    @Test("No wording of an exchange whose holidays are unknown is without a question mark or words of doubt")
    func doubtfulWordings() throws {
        let writing = Screen(80, 24).model.writing
        for (text, isKnown) in [("2026-11-20", true), ("2035-11-20", false)] {
            for hour in [1, 9, 13, 20] {
                let day = try #require(Day(text))
                let now = Instant(day.number * 86_400 + hour * 3600)
                let market = try #require(MarketText("Asia/Taipei", at: now, writing))
                for wording in market.wordings {
                    #expect((wording.contains("?") || wording.contains("unknown")) == !isKnown, "\(wording)")
                }
            }
        }
    }

    @Test("The mark says, too, that holidays are not known")
    func doubt() throws {
        let clocks = ["Asia/Taipei", "Europe/London", "Asia/Shanghai"]
        let known = try screen(clocks, 100, 30, at: "2026-11-20 11:35")
        #expect(try row("Taipei ●", known).contains("11:35:00"))
        #expect(try row("Shanghai ◐", known).contains("11:35:00"))
        let unknown = try screen(clocks, 100, 30, at: "2027-11-19 11:35")
        #expect(try row("Taipei ●?", unknown).contains("11:35:00"))
        #expect(try row("Shanghai ◐?", unknown).contains("11:35:00"))
        let before = try screen(clocks, 100, 30, at: "2014-11-19 11:35")
        #expect(try row("Taipei ●?", before).contains("11:35:00"))
        #expect(try row("London ?", before).contains("03:35:00"), "nor is it certain that it is closed")
        let london = try screen(clocks, 100, 30, at: "2027-11-19 17:00")
        #expect(try row("London ●", london).contains("09:00:00"))
    }

    @Test("While a card is carried the clocks stand still, and they catch up when it is put down")
    func carrying() throws {
        var screen = try screen(["Asia/Taipei", "Asia/Tokyo"], at: "2026-11-20 11:00:07")
        screen.press("<space>")
        screen.send(.tick(Instant(screen.model.now.seconds + 5), here: screen.model.here))
        #expect(try row("Taipei", screen).contains("11:00:07"))
        screen.press("<down><enter>")
        #expect(try row("Taipei", screen).contains("11:00:12"))
        screen.press("<space>")
        screen.send(.tick(Instant(screen.model.now.seconds + 5), here: screen.model.here))
        #expect(try row("Taipei", screen).contains("11:00:12"))
        screen.press("<esc>")
        #expect(try row("Taipei", screen).contains("11:00:17"))
    }

    @Test("Commas and full stops move all clocks by a quarter of an hour, angles by a day, Esc returns")
    func travel() throws {
        var screen = try screen(
            ["Asia/Taipei", "Asia/Tokyo"], from: "Asia/Taipei", at: "2026-11-20 11:07:42")
        screen.press(".")
        #expect(try row("Taipei", screen).contains("11:22:00"))
        #expect(try row("Tokyo", screen).contains("12:22:00"))
        #expect(screen.text.contains("World clocks · moved"))
        #expect(screen.text.contains("Fri 20 Nov 11:22 here, in 15 min · esc: now"), "\(screen.text)")
        screen.press(",,")
        #expect(try row("Taipei", screen).contains("10:52:00"))
        screen.press(">")
        #expect(screen.text.contains("Sat 21 Nov 10:52 here, in 23 h 45 min"), "\(screen.text)")
        screen.press("<<><<>")
        screen.send(.tick(Instant(screen.model.now.seconds + 60), here: screen.model.here))
        #expect(try row("Taipei", screen).contains("10:52:00"), "what one plans with does not tick")
        screen.press("<esc>")
        #expect(screen.model.visited == nil)
        #expect(try row("Taipei", screen).contains("11:08:42"))
        #expect(!screen.text.contains("· moved"))
    }

    @Test(
        "Clocks that were moved have their weekday and date: Today would be another day than is shown"
    )
    func movedDays() throws {
        func rows(_ screen: Screen) -> String { screen.lines.dropFirst(2).joined() }
        var screen = try screen(
            ["Asia/Taipei", "America/New_York"], from: "Asia/Taipei", at: "2026-11-20 11:00", crowded: false)
        screen.press(".")
        #expect(rows(screen).contains("Fri 20 Nov") && rows(screen).contains("Thu 19 Nov"))
        #expect(!rows(screen).contains("Today") && !rows(screen).contains("Yesterday"))
        screen.press(">")
        #expect(rows(screen).contains("Sat 21 Nov"))
        #expect(rows(screen).contains("Fri 20 Nov"))
        screen.press("t2027-01-04 9am<enter>")
        #expect(rows(screen).contains("Mon 4 Jan 2027"), "\(screen.text)")
        #expect(rows(screen).contains("Sun 3 Jan 2027"), "\(screen.text)")
        screen.press("<esc>")
        #expect(rows(screen).contains("Today"))
        for (width, height) in [(40, 12), (60, 20), (100, 30), (200, 60), (300, 80)] {
            var screen = try self.screen(
                ["Asia/Taipei"], width, height, from: "Asia/Taipei", at: "2026-11-20 11:00", crowded: false)
            screen.press(">")
            #expect(rows(screen).contains("Sat 21 Nov"), "\(screen.text)")
        }
    }

    @Test("A day is a day by the clocks here, whatever happens to them that night")
    func daysOverChange() throws {
        var screen = try screen(["Europe/London"], from: "Europe/London", at: "2026-10-24 12:00")
        screen.press(">")
        #expect(try row("London", screen).contains("12:00:00"))
        #expect(screen.text.contains("in 1 d 1 h"), "\(screen.text)")
    }

    @Test("Half days are counted as their language counts them: from 0 in Japanese, from 12 elsewhere")
    func halfDays() throws {
        for (locale, midnight, noon) in [
            ("ja_JP", "午前 0:05:00", "午後 0:05:00"), ("zh_TW", "上午12:05:00", "下午12:05:00"),
            ("en_US", "12:05:00 am", "12:05:00 pm"),
        ] {
            let text = TimeText(hours: 12, hasSeconds: true, words: Words(UserLocale.of(locale).language))
            #expect(text.time(TimeOfDay(second: 300)) == midnight)
            #expect(text.time(TimeOfDay(second: 43_500)) == noon)
            #expect(SpokenTime(text.minute(TimeOfDay(second: 43_500)))?.time == TimeOfDay(second: 43_500))
            #expect(SpokenTime(text.minute(TimeOfDay(second: 300)))?.time == TimeOfDay(second: 300))
        }
    }

    @Test("In every other row a strip of the day shows who works, all of them over the same hours")
    func strips() throws {
        var screen = try screen(
            ["Asia/Taipei", "Asia/Tokyo", "Europe/London", "Europe/Paris", "Europe/Rome", "Europe/Oslo"],
            45, 24, from: "Asia/Taipei", at: "2026-11-20 12:00", crowded: false)
        screen.press(".")
        let strips = screen.lines.filter { $0.contains("███") }
        #expect(strips.count == 6)
        #expect(screen.text.contains("·· asleep ▒▒ awake ██ at work"), "the tints are explained once")
        // From midnight to midnight in Taipei: work is from 9 to 17 there, an hour earlier for Tokyo.
        func hour(of sign: Character, _ strip: String) throws -> Double {
            let cells = Array(strip.filter { "·▒█┃".contains($0) })
            return 24 * Double(try #require(cells.firstIndex(of: sign))) / Double(cells.count)
        }
        let cell = 24.0 / 40
        #expect(abs(try hour(of: "▒", strips[0]) - 7) < cell, "\(strips[0])")
        #expect(abs(try hour(of: "█", strips[0]) - 9) < cell)
        #expect(abs(try hour(of: "┃", strips[0]) - 12) < cell)
        #expect(abs(try hour(of: "█", strips[1]) - 8) < cell)
        #expect(
            try hour(of: "█", strips[2]) < cell, "Thursday evening in London is Friday morning in Taipei")
        let marks = strips.map { Array($0).dropFirst().dropLast().firstIndex(of: "┃") }
        #expect(Set(marks).count == 1 && marks[0] != nil, "the moment is marked in the same column")
    }

    @Test("On the weekend nobody works, and a small panel has room for strips, two clocks side by side")
    func smallStrips() throws {
        var screen = try screen(
            ["Asia/Taipei", "Europe/London"], from: "Asia/Taipei", at: "2026-11-21 12:00", crowded: false)
        screen.press(".")
        #expect(!screen.lines.filter { $0.contains("│") && $0.contains("▒") }[0].contains("█"))
        let many =
            (["Asia/Tokyo", "Asia/Seoul", "Asia/Manila", "Asia/Jakarta", "Asia/Bangkok", "Asia/Kolkata"])
        var small = try self.screen(
            many, 50, 12, from: "Asia/Taipei", at: "2026-11-20 12:00", crowded: false)
        small.press(".")
        #expect(small.text.contains("██┃"), "\(small.text)")
        #expect(try row("Seoul", small).contains("13:15:00"))
    }

    @Test(
        "A time is typed at the selected city, or with its place",
        arguments: [
            ("9am", "New York", "09:00:00"), ("9am in Tokyo", "Tokyo", "09:00:00"),
            ("tomorrow 14:30", "New York", "14:30:00"),
            ("2026-12-24 18:00 utc", "London", "18:00:00"), ("8:15pm 台北", "Taipei", "20:15:00"),
        ])
    func typed(text: String, city: String, time: String) throws {
        var screen = try screen(
            ["America/New_York", "Asia/Tokyo", "Asia/Taipei", "Europe/London"], at: "2026-11-20 11:07:42")
        screen.press("t")
        #expect(screen.text.contains("Show clocks at (New York time): "))
        screen.press(text.replacing(" ", with: "<space>") + "<enter>")
        #expect(try row(city, screen).contains(time), "\(screen.text)")
        #expect(screen.text.contains("· moved"))
    }

    @Test(
        "What is no time, no place or no moment is said, and the typing goes on",
        arguments: [
            ("soon", "is not a time such as 9am"),
            ("9am Atlantis", "No city or time zone matches “Atlantis”"),
            ("9am san", "matches Santiago"),
            ("2027-03-14 02:30", "02:30 on 2027-03-14 does not exist in New York"),
        ])
    func notTyped(text: String, said: String) throws {
        var screen = try screen(["America/New_York"], 120, 30, at: "2026-11-20 11:07:42")
        screen.press("t" + text.replacing(" ", with: "<space>") + "<enter>")
        #expect(screen.lines.last?.contains(said) == true, "\(screen.lines.last ?? "")")
        #expect(screen.model.visited == nil)
        screen.press("<C-u>noon<enter>")
        #expect(try row("New York", screen).contains("12:00:00"))
    }

    @Test("Without a clock selected the time is that of here, and Esc asks for none")
    func typedHere() throws {
        var screen = try screen(["Asia/Tokyo"], from: "Asia/Taipei", at: "2026-11-20 11:07:42")
        screen.send(.focus(.rates))
        screen.press("t")
        #expect(screen.lines.last?.contains("Show clocks at (your time): ") == true)
        screen.press("9<enter>")
        #expect(try row("Tokyo", screen).contains("10:00:00"))
        screen.press("t<esc>")
        #expect(screen.model.visited != nil, "Esc leaves the typing first, and the other time then")
        screen.press("<esc>")
        #expect(screen.model.visited == nil)
    }

    @Test("Clocks follow renewed rules, and the user to another zone")
    func renewal() throws {
        var screen = try screen(
            ["Asia/Tokyo", "Asia/Shanghai#Shenzhen"], from: "Asia/Taipei", at: "2026-11-20 11:07")
        let tokyo = try #require(Zone(posix: "JST-10"))
        screen.send(.zonesRenewed(["Asia/Tokyo": tokyo]))
        #expect(try row("Tokyo", screen).contains("+2 HRS"))
        #expect(try row("Shenzhen", screen).contains("same time"))
        screen.send(.tick(screen.model.now, here: .utc))
        #expect(try row("Tokyo", screen).contains("+10 HRS"))
    }
}
