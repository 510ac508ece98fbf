import Foundation
import Glibc
import Testing

extension Home {
    /// More than one for a moment at most.
    var collectors: [Int32] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return numbers.compactMap { Int32($0) }.filter { number in
            let line = (try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8)) ?? ""
            let words = line.split(separator: "\0").map(String.init)
            return words.count > 1 && words[0].hasSuffix("/fxterm-collector") && words[1] == history.path
        }
    }

    var signedCollector: Int32? {
        let text = (try? String(contentsOfFile: history.path + "-users", encoding: .utf8)) ?? ""
        return Int32(text.prefix { $0.isNumber }).flatMap { kill($0, 0) == 0 ? $0 : nil }
    }

    /// Programs with the store's locks open, as its readers or as its collector.
    var users: Int {
        let (files, path) = (FileManager.default, history.path + "-users")
        let processes = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.count { process in
            guard Int32(process) != nil else { return false }
            let descriptors = (try? files.contentsOfDirectory(atPath: "/proc/\(process)/fd")) ?? []
            return descriptors.contains {
                (try? files.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")) == path
            }
        }
    }

    /// Ends the collector, which would stay for half a minute.
    func endCollector(_ signal: Int32 = SIGKILL) {
        for collector in collectors { kill(collector, signal) }
    }

    static func endCollectors(on disk: String) throws {
        let end = Process()
        end.executableURL = URL(filePath: "/usr/bin/pkill")
        end.arguments = ["-KILL", "-f", "fxterm-collector \(disk)"]
        try end.run()
        end.waitUntilExit()
    }

    func wait(_ what: String, timeout: Duration = .seconds(180), _ isSo: () throws -> Bool) throws {
        let end = ContinuousClock.now + timeout
        while true {
            let began = ContinuousClock.now
            if try isSo() { return }
            let now = ContinuousClock.now
            try #require(now < end, "not within \(timeout): \(what)")
            // A check that starts a program must not keep a core busy.
            usleep(max(2000, min(200_000, UInt32((now - began) * 3 / .microseconds(1)))))
        }
    }
}
