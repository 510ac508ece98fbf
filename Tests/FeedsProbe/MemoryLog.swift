import Foundation

/// How much memory a process held after so many questions.
struct MemoryLog {
    private let count: Int
    private let start = Date()
    private var first = 0
    private var last = 0

    /// - Parameter count: how many questions there will be.
    init(count: Int) {
        self.count = count
    }

    /// KiB by which it has grown since question 100.
    var growth: Int { last - first }

    /// Notes what the process holds after a question, where that is one of those looked at.
    mutating func note(_ number: Int, of process: String) {
        guard number == 100 || number == count || number.isMultiple(of: max(count / 10, 100)) else { return }
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let figure = { (name: String) in
            status.split(separator: "\n").first { $0.hasPrefix(name) }
                .flatMap { Int($0.filter(\.isNumber)) } ?? 0
        }
        last = figure("VmRSS:")
        if number == 100 { first = last }
        let seconds = Int(Date().timeIntervalSince(start))
        FeedsProbe.say(
            "after \(number): \(last) KiB, of these private \(figure("RssAnon:")) KiB, \(seconds) s")
    }
}
