import CivilTime
import Foundation
import Seeded
import Testing

@Suite("Zone against Python's zoneinfo", .enabled(if: Python.hasZoneinfo, "python3 has no zoneinfo here"))
struct ZoneAgainstPythonTests {
    /// For each zone its name, then lines of moment, offset and abbreviation: hours of 2024 to 2027 at
    /// random, the seconds about each change, and moments far off.
    private static let samples = """
        import random, sys, zoneinfo
        from datetime import datetime, timezone
        rng = random.Random(int(sys.argv[1]))
        begin = int(datetime(2024, 1, 1, tzinfo=timezone.utc).timestamp())
        end = int(datetime(2028, 1, 1, tzinfo=timezone.utc).timestamp())
        far = [int(datetime(y, 6, 30, tzinfo=timezone.utc).timestamp()) for y in (1800, 1883, 1942, 1970, 2100, 2400, 9000)]
        out = []
        for name in sorted(zoneinfo.available_timezones()):
            if name in ("localtime", "Factory"): continue
            zone = zoneinfo.ZoneInfo(name)
            def told(t):
                d = datetime.fromtimestamp(t, zone)
                o = d.utcoffset()
                return (o.days * 86400 + o.seconds, d.tzname())
            moments = [rng.randrange(begin, end, 3600) for _ in range(200)]
            for y in (1900, 1950, 1985, 2010, 2039, 2075, 2190):
                b = int(datetime(y, 1, 1, tzinfo=timezone.utc).timestamp())
                moments += [rng.randrange(b, b + 10 * 31557600) for _ in range(4)]
            moments += far
            last = told(begin)
            for t in range(begin, end, 43200):
                now = told(t)
                if now != last:
                    low, high = t - 43200, t
                    while high - low > 1:
                        middle = (low + high) // 2
                        if told(middle) == last: low = middle
                        else: high = middle
                    moments += [low - 1, low, high, high + 1]
                    last = now
            out.append("Z " + name)
            for t in moments:
                o, n = told(t)
                out.append(f"{t} {o} {n}")
        print("\\n".join(out))
        """

    @Test("Every zone tells every sampled moment as Python does, to the second about each change")
    func sampled() throws {
        var generator = SeededGenerator.announced()
        let seed = UInt64.random(in: 1...1_000_000, using: &generator)
        let output = try Python.run(Self.samples, [String(seed)])
        var (count, zones, wrong): (Int, Int, [String]) = (0, 0, [])
        var zone: Zone?
        for line in output.split(separator: 10) {
            let words = line.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
            if words[0] == "Z" {
                zone = Zone(words[1])
                try #require(zone != nil, "\(words[1])")
                zones += 1
                continue
            }
            let (moment, offset) = (Instant(try #require(Int(words[0]))), try #require(Int(words[1])))
            let known = try #require(zone)
            count += 1
            if known.offset(at: moment) != offset || known.abbreviation(at: moment) != words[2] {
                wrong.append(
                    "\(known.name) \(moment.iso8601): \(known.offset(at: moment)) \(known.abbreviation(at: moment)), "
                        + "Python \(offset) \(words[2])")
            }
        }
        print(
            "\(count) samples of \(zones) zones, seed \(seed), \(wrong.count) disagreements, tzdata \(ZoneSource.current?.version ?? "?")"
        )
        #expect(count >= 100_000)
        #expect(zones > 400)
        #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(10))")
    }

    /// For zones with many changes the moments of wall times, at random and about each change.
    private static let walls = """
        import random, sys, zoneinfo
        from datetime import datetime, timedelta
        rng = random.Random(int(sys.argv[1]))
        names = ["Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Chatham", "Pacific/Apia", "America/New_York",
                 "Europe/London", "Africa/Casablanca", "America/Nuuk", "Antarctica/Troll", "America/St_Johns"]
        for name in names:
            zone = zoneinfo.ZoneInfo(name)
            walls = [datetime(2011, 12, 29) + timedelta(minutes=17 * i) for i in range(340)]
            walls += [datetime(2024, 1, 1) + timedelta(seconds=rng.randrange(4 * 31557600)) for _ in range(2000)]
            walls += [datetime(y, m, d) + timedelta(minutes=10 * i) for y in (2026, 2027)
                      for m, d in ((3, 8), (3, 28), (3, 29), (4, 4), (4, 5), (9, 26), (9, 27), (10, 3), (10, 4),
                                   (10, 24), (10, 25), (10, 31), (11, 1), (2, 28)) for i in range(144)]
            for w in walls:
                print(name, w.strftime("%Y-%m-%d"), w.hour * 3600 + w.minute * 60 + w.second,
                      int(w.replace(tzinfo=zone).timestamp()))
        """

    @Test("A time on the wall means the moment that Python says, repeated and skipped hours too")
    func wallTimes() throws {
        var generator = SeededGenerator.announced()
        let seed = UInt64.random(in: 1...1_000_000, using: &generator)
        let output = try Python.run(Self.walls, [String(seed)])
        var (count, wrong): (Int, [String]) = (0, [])
        for line in output.split(separator: 10) {
            let words = line.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
            let zone = try #require(Zone(words[0]))
            let day = try #require(Day(words[1]))
            let time = TimeOfDay(second: try #require(Int(words[2])))
            let moment = Instant(try #require(Int(words[3])))
            count += 1
            if zone.instant(day, time) != moment { wrong.append("\(words)") }
            let all = zone.instants(day, time)
            // Python returns a moment for a skipped time at which the wall does not show it.
            let isShown = zone.local(moment) == LocalMoment(day: day, time: time)
            if all.first != (isShown ? moment : nil) { wrong.append("\(words): \(all)") }
        }
        print("\(count) wall times, seed \(seed), \(wrong.count) disagreements")
        #expect(count > 10_000)
        #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(10))")
    }
}
