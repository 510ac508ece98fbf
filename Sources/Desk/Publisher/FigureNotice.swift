package import Market

/// The changes of a commit: a hint, so that unaffected members need not read. Anyone may send one, and one
/// about too many items lists none: a false notice only costs a useless read.
package struct FigureNotice: Hashable, Sendable {
    package static let channel = "fxterm_figures"
    /// The channel for members' notices of new requests.
    package static let requests = "fxterm_requests"

    package enum Subject: Hashable, Sendable {
        case rate
        case closes
        case quote
        case bars
        case kind(FigureKind)
        case found
        /// Also their ends.
        case failures
        case unshown
        /// Entries of answers that could not be used.
        case leftOut
        case alerts
        /// Finished requests, by session.
        case done

        private static let own = [
            rate, closes, quote, bars, found, failures, unshown, leftOut, alerts, done,
        ]

        /// Nil for one of another version.
        init?(_ mark: Substring, _ kinds: [FigureKind]) {
            let kind = kinds.first { $0.mark == mark }
            guard let subject = kind.map(Subject.kind) ?? Subject.own.first(where: { $0.mark == mark })
            else { return nil }
            self = subject
        }

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

    /// Nil if the notice does not list them.
    package private(set) var items: [Subject: Set<String>]? = [:]

    package init() {}

    /// Unknown parts turn it into one without a list.
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

    package mutating func add(_ subject: Subject, _ items: some Sequence<String> = [""]) {
        for item in items { self.items?[subject, default: []].insert(item) }
    }

    /// Empty if it would be too long.
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
