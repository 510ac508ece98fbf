import Board
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Runtime
import Seeded
import Store
import Testing

@Suite(.serialized) struct MemoryTests {
    private struct Sample {
        let kibibytes: Int
        let descriptors: Int

        init(_ process: Int32) throws {
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
            kibibytes = Int(line.filter(\.isNumber)) ?? 0
            descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
        }
    }

    @Test(
        "After many questions it holds what it held after a few",
        .disabled(if: Sanitizer.isOn, "a sanitizer has a memory of its own"))
    func memory() async throws {
        let trial = Trial(
            "Questions to one collector, of a server that always answers", 200, often: 10_000,
            test: "MemoryTests.memory")
        let place = try Place()
        let body = """
            [{"symbol": "2330.TW", "name": "台積電", "lastCloseDay": "20261119", "last5Day": "20261113",
            "lastClose": 981.0, "last5Close": 922.0, "dataList": [{"time": "2026-11-20 09:05:00", "value": 975.0}]}]
            """
        let server = try LoopbackServer { _ in .text(body, headers: ["Content-Type": "application/json"]) }
        var feeds = FeedSettings.at(server.url)
        feeds.stocks = [FeedSource(kind: "dash", url: server.url)]
        let reader = try Reader(place, feeds)
        var (early, last): (Sample?, Sample?) = (nil, nil)
        for number in 1...trial.count {
            #expect(try await reader.ask(.quotes(["2330.TW"])).price("2330.TW") == 975)
            if number == trial.count / 2 || number == trial.count {
                let sample = try Sample(try #require(place.collector))
                if early == nil { early = sample }
                last = sample
            }
        }
        let (before, after) = (try #require(early), try #require(last))
        #expect(server.requests.count == trial.count)
        #expect(after.kibibytes - before.kibibytes < 4096, "\(before) \(after)")
        #expect(after.descriptors <= before.descriptors, "\(before) \(after)")
        trial.note(
            "\(trial.count) questions, \(before.kibibytes) KiB after half of them, \(after.kibibytes) at the end",
            lost: 0)
    }
}
