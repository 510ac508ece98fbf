internal import CivilTime
internal import Market
internal import Store

/// The tasks of a leading collector, and when each is due.
private struct PublisherTasks {
    /// Whether the store may have changed, and the earliest moment to look.
    var mustPublish = true
    var publishAt = ContinuousClock.now
    /// Whether there may be questions that can be asked, and the earliest moment to look.
    var mustAsk = true
    var askAt = ContinuousClock.now
    /// The next sign of life, the next look at who is gone, and the next look at what is old.
    var tickAt = ContinuousClock.now
    var sweepAt = ContinuousClock.now
    var keepAt = ContinuousClock.now
    /// Seconds until a commit that the desk refused is tried again; 0 after one that it took.
    var pause = 0

    /// The moment at which the first of them is due.
    var next: ContinuousClock.Instant {
        min(tickAt, mustPublish ? publishAt : tickAt, mustAsk ? askAt : tickAt)
    }
}

extension Publisher {
    /// Publishes and asks for as long as the lead lasts.
    func work(_ lead: inout DeskLead) async throws(PublisherTrouble) {
        let last = try await reading { store throws(StoreError) in
            try await store.publication(since: .max, at: MachineStart.now.wall).sequence
        }
        lead.begin(last: last)
        var tasks = PublisherTasks()
        while !hasStopped {
            let now = ContinuousClock.now
            if tasks.mustPublish, now >= tasks.publishAt { try await publish(&lead, &tasks, now) }
            if tasks.mustAsk, now >= tasks.askAt {
                (tasks.mustAsk, tasks.askAt) = (false, now + .milliseconds(Publisher.span.commit))
                do throws(PublisherTrouble) { try await ask(&lead) } catch { try error.pass() }
            }
            try await lookAfter(&lead, &tasks, now)
            guard let left = Publisher.milliseconds(until: tasks.next) else { continue }
            let waking = try onDesk { () throws(DeskFailure) in
                try lead.connection.wait(left, or: bell.descriptor)
            }
            switch waking {
            case .notice: if !lead.connection.notices().isEmpty { tasks.mustAsk = true }
            case .called:
                bell.silence()
                tasks.mustPublish = true
            case .timeout: break
            }
        }
    }

    /// Does what is due from time to time. A database that refuses it now, for want of room, is asked again the next time.
    private func lookAfter(
        _ lead: inout DeskLead, _ tasks: inout PublisherTasks, _ now: ContinuousClock.Instant
    ) async throws(PublisherTrouble) {
        if now >= tasks.tickAt {
            tasks.tickAt = now + .milliseconds(Publisher.span.tick)
            // Should a notice of a question have been lost, it is seen now.
            tasks.mustAsk = true
            let start = MachineStart.now
            let record = try await reading { store throws(StoreError) in try await store.pace(at: start) }
            try lenient { () throws(DeskFailure) in
                try lead.tick()
                try lead.publish(record, at: start)
            }
        }
        if now >= tasks.sweepAt {
            tasks.sweepAt = now + .milliseconds(Publisher.span.sweep)
            try lenient { () throws(DeskFailure) in
                try lead.sweep()
                try lead.readLimits()
            }
        }
        if now >= tasks.keepAt {
            tasks.keepAt = now + .milliseconds(Publisher.span.keep)
            try lenient { () throws(DeskFailure) in try lead.keep() }
        }
    }

    private func publish(
        _ lead: inout DeskLead, _ tasks: inout PublisherTasks, _ now: ContinuousClock.Instant
    ) async throws(PublisherTrouble) {
        (tasks.mustPublish, tasks.publishAt) = (false, now + .milliseconds(Publisher.span.commit))
        do throws(PublisherTrouble) {
            // An answer makes room for other questions.
            if try await publish(&lead) { tasks.mustAsk = true }
            if tasks.pause > 0 { say(.recovered) }
            tasks.pause = 0
        } catch {
            // A disk that is full has room again at some time, and the line is well.
            guard case .desk(let failure) = error, failure.isOfStatement else { throw error }
            say(.late(failure))
            tasks.pause = min(max(tasks.pause * 2, 1), Publisher.rests.longest)
            (tasks.mustPublish, tasks.publishAt) = (true, now + .seconds(tasks.pause))
        }
    }

    /// Publishes what has changed, and marks questions as done whose answers are in it.
    ///
    /// - Returns: Whether a question has been answered.
    private func publish(_ lead: inout DeskLead) async throws(PublisherTrouble) -> Bool {
        // In this order the answers are among what changed.
        let (numbers, sequence) = (questions.numbers, lead.sequence)
        let answered = try await reading { store throws(StoreError) in
            try await store.answered(of: numbers)
        }
        let publication = try await reading { store throws(StoreError) in
            try await store.publication(since: sequence, at: MachineStart.now.wall)
        }
        let done = questions.questions(of: answered)
        if done.isEmpty, lead.isPublished(publication) { return false }
        var rest: Publication? = publication
        var keys = publication.bars[...]
        repeat {
            let series = try await nextBars(&keys)
            let isWhole = keys.isEmpty
            let refused = try onDesk { () throws(DeskFailure) in
                try lead.publish(
                    rest, upTo: publication.sequence, series, done: isWhole ? done : [], isWhole: isWhole)
            }
            if let first = refused.first { say(.refused(first, count: refused.count)) }
            rest = nil
        } while !keys.isEmpty
        questions.forget(answered)
        return !answered.isEmpty
    }

    /// Reads as many series as go into one commit.
    private func nextBars(
        _ keys: inout ArraySlice<BarSeries.Key>
    ) async throws(PublisherTrouble) -> [KeptBars] {
        var (series, count) = ([KeptBars](), 0)
        while count < Publisher.mostBars, let key = keys.popFirst() {
            let bars = try await reading { store throws(StoreError) in
                try await store.bars(of: key, in: Instant(Int(Int32.min))...Instant(.max))
            }
            guard let bars else { continue }
            series.append(bars)
            count += bars.series.bars.count
        }
        return series
    }

    /// Asks the local store what members wait for.
    private func ask(_ lead: inout DeskLead) async throws(PublisherTrouble) {
        let waiting = try onDesk { () throws(DeskFailure) in try lead.waitingQuestions() }
        let chosen = questions.next(waiting)
        guard !chosen.isEmpty, let reader else { return }
        try onDesk { () throws(DeskFailure) in try lead.take(chosen.map(\.id)) }
        var unknown: [Int] = []
        for question in chosen {
            guard let subject = question.subject else {
                unknown.append(question.id)
                continue
            }
            if questions.join(question) { continue }
            let number = try await reading { store throws(StoreError) in
                try await store.ask(
                    subject, freshness: DeskQuestions.freshness(of: question), isPatient: question.isPatient,
                    by: reader, at: MachineStart.now.wall)
            }
            questions.note(question, subject, as: number)
        }
        if unknown.isEmpty { return }
        try onDesk { () throws(DeskFailure) in
            _ = try lead.publish(nil, upTo: lead.sequence, [], done: unknown, isWhole: false)
        }
    }
}
