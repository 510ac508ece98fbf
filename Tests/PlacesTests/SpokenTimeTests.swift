import CivilTime
import Places
import Testing

@Suite("A time as people say it")
struct SpokenTimeTests {
    /// Saturday 21 November 2026, 15:04 in Taipei, 02:04 in New York.
    private let now = Instant(1_795_244_640)

    @Test(
        "It is read with day and place",
        arguments: [
            ("9am in New York", "2026-11-21 09:00", "New York"), ("09:00", "2026-11-21 09:00", nil),
            ("tomorrow 14:30", "2026-11-22 14:30", nil), ("14:30 tomorrow", "2026-11-22 14:30", nil),
            ("2026-11-23 09:00 New York", "2026-11-23 09:00", "New York"), ("9 pm", "2026-11-21 21:00", nil),
            ("12am", "2026-11-21 00:00", nil), ("12 PM Tokyo", "2026-11-21 12:00", "Tokyo"),
            ("noon", "2026-11-21 12:00", nil),
            ("midnight UTC", "2026-11-21 00:00", "UTC"), ("0930", "2026-11-21 09:30", nil),
            ("2026-11-23T07:00:00Z", "2026-11-23 07:00", "UTC"),
            ("2026-11-23T07:00 Asia/Tokyo", "2026-11-23 07:00", "Asia/Tokyo"),
            ("monday at 9:15", "2026-11-23 09:15", nil), ("sat 9", "2026-11-28 09:00", nil),
            ("yesterday, 23:59:59, São Paulo", "2026-11-20 23:59", "São Paulo"),
            ("7 台北", "2026-11-21 07:00", "台北"),
        ])
    func read(text: String, when: String, place: String?) throws {
        let spoken = try #require(SpokenTime(text))
        let zone = try #require(Zone("Asia/Taipei"))
        #expect("\(spoken.day(in: zone, at: now)) \(spoken.time.hoursAndMinutes)" == when)
        #expect(spoken.place == place)
    }

    @Test(
        "What is no time is none",
        arguments: [
            "", "New York", "25:00", "9:60", "13pm", "0pm", "tomorrow", "2026-02-30 09:00", "2026-11-23",
            "9:5", "-9", "9:00:00:00",
            "2026-11-23T07:00Z Tokyo", "九時", "\u{1B}",
        ])
    func unread(text: String) {
        #expect(SpokenTime(text) == nil)
    }

    @Test(
        "Twelve o'clock that may be noon or midnight is neither, and that is said",
        arguments: [
            ("午後12時", true), ("午前12時", true), ("明日午後12時30分 東京", true), ("午後１２：００", true),
            ("12 de la mañana", true), ("mañana a las 12:30 de la mañana", true),
            ("午後1時", false), ("午後0時", false), ("下午12點", false), ("오후 12시", false), ("1 de la mañana", false),
            ("12pm", false), ("午後", false), ("whenever", false),
        ])
    func twelve(said: String, isUnclear: Bool) {
        #expect(SpokenTime.hasUnclearTwelve(said) == isUnclear)
        if isUnclear { #expect(SpokenTime(said) == nil) }
    }

    @Test("It means a moment at the place, whose day counts")
    func moments() throws {
        let newYork = try #require(Zone("America/New_York"))
        let spoken = try #require(SpokenTime("9am"))
        #expect(spoken.moments(in: newYork, at: now).map(\.iso8601) == ["2026-11-21T14:00:00Z"])
        #expect(SpokenTime("2027-03-14 02:30")?.moments(in: newYork, at: now) == [])
        #expect(SpokenTime("2026-11-01 01:30")?.moments(in: newYork, at: now).count == 2)
    }

    @Test(
        "Times as they are said elsewhere",
        arguments: [
            ("下午3:30", "3:30pm"), ("下午３：３０", "3:30pm"), ("明天下午3點半", "tomorrow 3:30pm"), ("上午9点", "9am"),
            ("15時30分", "15:30"), ("午後3時", "3pm"), ("午前0時5分 東京", "12:05am 東京"), ("明日9時", "tomorrow 9:00"),
            ("오후 3시 30분", "3:30pm"), ("내일 오전 9시 서울", "tomorrow 9am 서울"), ("시드니", nil), ("9시 시드니", "9:00 시드니"),
            ("15.30 Uhr", "15:30"), ("morgen um 9 Uhr Berlin", "tomorrow 9 Berlin"),
            ("heute 15 Uhr", "today 15:00"),
            ("mañana a las 9:30", "tomorrow 9:30"), ("3 de la tarde", "3pm"),
            ("9am Las Vegas", "9am Las Vegas"),
            ("besok pukul 15.30", "tomorrow 15:30"), ("hari ini jam 9", "today 9"), ("正午", "noon"),
            // A date, or a midnight that must not pass for noon.
            ("21.11", nil), ("晚上12點", nil), ("下午15:30", nil),
            // Twelve o'clock where usage is one.
            ("下午12點", "12:00"), ("下午12:30", "12:30"), ("上午12點", "0:00"), ("凌晨12點", "0:00"),
            ("오후 12시", "12:00"),
            ("오전 12시 30분", "0:30"), ("午後0時", "12:00"), ("午前0時5分", "0:05"), ("12 de la tarde", "12:00"),
            ("12 Uhr", "12:00"), ("pukul 12", "12:00"),
            ("11 de la mañana", "11:00"), ("午前11時", "11:00"),
        ] as [(String, String?)])
    func elsewhere(said: String, english: String?) {
        #expect(SpokenTime(said) == english.flatMap { SpokenTime($0) }, "\(said)")
        #expect(english == nil || SpokenTime(said) != nil)
    }
}
