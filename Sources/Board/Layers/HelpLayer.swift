/// The keys, laid over the board.
package struct Help: Hashable, Sendable {
    /// The first line shown.
    package var top = 0
    /// What is looked for among them; nil while nothing is.
    package var text: String?
}

/// What happens to the help.
package enum HelpMessage: Hashable, Sendable {
    case open
    case search
    case scroll(Int)
}

extension Model {
    mutating func updateHelp(_ message: HelpMessage) -> [Effect] {
        switch message {
        case .open: open(.help(Help()))
        case .search: top = .help(Help(text: ""))
        case .scroll(let line):
            guard case .help(var help)? = top else { return [] }
            help.top = max(0, line)
            top = .help(help)
        }
        return []
    }
}
