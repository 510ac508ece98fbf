package import Feeds
package import Figures
package import Market

/// The source of a collector's figures: the services, or the desk of a team.
package protocol FigureSource: Sendable {
    /// The current pace of the services.
    var record: FeedRecord { get async }

    /// Asks for figures.
    ///
    /// - Parameters:
    ///   - freshness: How old figures may be, in seconds.
    ///   - isPatient: Whether a feed that begins to fail is asked again within the question.
    ///   - spans: Of a question about bars, what is there of each feed's.
    /// - Returns: The answers as they come, then the end. Letting go of the stream ends the asking. Figures that others have judged
    ///   are no answers: they are pushed before the end.
    func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer>

    /// Says that figures are wanted as they change, for three times `freshness` seconds, though there is nothing to ask for now.
    func want(_ subject: FeedSubject, freshness: Int)

    /// Has it do what else there is to do for the store, if anything.
    func wake()

    /// Ends for good what it does by itself.
    func stop()
}

extension FigureSource {
    /// Does nothing: a source that does not push needs no notice.
    package func want(_ subject: FeedSubject, freshness: Int) {}

    /// Does nothing.
    package func wake() {}

    /// Does nothing.
    package func stop() {}
}

extension FeedClient: FigureSource {
    /// Asks the services, which have no figures of before.
    package nonisolated func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer> {
        ask(subject, isPatient: isPatient, having: spans)
    }
}

/// A source of figures, and the calendars that only this user's settings know from where those are.
package struct PersonalCalendars: FigureSource {
    private let client: FeedClient
    private let others: any FigureSource

    package init(_ client: FeedClient, beside others: any FigureSource) {
        (self.client, self.others) = (client, others)
    }

    package var record: FeedRecord {
        get async {
            var record = await others.record
            let own = await client.record
            record.hosts.merge(own.hosts) { old, _ in old }
            record.feeds.merge(own.feeds) { old, _ in old }
            return record
        }
    }

    package func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer> {
        subject.isPersonal
            ? client.ask(subject, isPatient: isPatient, having: spans)
            : others.ask(subject, freshness: freshness, isPatient: isPatient, having: spans)
    }

    package func want(_ subject: FeedSubject, freshness: Int) {
        if !subject.isPersonal { others.want(subject, freshness: freshness) }
    }

    package func wake() { others.wake() }
    package func stop() { others.stop() }
}

extension FeedSubject {
    fileprivate var isPersonal: Bool {
        if case .kind(let question) = self { question.isPersonal } else { false }
    }
}

/// Figures that came from a desk, whose collector has judged them.
package struct DeskNews: Hashable, Sendable {
    /// Figures, each with the time at which that collector had it, by this machine's clock. Their texts are clean.
    package var figures: [Seen<FeedAnswer>]
    /// Changed figures that are not shown; nil for those that are gone.
    package var unshown: [UnshownFigure.Key: UnshownFigure?] = [:]
    /// Why there is no news of something, by this machine's clock.
    package var failures: [FigureChanges.Failure]
    /// Whether figures of a second of which others are known may be the older ones: they are of a desk that lost its last commits.
    package var mayBeOlder = false

    /// Makes news; by default none.
    package init(figures: [Seen<FeedAnswer>] = [], failures: [FigureChanges.Failure] = []) {
        (self.figures, self.failures) = (figures, failures)
    }

    /// True if it is empty.
    package var isEmpty: Bool { figures.isEmpty && failures.isEmpty && unshown.isEmpty }
}
