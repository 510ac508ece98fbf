package import Store

/// The news of a publisher for whoever looks after it.
package enum PublisherNews: Hashable, Sendable {
    /// This collector leads the desk from now on.
    case leads
    /// Another collector leads the desk, by its role, machine and process; this one waits for its end.
    case waits(String)
    /// The desk cannot be had, for this reason; it is tried again.
    case gone(DeskFailure)
    /// The desk takes no figures for now, for this reason; they are published later.
    case late(DeskFailure)
    /// The desk refused some rows, of which this is the first; the others are published.
    case refused(RefusedRow, count: Int)
    /// Figures are published again.
    case recovered
    /// There is no desk in the database, or this role may not write it.
    case noDesk(DeskFailure)
    /// The desk is of a version that this program cannot write.
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

    /// Throws it on, unless it is of one statement.
    func pass() throws(PublisherTrouble) {
        if case .desk(let failure) = self, failure.isOfStatement { return }
        throw self
    }
}

extension DeskFailure {
    /// True if only a statement failed and the connection goes on.
    var isOfStatement: Bool { state != nil }
}
