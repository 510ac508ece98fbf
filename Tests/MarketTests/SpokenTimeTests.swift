import Market
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

    @Test("It means a moment at the place, whose day counts")
    func moments() throws {
        let newYork = try #require(Zone("America/New_York"))
        let spoken = try #require(SpokenTime("9am"))
        #expect(spoken.moments(in: newYork, at: now).map(\.iso8601) == ["2026-11-21T14:00:00Z"])
        #expect(SpokenTime("2027-03-14 02:30")?.moments(in: newYork, at: now) == [])
        #expect(SpokenTime("2026-11-01 01:30")?.moments(in: newYork, at: now).count == 2)
    }
}
