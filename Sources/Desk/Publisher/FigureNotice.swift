package import Market

/// The notice of a commit of figures, by the items that it changed: a hint for members, so that those whom it does not concern need
/// not look. Anybody may send one, and one about too many items says nothing: whoever believes it looks in vain, and no more.
package struct FigureNotice: Hashable, Sendable {
    package static let channel = "fxterm_figures"
    /// The channel for members' notices of new requests.
    package static let requests = "fxterm_requests"

    package enum Subject: Hashable, Sendable {
        /// The rate of a currency.
        case rate
        /// Closes of a currency.
        case closes
        /// A stock.
        case quote
        /// Bars of something.
        case bars
        case kind(FigureKind)
        /// Answers to searches.
        case found
        /// Why there is no news of something, or that it has been made good.
        case failures
        /// Figures that are not shown, by what they are of.
        case unshown
        /// Entries of answers that could not be used.
        case leftOut
        /// Alerts that fired.
        case alerts
        /// Questions that are done, by the session that asked.
        case done

        private static let own = [
            rate, closes, quote, bars, found, failures, unshown, leftOut, alerts, done,
        ]

        /// The subject of a word's beginning; nil for one of another version.
        init?(_ mark: Substring, _ kinds: [FigureKind]) {
            let kind = kinds.first { $0.mark == mark }
            guard let subject = kind.map(Subject.kind) ?? Subject.own.first(where: { $0.mark == mark })
            else { return nil }
            self = subject
        }

        /// The prefix of its words.
        var mark: String {
            switch self {
            case .rate: "r"
            case .closes: "c"
            case .quote: "q"
            case .bars: "b"
            case .kind(let kind): kind.mark
            case .found: "s"
            case .failures: "f"
            case .unshown: "u"
            case .leftOut: "l"
            case .alerts: "a"
            case .done: "d"
            }
        }
    }

    /// PostgreSQL's limit is 8000 bytes.
    private static let limit = 7900

    /// The changes, by subject; nil where the notice does not tell.
    package private(set) var items: [Subject: Set<String>]? = [:]

    /// A notice about nothing.
    package init() {}

    /// Reads a notice. What this version does not know makes it one that does not tell.
    package init(_ payload: String, _ kinds: [FigureKind] = FigureKind.all) {
        let words = payload.split(separator: " ")
        if words.isEmpty { items = nil }
        for word in words {
            guard let colon = word.firstIndex(of: ":"), let subject = Subject(word[..<colon], kinds) else {
                items = nil
                return
            }
            items?[subject, default: []].insert(String(word[colon...].dropFirst()))
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
        for (subject, items) in (items ?? [:]).sorted(by: { $0.key.mark < $1.key.mark }) {
            for item in items.sorted() {
                length += subject.mark.utf8.count + item.utf8.count + 2
                if length > FigureNotice.limit { return "" }
                words.append("\(subject.mark):\(item)")
            }
        }
        return words.joined(separator: " ")
    }
}
