internal import Alerts
internal import CivilTime
internal import Feeds
internal import Figures
internal import JSON5
internal import Market
internal import Store

/// The state of the services that alerts go to.
struct DeliveryWatch {
    /// Deliveries that an earlier collector was sending are open again.
    var hasReopened = false
    /// Services that a message is on its way to.
    var busy: Set<String> = []
    var alarm: WallAlarm?

    /// Seconds until the second attempt; each further pause is twice as long.
    static let pause = 10
    /// In seconds.
    static let longestPause = 3600
    /// Seconds after a refusal, such as of a wrong key: only the user can end it.
    static let refusalPause = 900
    /// A firing is given up after so many seconds.
    static let patience = 86_400
}

extension Collector {
    func deliver() async {
        guard let settings = alerts.settings else { return }
        do throws(StoreError) {
            if !alerts.deliveries.hasReopened {
                alerts.deliveries.hasReopened = true
                do throws(StoreError) { try await store.reopenDeliveries() } catch {
                    alerts.deliveries.hasReopened = false
                    throw error
                }
            }
            let now = MachineStart.now.wall
            var next: Instant?
            for (name, waiting) in Dictionary(grouping: try await store.pendingDeliveries(), by: \.receiver)
            where !alerts.deliveries.busy.contains(name) {
                let old = waiting.filter { abs(now - $0.at) > DeliveryWatch.patience }
                if !old.isEmpty {
                    try await store.endDelivery(
                        of: old.map(\.firing), to: name, .failed, problem: nil, isDoubtful: false, nextAt: now
                    )
                }
                let open = waiting.filter { abs(now - $0.at) <= DeliveryWatch.patience }
                // A service that one board's settings lack may be in the next board's.
                guard let receiver = settings.receivers.first(where: { $0.name == name }), !open.isEmpty
                else {
                    continue
                }
                // A moment far ahead comes from a wrong clock.
                let due = open.filter { $0.nextAt <= now || $0.nextAt - now > DeliveryWatch.patience }
                if due.isEmpty {
                    next = [next, open.map(\.nextAt).min()].compactMap(\.self).min()
                } else {
                    alerts.deliveries.busy.insert(name)
                    Task(executorPreference: thread) { await self.send(due, to: receiver, settings) }
                }
            }
            if let next { wake(at: next) }
        } catch {
            failed(error)
        }
    }

    private func wake(at moment: Instant) {
        if alerts.deliveries.alarm == nil {
            let thread = thread
            alerts.deliveries.alarm = WallAlarm { [weak self] in
                Task.detached(executorPreference: thread) { await self?.deliver() }
            }
        }
        alerts.deliveries.alarm?.set(moment)
    }

    /// Sends one service what is due, until it refuses something.
    private func send(
        _ deliveries: [PendingDelivery], to receiver: AlertReceiver, _ settings: AlertSettings
    ) async {
        let posts = AlertPost.all(
            deliveries, to: receiver, settings, here: .here, agenda: alerts.agenda, market: filter.market,
            at: MachineStart.now.wall)
        let attempts = (deliveries.map(\.attempts).max() ?? 0) + 1
        for (place, post) in posts.enumerated() {
            do throws(StoreError) {
                // Noted first: a collector that ends now leaves a doubt, and no repetition without one.
                guard try await store.beginDelivery(of: post.firings, to: receiver.name) else { continue }
            } catch {
                failed(error)
                break
            }
            let verdict = DeliveryVerdict(await self.post(post.post), attempts: attempts)
            let nextAt = MachineStart.now.wall + verdict.pause
            await keepTrying { () async throws(StoreError) in
                try await self.store.endDelivery(
                    of: post.firings, to: receiver.name, verdict.state, problem: verdict.problem,
                    isDoubtful: verdict.isDoubtful, nextAt: nextAt)
            }
            if verdict.state == .delivered { continue }
            // After a refusal the rest waits.
            let rest = posts[(place + 1)...].flatMap(\.firings)
            if !rest.isEmpty {
                await keepTrying { () async throws(StoreError) in
                    try await self.store.endDelivery(
                        of: rest, to: receiver.name, .waiting, problem: verdict.problem, isDoubtful: false,
                        nextAt: nextAt)
                }
            }
            break
        }
        alerts.deliveries.busy.remove(receiver.name)
        await deliver()
    }
}

/// The consequence of a service's answer for a delivery.
struct DeliveryVerdict: Hashable, Sendable {
    let state: AlertDelivery.State
    let problem: String?
    /// The service may have it.
    let isDoubtful: Bool
    /// Seconds until it is sent again.
    let pause: Int

    init(_ outcome: WebPost.Outcome, attempts: Int) {
        let doubling = DeliveryWatch.pause << min(max(attempts - 1, 0), 10)
        var pause = min(doubling, DeliveryWatch.longestPause)
        switch outcome {
        case .answered(let status, let retryAfter, let body):
            isDoubtful = false
            problem = (200..<300).contains(status) ? nil : "HTTP \(status)"
            switch status {
            case 200..<300: state = .delivered
            // The service would refuse it again.
            case 400, 405, 410, 413, 415, 422: state = .failed
            case 408, 425, 429:
                state = .waiting
                let wanted = max(retryAfter ?? 0, DeliveryVerdict.pause(in: body) ?? 0)
                if wanted > 0 { pause = min(wanted, DeliveryWatch.patience) }
            case 300..<500:
                state = .waiting
                pause = max(pause, DeliveryWatch.refusalPause)
            default:
                state = .waiting
                if let retryAfter { pause = max(pause, min(retryAfter, DeliveryWatch.longestPause)) }
            }
        case .notSent(let key):
            (state, isDoubtful) = (.waiting, false)
            problem = key.flatMap { CleanText.line($0) }
        case .unanswered: (state, isDoubtful, problem) = (.waiting, true, nil)
        }
        self.pause = pause
    }

    /// The pause in seconds that answers of Telegram and Discord request.
    private static func pause(in body: [UInt8]) -> Int? {
        guard let text = String(validating: body, as: UTF8.self), let node = try? JSON5Parser.parse(text),
            case .object(let members) = node.value
        else { return nil }
        func seconds(_ members: [JSON5Node.Member]) -> Int? {
            guard case .number(let number)? = members.first(where: { $0.key == "retry_after" })?.node.value,
                (0...1e6).contains(number)
            else { return nil }
            return Int(number.rounded(.up))
        }
        if let own = seconds(members) { return own }
        guard case .object(let inner)? = members.first(where: { $0.key == "parameters" })?.node.value else {
            return nil
        }
        return seconds(inner)
    }
}
