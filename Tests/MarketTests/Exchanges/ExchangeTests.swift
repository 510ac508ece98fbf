import CivilTime
import Literals
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

    @Test("All that were asked for are in the table, with hours and a zone that exist")
    func table() {
        let names = Set(Exchange.all.map(\.shortName))
        for name in [
            "TWSE", "TPEx", "TSE", "HKEX", "SSE", "SZSE", "KRX", "SGX", "IDX", "NSE", "LSE", "XETRA",
            "Euronext",
            "NYSE", "NASDAQ", "TSX", "ASX",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        for exchange in Exchange.all {
            #expect(exchange.hours != nil, "\(exchange.mic)")
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
            ("XHKG", "2026-12-24 11:59", .open, "2026-12-24 12:00", .closingAuction),
            ("XIDX", "2026-11-20 11:45", .lunch, "2026-11-20 14:00", .open),
            ("XIDX", "2026-11-19 11:45", .open, "2026-11-19 12:00", .lunch),
            ("XLON", "2026-11-20 16:31", .closingAuction, "2026-11-20 16:35", .closed),
            ("XKRX", "2026-01-02 09:30", .openingAuction, "2026-01-02 10:00", .open),
            ("XKRX", "2026-01-02 15:25", .closingAuction, "2026-01-02 15:30", .closed),
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

    /// Facts from a second source, or errors of the first table.
    @Test(
        "An exchange's state on a day unlike others",
        arguments: [
            // Brazil, Mexico around New York's time changes: 2026-03-08, 2026-11-01, 2027-03-14, 2027-11-07.
            ("BVMF", "2026-03-06 17:30", MarketPhase.open), ("BVMF", "2026-03-06 17:57", .closingAuction),
            ("BVMF", "2026-03-06 18:00", .closed), ("BVMF", "2026-03-09 09:50", .openingAuction),
            ("BVMF", "2026-03-09 16:54", .open), ("BVMF", "2026-03-09 16:55", .closingAuction),
            ("BVMF", "2026-03-09 17:00", .closed), ("BVMF", "2026-10-30 17:30", .closed),
            ("BVMF", "2026-11-02 12:00", .closed), ("BVMF", "2026-11-03 17:30", .open),
            ("BVMF", "2026-11-03 17:55", .closingAuction), ("BVMF", "2027-03-12 17:30", .open),
            ("BVMF", "2027-03-15 17:30", .closed), ("BVMF", "2027-11-05 17:30", .closed),
            ("BVMF", "2027-11-08 17:30", .open), ("BVMF", "2026-02-18 12:50", .openingAuction),
            ("BVMF", "2026-02-18 17:58", .closingAuction),
            ("XMEX", "2026-03-06 08:00", .closed), ("XMEX", "2026-03-06 14:30", .open),
            ("XMEX", "2026-03-09 07:29", .closed), ("XMEX", "2026-03-09 07:30", .open),
            ("XMEX", "2026-03-09 13:59", .open), ("XMEX", "2026-03-09 14:00", .closed),
            ("XMEX", "2026-10-30 08:00", .open), ("XMEX", "2026-10-30 14:30", .closed),
            ("XMEX", "2026-11-03 08:00", .closed), ("XMEX", "2026-11-03 14:59", .open),
            ("XMEX", "2027-03-12 14:30", .open), ("XMEX", "2027-03-16 14:30", .closed),
            ("XMEX", "2027-11-05 07:45", .open), ("XMEX", "2027-11-08 07:45", .closed),
            ("XSES", "2026-12-24 11:59", .open), ("XSES", "2026-12-24 12:00", .closingAuction),
            ("XSES", "2026-12-24 12:06", .closed), ("XSES", "2026-12-24 14:00", .closed),
            ("XSES", "2026-12-31 12:30", .closed), ("XSES", "2026-02-16 14:00", .closed),
            ("XSES", "2026-12-23 14:00", .open),
            // Korea: the university entrance examination, and Constitution Day, a holiday again.
            ("XKRX", "2026-11-19 09:15", .closed), ("XKRX", "2026-11-19 09:45", .openingAuction),
            ("XKRX", "2026-11-19 15:45", .open), ("XKRX", "2026-11-19 16:20", .closingAuction),
            ("XKRX", "2026-11-19 16:30", .closed), ("XKRX", "2026-11-20 16:00", .closed),
            ("XKRX", "2026-07-17 11:00", .closed),
            ("XIDX", "2026-03-18 10:00", .closed), ("XIDX", "2026-12-24 10:00", .closed),
            ("XIDX", "2026-12-23 10:00", .open),
            // India's closing auction, its Sunday of the budget; the evening of Diwali is not in the table.
            ("XNSE", "2026-11-20 15:14", .open), ("XNSE", "2026-11-20 15:30", .closingAuction),
            ("XNSE", "2026-11-20 15:35", .closed), ("XBOM", "2026-02-01 11:00", .open),
            // Kuala Lumpur, on the eve of a feast that fell on a Saturday.
            ("XKLS", "2026-03-20 15:00", .open),
            ("XHKG", "2026-12-24 12:05", .closingAuction), ("XHKG", "2026-12-24 12:10", .closed),
            ("XLON", "2026-12-24 12:32", .closingAuction), ("XLON", "2026-12-24 12:35", .closed),
            ("XETR", "2026-12-30 14:02", .closingAuction), ("XETR", "2026-12-30 14:05", .closed),
            ("XPAR", "2026-12-24 13:59", .open), ("XPAR", "2026-12-24 14:02", .closingAuction),
            ("XLIS", "2026-12-31 13:02", .closingAuction), ("XSTO", "2026-10-30 12:57", .closingAuction),
            ("XOSL", "2026-04-01 13:02", .closingAuction), ("XWBO", "2026-12-30 14:17", .closingAuction),
            ("XHEL", "2026-10-30 15:00", .open), ("XCSE", "2026-10-30 15:00", .open),
            ("XJSE", "2026-12-24 14:00", .closed), ("XNZE", "2026-11-20 08:45", .openingAuction),
        ])
    func facts(mic: String, now: String, phase: MarketPhase) throws {
        let exchange = try exchange(mic)
        let hours = try #require(exchange.hours)
        #expect(hours.moment(at: try moment(now, exchange.clock.zone)).phase == phase)
    }

    /// As in the exchanges' own lists, days off in lieu included.
    @Test(
        "A holiday has its name on its day, and other days have none",
        arguments: [
            ("XTKS", "2026-11-23", Holiday.labourThanksgiving), ("XTKS", "2026-05-06", .goldenWeek),
            ("XTKS", "2026-01-02", .newYear), ("XTKS", "2026-09-22", .other), ("XTKS", "2026-11-24", nil),
            ("XTKS", "2026-11-22", nil), ("XTAI", "2026-02-12", .lunarNewYear),
            ("XTAI", "2026-10-09", .nationalDay), ("XTAI", "2026-12-25", .constitutionDay),
            ("XNYS", "2026-11-26", .thanksgiving), ("XNYS", "2027-12-24", .christmas),
            ("XNYS", "2026-04-03", .goodFriday), ("XTSE", "2026-10-12", .thanksgiving),
            ("XHKG", "2026-10-19", .doubleNinth), ("XHKG", "2026-04-03", .goodFriday),
            ("XSHG", "2026-10-07", .nationalDay), ("XKRX", "2026-09-25", .chuseok),
            ("XIDX", "2026-03-23", .eidAlFitr), ("XSES", "2026-11-09", .diwali),
            ("XLON", "2026-08-31", .bankHoliday), ("XLON", "2026-12-28", .boxingDay),
            ("XETR", "2026-12-24", .christmasEve), ("XSTO", "2026-06-19", .midsummer),
            ("XBKK", "2026-04-13", .songkran), ("BVMF", "2026-02-16", .carnival),
            ("XNAS", "2026-11-27", nil),
        ])
    func holidays(mic: String, day: String, holiday: Holiday?) throws {
        let exchange = try exchange(mic)
        let hours = try #require(exchange.hours)
        #expect(hours.holiday(on: try #require(Day(day))) == holiday)
        #expect(hours.moment(at: try moment(day + " 12:00", exchange.clock.zone)).holiday == holiday)
    }

    @Test("Each letter in the table is a holiday's, and the coming ones are in their order")
    func holidaysAhead() throws {
        for exchange in Exchange.all {
            let hours = try #require(exchange.hours)
            let day = try #require(Day("20251231"))
            let all = hours.holidays(after: day, atMost: 100)
            #expect(all.count > 4 && all.map(\.day) == all.map(\.day).sorted(), "\(exchange.mic)")
            #expect(all.contains { $0.holiday != .other }, "\(exchange.mic)")
        }
    }

    @Test("A day of which it is not certain whether or when an exchange trades is said to be one")
    func doubtfulDays() throws {
        for (mic, when, isKnown) in [
            ("XJSE", "2026-12-24 10:00", false), ("XJSE", "2026-12-24 14:00", false),
            ("XJSE", "2026-12-23 10:00", true), ("XNSE", "2026-11-08 18:30", false),
            ("XNSE", "2026-11-07 12:00", true),
        ] {
            let exchange = try exchange(mic)
            let hours = try #require(exchange.hours)
            let found = hours.moment(at: try moment(when, exchange.clock.zone))
            #expect(found.areHolidaysKnown == isKnown, "\(mic) \(when)")
        }
    }

    @Test(
        "Trade that goes on over midnight ends at its own moment, days later",
        arguments: [
            ("2026-11-22 16:59", MarketPhase.closed, "2026-11-22 17:00"),
            ("2026-11-22 17:00", .open, "2026-11-27 17:00"), ("2026-11-24 02:28", .open, "2026-11-27 17:00"),
            ("2026-11-26 23:59", .open, "2026-11-27 17:00"), ("2026-11-27 16:59", .open, "2026-11-27 17:00"),
            ("2026-11-27 17:00", .closed, "2026-11-29 17:00"),
            // Clocks change on Sunday, at 2:00.
            ("2026-10-31 12:00", .closed, "2026-11-01 17:00"),
        ])
    func overMidnight(now: String, phase: MarketPhase, bell: String) throws {
        let hours = try #require(TradingHours.currencies)
        let found = hours.moment(at: try moment(now, "America/New_York"))
        #expect(found.phase == phase)
        #expect(found.next == (phase == .open ? .closed : .open))
        #expect(
            found.nextBell == (try moment(bell, "America/New_York")), "\(found.nextBell?.iso8601 ?? "never")")
    }

    @Test("Futures pause each evening, and coins never close")
    func aroundTheClock() throws {
        let hours = try #require(TradingHours.futures)
        func bell(_ now: String) throws -> String? {
            let found = hours.moment(at: try moment(now, "America/New_York"))
            return found.nextBell.map { "\(found.next) \($0.iso8601)" }
        }
        #expect(try bell("2026-11-16 20:00") == "lunch 2026-11-17T22:00:00Z")
        #expect(try bell("2026-11-17 17:30") == "open 2026-11-17T23:00:00Z")
        #expect(try bell("2026-11-20 12:00") == "closed 2026-11-20T22:00:00Z")
        let coins = TradingHours.always.moment(at: try moment("2026-11-20 12:00", "UTC"))
        #expect(coins.phase == .open)
        #expect(coins.nextBell == nil)
    }

    @Test("Each exchange trades on the days that another table says, back to 2015")
    func daysOfOtherTable() throws {
        var count = 0
        for line in expectedDaysOfExchanges.split(separator: "\n") {
            let words = line.split(separator: " ")
            let hours = try #require(try exchange(String(words[0])).hours)
            for word in words.dropFirst() {
                let day = try #require(Day(word.dropLast()))
                #expect(hours.trades(on: day) == (word.last == "+"), "\(words[0]) on \(word)")
                count += 1
            }
        }
        #expect(count > 1200)
    }

    @Test(
        "Of days before the table nothing is known, and of those before the present hours only whether there was trade",
        arguments: [
            ("XLON", "2025-12-25 12:00", .closed, .christmas, true),
            ("XNYS", "2025-12-25 12:00", .closed, .christmas, true),
            ("XNYS", "2018-12-05 12:00", .closed, .other, true),
            ("XNYS", "2015-01-02 12:00", .open, nil, true),
            ("XNYS", "2014-12-25 12:00", .open, nil, false), ("XNYS", "2014-12-24 12:00", .open, nil, false),
            // Tokyo closed at 15:00 until 4 November 2024.
            ("XTKS", "2024-11-01 15:10", .open, nil, false), ("XTKS", "2024-11-05 15:10", .open, nil, true),
            ("XTKS", "2024-10-26 12:00", .closed, nil, false),
            ("XIDX", "2025-12-25 10:00", .open, nil, false),
            ("XTAI", "2018-12-22 10:00", .open, nil, true),
            ("XTAI", "2024-10-31 10:00", .closed, .other, true),
            ("XBOM", "2024-11-01 18:30", .closed, .other, false),
        ] as [(String, String, MarketPhase, Holiday?, Bool)])
    func past(mic: String, now: String, phase: MarketPhase, holiday: Holiday?, isKnown: Bool) throws {
        let exchange = try exchange(mic)
        let hours = try #require(exchange.hours)
        let found = hours.moment(at: try moment(now, exchange.clock.zone))
        #expect(found.phase == phase)
        #expect(found.holiday == holiday)
        #expect(found.areHolidaysKnown == isKnown)
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
        #expect(jakarta.moment(at: try moment("2026-11-23 10:00", "Asia/Jakarta")).areHolidaysKnown)
        #expect(!jakarta.moment(at: try moment("2027-01-04 10:00", "Asia/Jakarta")).areHolidaysKnown)
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
        #expect(Exchange.of("500325.BO")?.shortName == "BSE")
        #expect(Exchange.of("ABC.V")?.shortName == "TSXV")
        #expect(Exchange.of("SAP.DE")?.shortName == "XETRA")
        for suffix in ["F", "BE", "DU", "HM", "HA", "MU", "SG"] {
            #expect(Exchange.of("SAP.\(suffix)") == nil)
            #expect(Exchange.zone(of: "SAP.\(suffix)") == "Europe/Berlin")
            #expect(Exchange.shortSymbol("SAP.\(suffix)") == "SAP")
        }
    }

    @Test("A city has its exchanges, and a zone's city those of its zone where it has none")
    func cities() {
        #expect(Exchange.at("America/New_York").map(\.shortName) == ["NYSE", "NASDAQ"])
        #expect(Exchange.at("Asia/Shanghai#Shenzhen").map(\.shortName) == ["SZSE"])
        #expect(Exchange.at("Asia/Shanghai").map(\.shortName) == ["SSE"])
        #expect(Exchange.at("Europe/Berlin").map(\.shortName) == ["XETRA"])
        #expect(Exchange.at("Asia/Shanghai#Chengdu").isEmpty)
        #expect(Exchange.at("America/Los_Angeles").isEmpty)
    }
}
