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

func apply(_ message: HelpMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .open: model.open(.help(Help()))
    case .search: model.top = .help(Help(text: ""))
    case .scroll(let line):
        guard case .help(var help)? = model.top else { return [] }
        help.top = max(0, line)
        model.top = .help(help)
    }
    return []
}
