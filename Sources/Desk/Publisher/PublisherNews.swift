package import Store

/// A publisher's reports to its owner.
package enum PublisherNews: Hashable, Sendable {
    /// This collector now leads.
    case leads
    /// Another collector leads, given by its role, machine and process; this one waits for its end.
    case waits(String)
    /// The team server is unreachable, for this reason; the publisher retries.
    case gone(DeskFailure)
    /// The team server takes no figures now, for this reason; they are published later.
    case late(DeskFailure)
    /// The team server refused some rows, the first of which is this; the others are published.
    case refused(RefusedRow, count: Int)
    /// Figures are published again.
    case recovered
    /// The database has no team server, or this role may not write to it.
    case noDesk(DeskFailure)
    /// This program cannot write to the team server's version.
    case newer(Int)
    /// The local store cannot be read.
    case unreadable(StoreError)
}

/// The end of a publisher's work with one connection.
enum PublisherTrouble: Error {
    case desk(DeskFailure)
    case noDesk(DeskFailure)
    case newer(Int)
    case store(StoreError)

    var news: PublisherNews {
        switch self {
        case .desk(let failure): .gone(failure)
        case .noDesk(let failure): .noDesk(failure)
        case .newer(let version): .newer(version)
        case .store(let error): .unreadable(error)
        }
    }

    /// Rethrows it, unless only one statement failed.
    func pass() throws(PublisherTrouble) {
        if case .desk(let failure) = self, failure.isOfStatement { return }
        throw self
    }
}

extension DeskFailure {
    /// True if only a statement failed and the connection goes on.
    var isOfStatement: Bool { state != nil }
}
