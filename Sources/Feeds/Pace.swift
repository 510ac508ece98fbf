import Foundation
import Market

/// When each host may be asked, and what it was asked last.
struct Pace: Codable {
    /// What to do with a question now.
    enum Turn: Hashable {
        /// Ask it after a wait of this length.
        case after(Duration)
        /// It was asked a moment ago: pass it over.
        case tooSoon
        /// The host has closed its door for that many seconds more.
        case closed(seconds: Int)
    }

    private struct Host: Codable {
        var nextStart = Duration.zero
        var closedUntil = Duration.zero
        var asked: [Question: Duration] = [:]
    }

    private var hosts: [String: Host] = [:]
    /// Which stocks need not be asked for in full, and which not yet again.
    var charted = ChartedStocks()

    /// Takes a place in the queue of the question's host. Files are nobody's host and never wait.
    mutating func takeTurn(for question: Question, at now: Duration, manners: Manners) -> Turn {
        guard let name = question.host else { return .after(.zero) }
        var host = hosts[name] ?? Host()
        if host.closedUntil > now { return .closed(seconds: (host.closedUntil - now).roundedUp) }
        var start = max(now, host.nextStart)
        if let last = host.asked[question], last + manners.floor > start {
            // A round that comes a second early, as rounds do, waits that second rather than losing its turn.
            guard last + manners.floor - now <= min(manners.floor / 10, .seconds(3)) else { return .tooSoon }
            start = last + manners.floor
        }
        host.nextStart = start + manners.spacing
        host.asked = host.asked.filter { $0.value + .seconds(86_400) > now }
        host.asked[question] = start
        hosts[name] = host
        return .after(start - now)
    }

    /// Closes the question's host; nothing is asked of it for `seconds`.
    mutating func close(for question: Question, at now: Duration, seconds: Int) {
        guard let name = question.host else { return }
        hosts[name, default: Host()].closedUntil = now + .seconds(seconds)
        hosts[name]?.asked[question] = nil
    }

    /// The seconds for which the question's host is still closed; nil if it is open.
    func closure(for question: Question, at now: Duration) -> Int? {
        guard let name = question.host, let until = hosts[name]?.closedUntil, until > now else { return nil }
        return (until - now).roundedUp
    }

    /// Lets a question be asked again at once, because it never got through.
    mutating func forget(_ question: Question) {
        guard let name = question.host else { return }
        hosts[name]?.asked[question] = nil
    }
}

extension Question {
    /// The host and port that it goes to; nil for a file.
    var host: String? {
        guard case .web(let url) = address, let host = url.host else { return nil }
        return "\(host.lowercased()):\(url.port.map(String.init) ?? url.scheme ?? "")"
    }
}

extension Duration {
    /// Whole seconds, rounded up.
    fileprivate var roundedUp: Int {
        Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
    }
}
