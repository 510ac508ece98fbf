import Market

/// The User-Agents that feeds are asked with.
struct FeedAgents {
    /// The program's own, such as `fxterm/0.1`.
    private let program: String
    /// Those of the settings, by kind and host.
    private var chosen: [FeedID: [String: String]] = [:]

    init(program: String, sources: [FeedSource]) {
        self.program = program
        for source in sources {
            guard let agent = source.agent,
                let host = (try? FeedAddress(source.url, allowsFiles: false))?.host
            else { continue }
            chosen[source.kind, default: [:]][host] = agent
        }
    }

    /// What to send with `question`; and what to send once more, where a service turns the first away whatever the pace.
    ///
    /// Yahoo's edge refuses the names of libraries at the first request, and the names of browsers from what is none.
    func names(for question: Question, of kind: FeedID) -> (first: String, second: String?) {
        if let agent = question.host.flatMap({ chosen[kind]?[$0] }) { return (agent, nil) }
        return kind == .yahoo ? ("Mozilla/5.0 (compatible; \(program))", "Mozilla/5.0") : (program, nil)
    }
}
