internal import Words

package enum ProgramMessage: Hashable, Sendable {
    case start
    case greet
    case greeted
    case noticeExpired
    case paperIs(isLight: Bool)
    /// The next frame of a motion, at a moment in milliseconds of a monotonic clock.
    case frame(Int)
    case slow
    case used(Command)
    /// A board for screen readers may announce something again.
    case announce
}

extension Model {
    mutating func updateProgram(_ message: ProgramMessage) -> [Effect] {
        switch message {
        case .start:
            return [nextTick(), .readAlerts] + beginAnnouncing() + readEvents()
                + (isRecalling ? [.recall] : []) + askAll()
                + readRatesOfDay()
        case .greet:
            isGreeting = true
            return [.schedule(.greeting, .after(8))]
        case .greeted:
            isGreeting = false
            return []
        case .noticeExpired:
            if !notices.isEmpty { notices.removeFirst() }
            return notices.first.map { [$0.expiry] } ?? []
        case .paperIs(let isLight):
            hasLightPaper = isLight
            return []
        case .frame(let moment):
            deck?.motion.advance(to: moment)
            carry?.glide(at: moment)
            let wait = deck?.motion.wait ?? carry?.glide.map { _ in DeckMotion.pace }
            return wait.map { [.schedule(.frame, .afterMilliseconds($0))] } ?? []
        case .slow:
            isTerminalSlow = true
            deck?.motion.finish()
            carry?.land()
            return say(.phrase(.terminalTooSlow))
        case .announce: return announce()
        case .used(let command):
            guard isUnused(command) else { return [] }
            usedCommands.insert(command)
            return [.noteUse(command)]
        }
    }
}
