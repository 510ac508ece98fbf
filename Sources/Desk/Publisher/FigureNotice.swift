/// The notice of a commit of figures, by the items that it changed: a hint for members, so that those whom it does not concern need
/// not look. Anybody may send one, and one about too many items says nothing: whoever believes it looks in vain, and no more.
package struct FigureNotice: Hashable, Sendable {
    /// The channel of the commits of figures.
    package static let channel = "fxterm_figures"
    /// The channel on which members tell that they have left a question.
    package static let requests = "fxterm_requests"

    /// The subject of a word of a notice.
    package enum Subject: Character, Hashable, Sendable, CaseIterable {
        /// The rate of a currency.
        case rate = "r"
        /// Closes of a currency.
        case closes = "c"
        /// A stock.
        case quote = "q"
        /// Bars of something.
        case bars = "b"
        /// News of a stock.
        case headlines = "h"
        /// Answers to searches.
        case found = "s"
        /// Why there is no news of something, or that it has been made good.
        case failures = "f"
        /// Figures that are not shown, by what they are of.
        case unshown = "u"
        /// Entries of answers that could not be used.
        case leftOut = "l"
        /// Alerts that fired.
        case alerts = "a"
        /// Questions that are done, by the session that asked.
        case done = "d"
    }

    /// PostgreSQL's limit is 8000 bytes.
    private static let limit = 7900

    /// The changes, by subject; nil where the notice does not tell.
    package private(set) var items: [Subject: Set<String>]? = [:]

    /// A notice about nothing.
    package init() {}

    /// Reads a notice. What this version does not know makes it one that does not tell.
    package init(_ payload: String) {
        let words = payload.split(separator: " ")
        if words.isEmpty { items = nil }
        for word in words {
            guard let subject = word.first.flatMap(Subject.init), word.dropFirst().first == ":" else {
                items = nil
                return
            }
            items?[subject, default: []].insert(String(word.dropFirst(2)))
        }
    }

    /// Adds something that changed.
    package mutating func add(_ subject: Subject, _ items: some Sequence<String> = [""]) {
        for item in items { self.items?[subject, default: []].insert(item) }
    }

    /// The text that is sent; empty where it would be too long.
    package var payload: String {
        var words: [String] = []
        var length = 0
        for (subject, items) in (items ?? [:]).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for item in items.sorted() {
                length += item.utf8.count + 3
                if length > FigureNotice.limit { return "" }
                words.append("\(subject.rawValue):\(item)")
            }
        }
        return words.joined(separator: " ")
    }
}
