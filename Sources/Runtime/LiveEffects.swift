private import Alerts
package import Arrangement
package import Board
private import CivilTime
private import Dispatch
internal import Figures
private import Glibc
package import Market
package import Store
private import Threads
package import Words

/// The real world: the store with its collector, and the board's file.
@MainActor
package final class LiveEffects: EffectRunner {
    private let mailbox: Mailbox
    private let client: CollectorClient?
    private let desk: BoardKeeper?
    private let transactions: TransactionWriter?
    private let events: EditQueue<EventEdit, EventFile.Failure>?
    private let history: FigureStore?
    private let log: LogFile
    private let usedKeys: UsedKeys?
    private let set: @Sendable (String, SettingValue?) -> Void
    private var hasEditedAlerts = false
    private let asking = SerialThread()
    private let digesting = SerialThread()
    /// A thread of its own, so that long work delays no figures.
    private let reckoning = SerialThread()

    /// `client` nil without a store; `set` saves a setting and returns at once.
    package init(
        _ mailbox: Mailbox, client: CollectorClient?, desk: BoardKeeper?,
        transactions: TransactionWriter? = nil, events: EditQueue<EventEdit, EventFile.Failure>? = nil,
        history: FigureStore?, log: LogFile,
        usedKeys: UsedKeys? = nil,
        set: @escaping @Sendable (String, SettingValue?) -> Void = { _, _ in }
    ) {
        (self.set, self.usedKeys) = (set, usedKeys)
        (self.log, self.mailbox, self.client) = (log, mailbox, client)
        (self.desk, self.transactions, self.history) = (desk, transactions, history)
        self.events = events
    }

    package func run(_ effect: Effect) {
        switch effect {
        case .save(let arrangement):
            desk?.save(arrangement)
        case .savePast(let past, let arrangement):
            desk?.save(past, of: arrangement)
        case .editShared(let id, let batch): desk?.keep(batch, of: id)
        case .toldShared(let id, let number): desk?.keep(told: number, of: id)
        case .saveTransactions(let document, let base, let saying):
            transactions?.save(document, madeFrom: base, saying: saying)
        case .editEvents(let edit, let saying): events?.save(edit, saying: saying)
        case .ask(let subject, let freshness):
            log.keepShort()
            Task.detached(executorPreference: asking) { [client] in
                await client?.ask(subject, freshness: freshness, isPatient: true)
            }
        case .useFeeds(let feeds):
            Task.detached(executorPreference: asking) { [client] in await client?.use(feeds) }
        case .useAlerts(let alerts):
            Task.detached(executorPreference: asking) { [client] in await client?.use(alerts) }
        case .readBars(let query):
            // The collector may have found that the user's store cannot be written, and use another.
            answer(on: digesting) { client in
                let kept = await client?.bars(query)
                return .figures(.bars(query, kept.map { Seen($0.series, .cached, at: $0.seenAt) }))
            }
        case .readKinds(let questions):
            answer(on: digesting) { .figures(.kinds(await $0?.figures(of: questions) ?? [:])) }
        case .readRates(let codes, let day):
            answer(on: digesting) { .figures(.ratesOfDay(await $0?.rates(of: codes, on: day) ?? [:], day)) }
        case .readPast(let query):
            answer(on: digesting) { .figures(.past(query, await $0?.past(query) ?? [:])) }
        case .recall:
            recall()
        case .setSetting(let key, let value): set(key, value)
        case .noteUse(let command): usedKeys?.add(command.rawValue)
        case .digest(let digest):
            Task.detached(executorPreference: digesting) { [mailbox] in
                mailbox.put(.figures(.digested(digest.done())))
                // Freeing thousands of figures takes longer than a key may wait: not in the loop.
                _ = SerialThread.begin {
                    sleep(1)
                    withExtendedLifetime(digest) {}
                }
            }
        case .makePortfolio(let work): answer(on: reckoning) { _ in .disk(.portfolio(work.done())) }
        case .readAlerts:
            answer(on: asking) { await $0?.alerts().map { CollectorClient.News.changes($0).message } }
        case .editAlerts(let edit, let saying):
            hasEditedAlerts = true
            Task.detached(executorPreference: asking) { [client] in
                await client?.edit(edit, saying: saying)
            }
        case .countAlerts(let counts, let now): count(counts, at: now)
        case .claimAlerts:
            answer(on: asking) { .figures(.alertsClaimed(await $0?.claimAlerts() ?? [])) }
        case .boards, .schedule, .redraw, .renewTheme, .useMouse, .copy, .suspend, .quit, .tell:
            break
        }
    }

    package func fulfil(_ wish: BoardWish) -> [Message] { desk?.fulfil(wish) ?? [] }

    /// The board, transactions and alerts are then on the disk.
    package func finish() -> Saying? {
        let alerts = alertsNotSaved()
        let areSaved = transactions?.flush() ?? true
        let areEventsSaved = events?.flush() ?? true
        do throws(StoreError) { try desk?.flush() } catch { return error.saying }
        if !areSaved { return .phrase(.transactionsNotSaved) }
        return areEventsSaved ? alerts : .phrase(.eventsNotSaved)
    }

    private func alertsNotSaved() -> Saying? {
        guard hasEditedAlerts, let client else { return nil }
        let (unsaved, done) = (Unsaved(), DispatchSemaphore(value: 0))
        Task.detached(executorPreference: asking) {
            let saying = await client.flushEdits()
            unsaved.saying.withLock { $0 = saying }
            done.signal()
        }
        guard done.wait(timeout: .now() + .seconds(5)) == .success else {
            return StoreError.timedOut(path: history?.path ?? "").saying
        }
        return unsaved.saying.withLock { $0 }
    }

    /// Runs `read` on another thread; the result goes to the mailbox.
    private func answer(
        on thread: SerialThread, _ read: @escaping @Sendable (CollectorClient?) async -> Message?
    ) {
        let (mailbox, client) = (mailbox, client)
        Task.detached(executorPreference: thread) {
            if let message = await read(client) { mailbox.put(message) }
        }
    }

    /// Counts firings by the store's bars; skips rules without.
    private func count(_ counts: [AlertCount], at now: Instant) {
        answer(on: digesting) { client in
            var times: [AlertRule: Int] = [:]
            for count in counts {
                var bars: [[Bar]] = []
                for query in count.queries { bars.append(await client?.bars(query)?.series.bars ?? []) }
                times[count.rule] = count.timesFired(bars, at: now)
            }
            return .figures(.alertsCounted(times))
        }
    }

    /// Reads quotes of earlier runs. If reading fails, the rest stays in the store.
    private func recall() {
        let (mailbox, history) = (mailbox, history)
        Task.detached(executorPreference: digesting) {
            do throws(StoreError) {
                mailbox.put(.figures(.recalled(try await history?.quotes(at: WallClock.now) ?? [])))
            } catch {
                mailbox.put(.disk(.notSaved(error.saying)))
                mailbox.put(.figures(.recalled([])))
            }
        }
    }
}

/// What could not be saved at the end, as another thread found.
private final class Unsaved: Sendable {
    let saying = Guarded<Saying?>(nil)
}
