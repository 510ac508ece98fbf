import Market
import Testing

@testable import Feeds

struct HostRestTests {
    @Test("A host over which a program ended has a rest as after a failure, and a longer one each time")
    func brokenOff() throws {
        let manners = Rter().manners
        let question = Question(
            address: try FeedAddress("https://rter.test/capi.php", allowsFiles: false))
        var pace = Pace(record: FeedRecord())
        var now = Uptime(.seconds(1000))
        for deaths in 1...2 {
            pace.begin(question, of: .rter, at: now, manners: manners, luck: 0)
            // The next program only knows the record from when the request went out.
            pace = Pace(record: try #require(pace.excerpt(about: question, of: .rter)))
            let rest = manners.rest(after: deaths)
            let halfway = pace.turn(for: question, of: .rter, at: now + rest / 2, manners: manners)
            #expect(halfway == .after(rest / 2))
            now = now + rest
            #expect(pace.turn(for: question, of: .rter, at: now, manners: manners) == .now)
        }
    }
}
