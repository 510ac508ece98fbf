/// Those who want to ask a host for a feed, one after another in the order they came.
struct HostLine {
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// Takes the host if nobody has it.
    ///
    /// - Returns: whether it is taken now.
    mutating func take(_ host: String) -> Bool {
        if waiting[host] != nil { return false }
        waiting[host] = []
        return true
    }

    /// Stands in line for a host that somebody has.
    mutating func wait(for host: String, _ turn: CheckedContinuation<Void, Never>) {
        waiting[host, default: []].append(turn)
    }

    /// Gives the host to the next in line. Files are nobody's host.
    mutating func leave(_ host: String?) {
        guard let host else { return }
        guard var line = waiting[host], !line.isEmpty else {
            waiting[host] = nil
            return
        }
        let next = line.removeFirst()
        waiting[host] = line
        next.resume()
    }
}
