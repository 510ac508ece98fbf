import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Printing
import Testing
import Words

@Suite struct DiagnosisTests {
    private let rter = FeedSource(kind: "rter", url: "https://r.test/capi.php")
    private let erAPI = FeedSource(kind: "er-api", url: "https://e.test/")
    private let yahoo = FeedSource(kind: "yahoo", url: "https://y.test")
    private let unknown = FeedSource(kind: "moonphase", url: "https://m.test/\u{1B}[31m")

    private func seconds(_ count: Int) -> Uptime { Uptime(.seconds(count)) }

    private func diagnosis(
        _ record: FeedRecord, rates: [FeedSource]? = nil, stocks: [FeedSource] = []
    ) -> Diagnosis {
        Diagnosis(
            rates: rates ?? [rter, erAPI], stocks: stocks, history: [], record: record,
            now: seconds(1_000_000))
    }

    private func record(answered: Int?, of source: FeedSource) -> FeedRecord {
        var record = FeedRecord()
        var feed = FeedRecord.Feed(host: "host")
        feed.answeredAt = answered.map(seconds)
        record.feeds[FeedRecord.key(source)] = feed
        return record
    }

    @Test("A feed that failed is told with its error, its rest and what to do")
    func failing() {
        var record = record(answered: 1_000_000 - 7500, of: rter)
        record.feeds[FeedRecord.key(rter)]?.failedAt = seconds(999_990)
        record.feeds[FeedRecord.key(rter)]?.cause = .status(502)
        record.feeds[FeedRecord.key(rter)]?.failingSince = seconds(999_900)
        record.hosts["host"] = FeedRecord.Host()
        record.hosts["host"]?.closure = FeedRecord.Closure(
            until: seconds(1_000_070), cause: .status(502), isDemanded: false)
        #expect(
            diagnosis(record).text == """
                rates
                  rter  https://r.test/capi.php
                    last answer  2 h 5 min ago
                    last error   10 s ago: rter: the feed is down (HTTP 502)
                    down since   1 min 40 s ago
                    stand-in     none
                    next try     in 1 min 10 s, backing off after failures
                    what to do   wait: the feed itself is down
                  er-api  https://e.test/
                    last answer  none yet
                    last error   none
                    next try     at the next refresh
                    what to do   nothing; used only when earlier feeds fail

                """)
    }

    @Test("A refusal is told in the service's own words, with the feeds that stand in and since when")
    func standIns() {
        let cnbc = FeedSource(kind: "cnbc", url: "https://c.test/")
        let tencent = FeedSource(kind: "tencent", url: "https://t.test/")
        var record = record(answered: 996_000, of: yahoo)
        record.feeds[FeedRecord.key(yahoo)]?.failedAt = seconds(999_990)
        record.feeds[FeedRecord.key(yahoo)]?.cause = .tooManyRequests(retryAfter: 900)
        record.feeds[FeedRecord.key(yahoo)]?.failingSince = seconds(996_400)
        record.feeds[FeedRecord.key(yahoo)]?.said = "Edge: Too \u{1B}[31mMany Requests"
        var other = FeedRecord.Feed(host: "c.test")
        (other.answeredAt, other.answeringSince) = (seconds(999_995), seconds(996_460))
        record.feeds[FeedRecord.key(cnbc)] = other
        other.answeredAt = seconds(996_000)
        record.feeds[FeedRecord.key(tencent)] = other
        func text() -> String { diagnosis(record, rates: [], stocks: [yahoo, cnbc, tencent]).text }
        #expect(
            text().contains(
                """
                    last error   10 s ago: yahoo: too many requests
                    message      Edge: Too Many Requests
                    down since   1 h ago
                    stand-in     cnbc, for 59 min
                """), "\(text())")
        record.feeds[FeedRecord.key(cnbc)]?.failingSince = seconds(999_999)
        #expect(text().contains("    stand-in     none\n"))
        record.feeds[FeedRecord.key(yahoo)]?.failingSince = nil
        #expect(!text().contains("stand-in     cnbc"))
    }

    @Test("Services that alerts go to are told with host and key, and nothing else of their address")
    func receivers() throws {
        let phone = AlertReceiver(
            "phone", .ntfy, url: "https://me:pass@ntfy.test/secret-topic?auth=secret",
            headers: [.init("Authorization", "Bearer ${NTFY_TOKEN}")])
        let bot = AlertReceiver(
            "bot", .telegram, url: "https://api.telegram.test/bot${BOT}/sendMessage?chat_id=${CHAT}${BOT}")
        let home = AlertReceiver("home", .json, url: "http://127.0.0.1:8123/api/webhook/secret")
        #expect([phone, bot, home].map(\.keys) == [["NTFY_TOKEN"], ["BOT", "CHAT"], []])
        let all = [
            ReceiverKeys(phone, lack: .missing("NTFY_TOKEN")), ReceiverKeys(bot, lack: nil),
            ReceiverKeys(home, lack: nil), ReceiverKeys(bot, lack: .open(file: "/h/keys")),
        ]
        let text = Diagnosis(
            rates: [rter], stocks: [], history: [], record: FeedRecord(), now: seconds(1_000_000),
            receivers: all
        ).text
        #expect(
            text.hasSuffix(
                """

                alert services
                  phone  ntfy  ntfy.test
                    state        phone: no API key NTFY_TOKEN
                    what to do   add NAME=value to the file keys next to config.json (chmod 600), or set the variable
                  bot  telegram  api.telegram.test
                    key          BOT, CHAT found
                  home  json  127.0.0.1:8123
                    key          none needed
                  bot  telegram  api.telegram.test
                    state        bot: others can read /h/keys, so it is not used
                    what to do   run chmod 600 on the keys file

                """), "\(text)")
        let json = PrintedFeeds(FeedSettings(), FeedRecord(), seconds(1), Instant(0), lacking: [:])
            .diagnosis(isWell: true, heldBack: [], certificates: nil, receivers: all)
        let data = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let services = try #require(data["alertsTo"] as? [[String: Any]])
        #expect(
            services.map { $0["host"] as? String } == [
                "ntfy.test", "api.telegram.test", "127.0.0.1:8123", "api.telegram.test",
            ])
        #expect(services.map { $0["key"] as? String } == ["missing", "found", "none", "open"])
        #expect(services.map { $0["missingKey"] as? String } == ["NTFY_TOKEN", nil, nil, nil])
        for secret in ["secret", "pass", "chat_id", "Bearer"] {
            #expect(!text.contains(secret) && !json.contains(secret), "\(secret)")
        }
    }

    @Test("The day on which a service ends is a warning")
    func ends() {
        var record = record(answered: 1_000_000, of: erAPI)
        #expect(!diagnosis(record).text.contains("warning"))
        // datetime(2027, 3, 1, tzinfo=UTC).timestamp()
        record.feeds[FeedRecord.key(erAPI)]?.ends = Instant(1_803_859_200)
        let warning = "    warning      this feed ends on 1 Mar 2027; choose another\n"
        #expect(diagnosis(record).text.contains(warning), "\(diagnosis(record).text)")
    }

    @Test("An address's possible secrets are not told; the other hosts that a feed asks are")
    func addresses() {
        let secret = FeedSource(kind: "yahoo", url: "https://me:secret@y.test:8443/p?token=secret")
        let daily = FeedSource(kind: "twse-day", url: "https://openapi.twse.com.tw/v1")
        var record = FeedRecord()
        var feed = FeedRecord.Feed(host: "www.tpex.org.tw:https")
        (feed.failedAt, feed.cause) = (seconds(1_000_000), .timedOut)
        record.feeds[FeedRecord.key(daily)] = feed
        let text = diagnosis(record, rates: [], stocks: [secret, daily]).text
        #expect(text.contains("  yahoo  https://…@y.test:8443/p?…\n"))
        #expect(!text.contains("secret"))
        #expect(text.contains("    contacts     https://www.tpex.org.tw/openapi/v1\n"))
        #expect(text.contains("just now: twse-day (www.tpex.org.tw): timed out\n"))
        let mirror = FeedSource(kind: "twse-day", url: "https://mirror.test/openapi.twse.com.tw")
        #expect(!diagnosis(record, rates: [], stocks: [mirror]).text.contains("contacts"))
        let coins = { (stream: FeedStream) in
            diagnosis(
                record, rates: [],
                stocks: [FeedSource(kind: "kraken", url: "https://api.kraken.com", stream: stream)]
            ).text
        }
        #expect(coins(.standard).contains("    contacts     wss://ws.kraken.com/v2\n"))
        let other = coins(.at("wss://me:secret@a.test/v2?key=1"))
        #expect(other.contains("    contacts     wss://…@a.test/v2?…\n"))
        #expect(!other.contains("secret"))
        #expect(!coins(.off).contains("contacts"))
    }

    @Test("A pause is said to be the feed's wish only where it asked for one", arguments: [true, false])
    func asked(isDemanded: Bool) {
        var record = record(answered: 1_000_000, of: rter)
        record.hosts["host"] = FeedRecord.Host()
        record.hosts["host"]?.closure = FeedRecord.Closure(
            until: seconds(1_000_900), cause: .tooManyRequests(retryAfter: 900), isDemanded: isDemanded)
        let text = diagnosis(record).text
        #expect(text.contains("next try     in 15 min, as the server asked\n") == isDemanded)
        #expect(text.contains("next try     in 15 min, backing off after failures\n") != isDemanded)
    }

    @Test("Refused at the first request is told apart from asked too often, with the host")
    func refusedAtFirst() {
        var feed = FeedRecord.Feed(host: "y.test:https")
        (feed.failedAt, feed.failingSince) = (seconds(999_990), seconds(999_000))
        feed.cause = .tooManyRequests(retryAfter: 900)
        func text(answered: Int?) -> String {
            feed.answeredAt = answered.map(seconds)
            var record = FeedRecord()
            record.feeds[FeedRecord.key(yahoo)] = feed
            return diagnosis(record, rates: [], stocks: [yahoo]).text
        }
        let atFirst = "10 s ago: yahoo: y.test refused the first request (HTTP 429)\n"
        #expect(text(answered: nil).contains(atFirst))
        #expect(text(answered: nil).contains("what to do   waiting will not help: set agent"))
        #expect(text(answered: 999_000 - 3601).contains(atFirst))
        #expect(text(answered: 999_000 - 3600).contains("10 s ago: yahoo: too many requests\n"))
        #expect(text(answered: 998_999).contains("what to do   wait; if it happens again, raise refresh"))
    }

    @Test("The pace in force is told with its reason, and when the next request may be sent")
    func pace() {
        func text(_ interval: Int, _ limit: FeedRecord.Pace.Limit, next: Int, refresh: Int = 10) -> String {
            var record = record(answered: 999_990, of: yahoo)
            record.feeds[FeedRecord.key(yahoo)]?.pace = FeedRecord.Pace(
                interval: interval, limit: limit, next: seconds(1_000_000 + next))
            record.hosts["host"] = FeedRecord.Host()
            record.hosts["host"]?.starts = (0..<250).map { seconds(999_000 + $0) }
            return Diagnosis(
                rates: [], stocks: [yahoo], history: [],
                refresh: RefreshSettings(rates: 300, stocks: refresh),
                record: record, now: seconds(1_000_000)
            ).text
        }
        let floor = text(60, .floor, next: 34)
        #expect(
            floor.contains(
                "    interval     every 1 min: fxterm requests the same data from yahoo no more often\n"))
        #expect(floor.contains("    next try     in 34 s\n"))
        let asSet = text(60, .floor, next: -5, refresh: 120)
        #expect(asSet.contains("    interval     every 2 min, as the settings say\n"))
        #expect(asSet.contains("    next try     at the next refresh\n"))
        #expect(
            text(105, .shared, next: 34).contains(
                "every 1 min 45 s: 250 of 400 requests this hour are used; the rest are spread evenly\n"))
        let spent = text(900, .spent, next: 900)
        #expect(spent.contains("none now: all 400 requests of this hour are used\n"))
        #expect(spent.contains("    next try     in 15 min\n"))
    }

    @Test("A feed that has recovered keeps its last error and needs nothing")
    func recovered() {
        var record = record(answered: 1_000_000, of: rter)
        record.feeds[FeedRecord.key(rter)]?.failedAt = seconds(900_000)
        record.feeds[FeedRecord.key(rter)]?.cause = .timedOut
        let text = diagnosis(record).text
        #expect(
            text.contains("last answer  just now\n    last error   1 d 3 h ago: rter: timed out\n"))
        #expect(text.contains("next try     at the next refresh\n    what to do   nothing\n"))
    }

    @Test("A kind that cannot be asked is listed as such, and its address does nothing to the terminal")
    func unknownKind() {
        let text = diagnosis(FeedRecord(), rates: [unknown]).text
        #expect(text == "rates\n  moonphase  https://m.test/\n    state        not used by this version\n")
    }

    @Test("All is well when each list has a feed that answered within a day")
    func wellness() {
        #expect(!diagnosis(FeedRecord()).isWell)
        #expect(diagnosis(record(answered: 1_000_000 - 86_400, of: erAPI)).isWell)
        #expect(!diagnosis(record(answered: 1_000_000 - 86_401, of: erAPI)).isWell)
        #expect(!diagnosis(record(answered: 1_000_000, of: rter), stocks: [yahoo]).isWell)
        #expect(diagnosis(FeedRecord(), rates: []).isWell)
        #expect(diagnosis(FeedRecord(), rates: [unknown]).isWell)
    }

    @Test("With a desk it is the desk that counts; the feeds are told where they stand in for it")
    func desk() {
        let address = "postgresql://ann@desk.test/fxterm?target_session_attrs=read-write"
        func diagnosis(isOnly: Bool, _ record: FeedRecord) -> Diagnosis {
            Diagnosis(
                rates: [rter], stocks: [yahoo], history: [],
                desk: .init(address: address, isOnly: isOnly), record: record, now: seconds(1_000_000))
        }
        var record = FeedRecord()
        var feed = FeedRecord.Feed(host: nil)
        feed.answeredAt = seconds(1_000_000 - 600)
        (feed.failedAt, feed.failingSince) = (seconds(999_990), seconds(999_900))
        feed.cause = .unreachable(.known(.deskGone))
        record.feeds[FeedRecord.key(.desk(at: address))] = feed
        #expect(
            diagnosis(isOnly: true, record).text == """
                team server
                  desk  \(address)
                    last answer  10 min ago
                    last error   10 s ago: desk cannot be reached (the team server's database does not respond)
                    next try     at the next refresh
                    what to do   if it persists, ask the team server's administrator to run fxterm desk check

                """)
        #expect(diagnosis(isOnly: true, record).isWell)
        #expect(!diagnosis(isOnly: true, FeedRecord()).isWell)
        #expect(!diagnosis(isOnly: false, self.record(answered: 1_000_000, of: rter)).isWell)
        #expect(diagnosis(isOnly: false, record).text.contains("\nrates\n  rter"))
    }

    @Test(
        "Each failure has its advice",
        arguments: [
            FeedFailure.Cause.unreachable("x"), .timedOut, .tooManyRequests(retryAfter: 1), .unknownSymbol,
            .status(401),
            .status(404), .status(500), .status(302), .tooLarge(limit: 1), .badRedirect("x"), .malformed("x"),
            .insecureAddress("x"),
        ])
    func advice(cause: FeedFailure.Cause) {
        #expect(!Words.english[cause.advice].hasSuffix("."))
    }
}
