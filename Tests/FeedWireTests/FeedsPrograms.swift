import Foundation

/// The feeds' programs of this test process.
enum FeedsPrograms {
    /// The processes that this one has started by that path and not yet seen the end of.
    static func running(_ path: String) -> [String] {
        let tasks = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.flatMap { thread in
            let text = (try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? ""
            return text.split(separator: " ").map(String.init).filter { pid in
                let line = try? String(contentsOfFile: "/proc/\(pid)/cmdline", encoding: .utf8)
                return line?.prefix { $0 != "\0" } == path[...]
            }
        }
    }
}
