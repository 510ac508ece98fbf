package import Store

package enum PublisherNews: Hashable, Sendable {
    case leads
    /// Another collector leads, given by its role, machine and process.
    case waits(String)
    /// The publisher retries.
    case gone(DeskFailure)
    /// The team server takes no figures now; they are published later.
    case late(DeskFailure)
    /// The first of the refused rows; the others are published.
    case refused(RefusedRow, count: Int)
    case recovered
    /// The database has no team server, or this role may not write to it.
    case noDesk(DeskFailure)
    /// The team server's version, which this program cannot write to.
    case newer(Int)
    case unreadable(StoreError)
}

/// Ends a publisher's work with one connection.
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

    func pass() throws(PublisherTrouble) {
        if case .desk(let failure) = self, failure.isOfStatement { return }
        throw self
    }
}

extension DeskFailure {
    /// Only a statement failed and the connection goes on.
    var isOfStatement: Bool { state != nil }
}
