/// What happens to the program and its terminal.
package enum ProgramMessage: Hashable, Sendable {
    case start
    /// The program is started for the first time: the first keys are to be told.
    case greet
    /// The first keys have been in sight for long enough.
    case greeted
    /// The line for the user has been there long enough.
    case noticeExpired
    case paperIs(isLight: Bool)
}

func apply(_ message: ProgramMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .start:
        return [nextTick(model)] + [.readAlerts] + (model.isRecalling ? [.recall] : []) + askAll(&model)
            + readRatesOfDay(&model)
    case .greet:
        model.isGreeting = true
        return [.schedule(.greeting, .after(8))]
    case .greeted:
        model.isGreeting = false
        return []
    case .noticeExpired:
        if !model.notices.isEmpty { model.notices.removeFirst() }
        return model.notices.first.map { [expiry(of: $0)] } ?? []
    case .paperIs(let isLight):
        model.hasLightPaper = isLight
        return []
    }
}
