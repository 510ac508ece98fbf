package import Feeds
package import Figures
package import Market

/// The feeds, or a team server.
package protocol FigureSource: Sendable {
    var record: FeedRecord { get async }

    /// `freshness` is in seconds. `isPatient` retries a failing feed within the request; `spans` are the bars
    /// we have. Ending the stream ends the request. Figures that others have judged are pushed before the
    /// end, not answered.
    func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer>

    /// Requests figures as they change, for three times `freshness` seconds, though none are missing now.
    func want(_ subject: FeedSubject, freshness: Int)

    /// Does other work for the store.
    func wake()

    func stop()
}

extension FigureSource {
    package func want(_ subject: FeedSubject, freshness: Int) {}

    package func wake() {}

    package func stop() {}
}

extension FeedClient: FigureSource {
    /// Feeds have no earlier figures.
    package nonisolated func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer> {
        ask(subject, isPatient: isPatient, having: spans)
    }
}

/// Adds the calendars that only this user's settings know to another source.
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

/// Figures from a team server, whose collector has judged them.
package struct DeskNews: Hashable, Sendable {
    /// Clean texts, with that collector's times by this machine's clock.
    package var figures: [Seen<FeedAnswer>]
    /// Hidden figures that changed; nil for those that are gone.
    package var unshown: [UnshownFigure.Key: UnshownFigure?] = [:]
    /// Failures, by this machine's clock.
    package var failures: [FigureChanges.Failure]
    /// A team server that lost its last commits may send older figures.
    package var mayBeOlder = false

    package init(figures: [Seen<FeedAnswer>] = [], failures: [FigureChanges.Failure] = []) {
        (self.figures, self.failures) = (figures, failures)
    }

    package var isEmpty: Bool { figures.isEmpty && failures.isEmpty && unshown.isEmpty }
}
