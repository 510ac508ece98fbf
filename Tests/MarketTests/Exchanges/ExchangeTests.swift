import Market
import Testing

@Suite("Exchanges")
struct ExchangeTests {
    private func moment(_ text: String, _ zone: String) throws -> Instant {
        let parts = text.split(separator: " ")
        let clock = parts[1].split(separator: ":").compactMap { Int($0) }
        let day = try #require(Day(String(parts[0])))
        return try #require(Zone(zone)).instant(day, TimeOfDay(second: clock[0] * 3600 + clock[1] * 60))
    }

    private func exchange(_ mic: String) throws -> Exchange {
        try #require(Exchange.all.first { $0.mic == mic })
    }

    @Test("All that were asked for are in the table, with hours, a zone and a city that exist")
    func table() {
        let names = Set(Exchange.all.map(\.shortName))
        for name in [
            "TWSE", "TPEx", "TSE", "HKEX", "SSE", "SZSE", "KRX", "SGX", "IDX", "NSE", "LSE", "XETRA",
            "Euronext",
            "NYSE", "NASDAQ", "TSX", "ASX",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        let cities = Set(CitySearch.all().map(\.id))
        for exchange in Exchange.all {
            #expect(exchange.hours != nil, "\(exchange.mic)")
            #expect(cities.contains(exchange.clock), "\(exchange.clock)")
        }
    }

    @Test("Each exchange trades when another table says, holidays included")
    func againstOtherTable() throws {
        var count = 0
        for line in expectedOfExchanges.split(separator: "\n") {
            let words = line.split(separator: " ")
            let hours = try #require(try exchange(String(words[0])).hours)
            for word in words.dropFirst() {
                let moment = Instant(try #require(Int(word.dropLast())))
                #expect(
                    (hours.moment(at: moment).phase == .open) == (word.last == "+"),
                    "\(words[0]) at \(moment.iso8601)")
                count += 1
            }
        }
        print("\(count) moments at \(Exchange.all.count) exchanges")
        #expect(count > 1500)
    }

    @Test(
        "What an exchange is doing, and what comes next",
        arguments: [
            ("XTKS", "2026-11-20 11:45", MarketPhase.lunch, "2026-11-20 12:30", MarketPhase.open),
            ("XTKS", "2026-11-20 09:00", .open, "2026-11-20 11:30", .lunch),
            ("XTKS", "2026-11-20 15:27", .closingAuction, "2026-11-20 15:30", .closed),
            // 23 November is a holiday in Japan, a Monday.
            ("XTKS", "2026-11-20 15:30", .closed, "2026-11-24 08:00", .openingAuction),
            ("XTAI", "2026-11-20 08:59", .openingAuction, "2026-11-20 09:00", .open),
            ("XTAI", "2026-11-20 13:24", .open, "2026-11-20 13:25", .closingAuction),
            ("XNYS", "2026-11-26 12:00", .closed, "2026-11-27 09:30", .open),
            ("XNYS", "2026-11-27 12:59", .open, "2026-11-27 13:00", .closed),
            ("XNYS", "2026-11-27 13:00", .closed, "2026-11-30 09:30", .open),
            ("XHKG", "2026-12-24 11:59", .open, "2026-12-24 12:00", .closed),
            ("XIDX", "2026-11-20 11:45", .lunch, "2026-11-20 14:00", .open),
            ("XIDX", "2026-11-19 11:45", .open, "2026-11-19 12:00", .lunch),
            ("XLON", "2026-11-20 16:31", .closingAuction, "2026-11-20 16:35", .closed),
            ("XKRX", "2026-01-02 09:30", .closed, "2026-01-02 10:00", .open),
        ])
    func phases(mic: String, now: String, phase: MarketPhase, bell: String, next: MarketPhase) throws {
        let exchange = try exchange(mic)
        let hours = try #require(exchange.hours)
        let found = hours.moment(at: try moment(now, exchange.clock.zone))
        #expect(found.phase == phase)
        #expect(found.next == next)
        #expect(
            found.nextBell == (try moment(bell, exchange.clock.zone)), "\(found.nextBell?.iso8601 ?? "never")"
        )
        #expect(
            hours.isOpen(at: try moment(now, exchange.clock.zone))
                == (phase == .open || phase == .closingAuction))
    }

    @Test("Holidays are known up to a day, and said not to be after it")
    func unknownHolidays() throws {
        let taipei = try #require(try exchange("XTAI").hours)
        #expect(taipei.moment(at: try moment("2026-12-30 10:00", "Asia/Taipei")).areHolidaysKnown)
        #expect(!taipei.moment(at: try moment("2027-01-04 10:00", "Asia/Taipei")).areHolidaysKnown)
        let newYork = try #require(try exchange("XNYS").hours)
        #expect(newYork.moment(at: try moment("2027-12-30 10:00", "America/New_York")).areHolidaysKnown)
        #expect(!newYork.moment(at: try moment("2028-01-04 10:00", "America/New_York")).areHolidaysKnown)
        let jakarta = try #require(try exchange("XIDX").hours)
        #expect(!jakarta.moment(at: try moment("2026-11-23 10:00", "Asia/Jakarta")).areHolidaysKnown)
    }

    @Test("The last trading before a holiday is found over it")
    func lastTrading() throws {
        let hours = try #require(Exchange.hours(of: "2330.TW"))
        let inNewYear = try moment("2026-02-19 10:00", "Asia/Taipei")
        #expect(hours.lastTrading(at: inNewYear) == (try moment("2026-02-11 13:30", "Asia/Taipei")))
        #expect(!hours.isOpen(at: inNewYear))
    }

    @Test("Symbols have their exchange, and a suffix that is none is part of the name")
    func symbols() {
        #expect(Exchange.of("2330.TW")?.mic == "XTAI")
        #expect(Exchange.of("6488.TWO")?.mic == "ROCO")
        #expect(Exchange.of("AAPL")?.clock.zone == "America/New_York")
        #expect(Exchange.of("BRK.B") == nil)
        #expect(Exchange.shortSymbol("BRK.B") == "BRK.B")
        #expect(Exchange.shortSymbol("7203.T") == "7203")
        #expect(Exchange.zone(of: "LUMI.TA") == "Asia/Jerusalem")
        #expect(Exchange.zone(of: "BRK.B") == "UTC")
        #expect(Exchange.hours(of: "^VIX") == nil)
    }

    @Test("A city has its exchanges, and a zone's city those of its zone where it has none")
    func cities() {
        #expect(Exchange.at(ClockID(zone: "America/New_York")).map(\.shortName) == ["NYSE", "NASDAQ"])
        #expect(Exchange.at(ClockID(zone: "Asia/Shanghai", city: "Shenzhen")).map(\.shortName) == ["SZSE"])
        #expect(Exchange.at(ClockID(zone: "Asia/Shanghai")).map(\.shortName) == ["SSE"])
        #expect(Exchange.at(ClockID(zone: "Europe/Berlin")).map(\.shortName) == ["XETRA"])
        #expect(Exchange.at(ClockID(zone: "Asia/Shanghai", city: "Chengdu")).isEmpty)
        #expect(Exchange.at(ClockID(zone: "America/Los_Angeles")).isEmpty)
    }
}
