package import Alerts
package import Figures
private import Glibc
internal import Store
private import Threads
package import Words

extension CollectorClient {
    /// The file of transactions stays the same.
    package func use(_ settings: AlertSettings) async {
        guard var alerts else { return }
        let path = alerts.transactions
        alerts = settings
        alerts.transactions = path
        self.alerts = alerts
        guard case .success(let place)? = await entering?.value else { return }
        do throws(StoreError) { try await place.store.use(alerts, by: place.reader) } catch {
            hear(.unreadable(error))
        }
    }

    /// All alerts and the last firings; nil if the store cannot be read.
    package func alerts() async -> FigureChanges? {
        do throws(StoreError) {
            guard let (alerts, fired) = try await alertStore?.alerts() else { return nil }
            // Some program has to watch for them, even if the board requests no figures.
            if !alerts.isEmpty { _ = try await enter() }
            return FigureChanges(alerts: alerts, fired: fired)
        } catch {
            hear(.unreadable(error))
            return nil
        }
    }

    /// The user's own store, even while figures come from another.
    private var alertStore: FigureStore? { home?.store ?? store }

    /// Sends the edit as soon as the store accepts writes; then shows `saying`.
    package func edit(_ edit: AlertEdit, saying: Saying? = nil) async {
        edits.append(Edit(edit: edit, saying: saying, at: WallClock.now))
        if let error = await keepEdits() { hear(.waiting(edits.compactMap(\.saying), error)) }
    }

    /// The last try before the program ends. Returns why edits could not be saved; nil if all were.
    package func flushEdits() async -> Saying? {
        let error = await keepEdits()
        let rest = edits.compactMap(\.saying)
        return rest.isEmpty ? nil : (error ?? .busy(path: path ?? "")).saying(keeping: rest)
    }

    /// Writes the waiting edits in order; nil if the store has all.
    private func keepEdits() async -> StoreError? {
        if let editing { return await editing.value }
        let task = Task(executorPreference: thread) { await self.keepEachEdit() }
        editing = task
        return await task.value
    }

    private func keepEachEdit() async -> StoreError? {
        defer { editing = nil }
        do throws(StoreError) {
            while let next = edits.first {
                let store: FigureStore
                if let home { store = home.store } else { store = try await enter().store }
                // A store of this program's own would be gone with it.
                if let path, store.path != path { throw awayError ?? .busy(path: path) }
                try await store.edit(next.edit, at: next.at)
                edits.removeFirst()
                if let saying = next.saying { hear(.saved(saying)) }
            }
            return nil
        } catch {
            keepEditsLater()
            return error
        }
    }

    private func keepEditsLater() {
        if isEditingLater { return }
        isEditingLater = SerialThread.begin { [weak self, thread] in
            sleep(Self.comeback)
            Task(executorPreference: thread) { await self?.keepEditsAgain() }
        }
    }

    private func keepEditsAgain() async {
        isEditingLater = false
        _ = await keepEdits()
    }

    package func claimAlerts() async -> [FiredAlert] {
        do throws(StoreError) { return try await alertStore?.claimAlerts() ?? [] } catch {
            hear(.unreadable(error))
            return []
        }
    }
}
