import CivilTime
import Foundation
import Seeded
import Testing

@Suite("TZif files")
struct TZifTests {
    /// Version 2; its 32-bit block is empty.
    private static func file(
        _ transitions: [(moment: Int, type: UInt8)], types: [(offset: Int, isSummer: Bool, name: UInt8)],
        names: String, footer: String, version: String = "2"
    ) -> [UInt8] {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        func header(_ counts: [Int]) -> [UInt8] {
            Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { bytes($0, 4) }
        }
        var file = header([0, 0, 0, 0, 1, 1]) + [0, 0, 0, 0, 0, 0, 0]
        file += header([0, 0, 0, transitions.count, types.count, names.utf8.count])
        file += transitions.flatMap { bytes($0.moment, 8) } + transitions.map(\.type)
        file += types.flatMap { bytes($0.offset, 4) + [$0.isSummer ? 1 : 0, $0.name] }
        return file + Array(names.utf8) + Array("\n\(footer)\n".utf8)
    }

    @Test("A file without transitions is all footer, extended hours included")
    func footerOnly() throws {
        // Nuuk since 2024: the change is at −1:00 of the Sunday's midnight, that is on Saturday evening.
        let file = Self.file(
            [], types: [(-7200, false, 0)], names: "-02\0", footer: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
            version: "3")
        let zone = try Zone(name: "Nuuk", tzif: file)
        let day = try #require(Day(year: 2026, month: 3, day: 29))
        let change = Instant(day.number * 86_400 + 3600)
        #expect(zone.offset(at: change + -1) == -7200)
        #expect(zone.offset(at: change) == -3600)
        #expect(zone.nextTransition(after: change + -1)?.at == change)
        #expect(zone.previousTransition(upTo: change)?.at == change)
        #expect(zone.abbreviation(at: change) == "-01")
    }

    @Test("Summer time all the year has no changes")
    func endlessSummer() throws {
        let zone = try #require(Zone(posix: "EST5EDT,0/0,J365/25"))
        for day in stride(from: 0, to: 3000, by: 1) {
            let moment = Instant(day * 86_400 + 5 * 3600)
            #expect(zone.offset(at: moment) == -4 * 3600)
            #expect(zone.offset(at: moment + -1) == -4 * 3600)
        }
        #expect(zone.nextTransition(after: Instant(1_700_000_000)) == nil)
    }

    @Test("Days by number count 29 February, or not")
    func numberedDays() throws {
        let julian = try #require(Zone(posix: "AAA0BBB,J60/0,J300/0"))
        let index = try #require(Zone(posix: "AAA0BBB,60/0,300/0"))
        func change(_ zone: Zone, _ year: Int) throws -> String {
            let start = try #require(Day(year: year, month: 1, day: 1))
            return zone.nextTransition(after: Instant(start.number * 86_400))?.at.iso8601 ?? ""
        }
        #expect(try change(julian, 2024) == "2024-03-01T00:00:00Z")
        #expect(try change(julian, 2025) == "2025-03-01T00:00:00Z")
        #expect(try change(index, 2024) == "2024-03-01T00:00:00Z")
        #expect(try change(index, 2025) == "2025-03-02T00:00:00Z")
    }

    @Test(
        "What is no TZ string is refused",
        arguments: [
            "", "CET", "C-1", "CET-25", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
            "CET-1CEST,M3.6.0,M10.5.0",
            "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J5", "CET-1CEST,366,5", "CET-1CEST,M3.5.0/168,M10.5.0",
            "<CET-1", "CET-1CEST,M3.5.0,M10.5.0,", "CET-1:60", "日本-9",
        ])
    func notTZStrings(text: String) {
        #expect(Zone(posix: text) == nil)
    }

    @Test("Each way in which a file is broken has its error")
    func broken() {
        let types = [(0, false, UInt8(0))]
        func error(_ file: [UInt8]) -> TZifError? {
            do throws(TZifError) {
                _ = try Zone(name: "x", tzif: file)
                return nil
            } catch {
                return error
            }
        }
        let good = Self.file([(100, 0)], types: types, names: "UTC\0", footer: "UTC0")
        #expect(error(good) == nil)
        #expect(error([]) == .truncated)
        #expect(error(Array("not a zone's file at all, but longer than a header is".utf8)) == .notTZif)
        #expect(error(good.dropLast()) == .truncated)
        #expect(
            error(Self.file([(5, 0), (5, 0)], types: types, names: "UTC\0", footer: "UTC0"))
                == .corrupt("transitions"))
        #expect(
            error(Self.file([(5, 1)], types: types, names: "UTC\0", footer: ""))
                == .corrupt("types of transitions"))
        #expect(error(Self.file([], types: [(0, false, 9)], names: "UTC\0", footer: "")) == .corrupt("types"))
        #expect(
            error(Self.file([], types: [(90_000 * 2, false, 0)], names: "UTC\0", footer: ""))
                == .corrupt("types"))
        #expect(error(Self.file([], types: types, names: "UTC", footer: "")) == .corrupt("abbreviations"))
        #expect(error(Self.file([], types: types, names: "UTC\0", footer: "nonsense!")) == .corrupt("footer"))
        #expect(error([UInt8](repeating: 0, count: 1 << 19)) == .tooLarge)
    }

    @Test("No bytes whatever trap: cut, changed or made up")
    func noise() throws {
        var generator = SeededGenerator.announced()
        var bodies = [
            Self.file(
                [(100, 0), (900, 1)], types: [(0, false, 0), (3600, true, 4)], names: "GMT\0BST\0",
                footer: "GMT0BST,M3.5.0/1,M10.5.0")
        ]
        for name in ["America/New_York", "Asia/Taipei", "Australia/Lord_Howe"] {
            if let body = FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)") {
                bodies.append(Array(body))
            }
        }
        var read = 0
        for _ in 0..<4000 {
            var body = bodies[Int.random(in: bodies.indices, using: &generator)]
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: body = Array(body.prefix(Int.random(in: 0...body.count, using: &generator)))
            case 1:
                for _ in 0..<Int.random(in: 1...8, using: &generator) {
                    body[Int.random(in: body.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
            default:
                body =
                    Array("TZif2".utf8)
                    + (0..<Int.random(in: 0...200, using: &generator)).map { _ in
                        UInt8.random(in: 0...9, using: &generator)
                    }
            }
            guard let zone = try? Zone(name: "noise", tzif: body) else { continue }
            read += 1
            for moment in [-(1 << 60), -1, 0, 1_790_000_000, 1 << 60] {
                _ = zone.offset(at: Instant(moment))
                _ = zone.nextTransition(after: Instant(moment))
                _ = zone.previousTransition(upTo: Instant(moment))
            }
        }
        #expect(read > 100, "too little of the noise can be read to test what comes after")
    }
}
