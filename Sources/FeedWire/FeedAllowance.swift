internal import Market

/// How much a feeds' program may say: what the questions put to it can be answered with, several times over.
struct FeedAllowance {
    /// Reports about anything: the pace, failures of whole feeds, retries.
    private static let reports = 300
    /// Reports about one stock or currency: its figures, its failure, the notes before and after each request.
    private static let reportsAnItem = 20
    /// Reports a second for no reason but that time has passed.
    private static let reportsASecond = 2
    private static let bytes = 16 * 1024 * 1024
    private static let bytesAnItem = 8 * 1024

    /// How many stocks and currencies have been asked for.
    var items = 0
    private let began = SuspendingClock.now
    private var reportsTaken = 0
    private var bytesTaken = 0

    /// How many bytes may still come.
    var bytesLeft: Int { FeedAllowance.bytes + items * FeedAllowance.bytesAnItem - bytesTaken }

    /// Takes in a report of so many bytes.
    ///
    /// - Returns: false if that is more than there can be.
    mutating func take(_ count: Int) -> Bool {
        reportsTaken += 1
        bytesTaken += count
        let seconds = Int((SuspendingClock.now - began).components.seconds)
        let most =
            FeedAllowance.reports + items * FeedAllowance.reportsAnItem
            + seconds * FeedAllowance.reportsASecond
        return reportsTaken <= most && bytesLeft >= 0
    }
}

extension FeedSubject {
    /// About how many things it asks.
    var size: Int {
        switch self {
        case .rates, .search: 1
        case .quotes(let symbols): symbols.count
        case .pastRates(let codes, _): codes.count
        }
    }
}
