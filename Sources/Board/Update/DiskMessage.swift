package import Money
package import Words

/// What files say, and what becomes of them.
package enum DiskMessage: Hashable, Sendable {
    /// The changes of earlier runs that led to an arrangement.
    case pastKnown(Past, of: Arrangement)
    case notSaved(Saying)
    /// An edit is on the disk; show this.
    case saved(Saying)
    /// The board's file is another's to write, or ours again.
    case boardIs(ReadOnly?)
    case boardChanged(Arrangement, Past)
    /// News of the boards that there are.
    case boards(BoardMessage)
    /// The file of transactions, as it is now.
    case transactions(TransactionDocument)
    /// The positions of many rows, made away from the loop.
    case portfolio(Portfolio)
    /// The settings or the themes were changed while the board is open, by this program where `isOurs`.
    case settingsChanged(
        Settings, UserLocale, themes: [String], list: SettingList = SettingList(), isOurs: Bool = false)
    /// Why the settings or themes, or parts of them, cannot be read.
    case settingsUnreadable([Saying])
    /// The value of a setting is none.
    case settingRefused(String, Saying)
}

func apply(_ message: DiskMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .pastKnown(let past, let arrangement):
        // It is of no use to another board, or where there has been a change since.
        if arrangement == model.arrangement, model.past == Past() { model.past = past }
        return []
    case .notSaved(let why):
        return say(&model, why, isWarning: true)
    case .saved(let what):
        return say(&model, what)
    case .boardIs(let readOnly):
        return boardIs(&model, readOnly)
    case .boardChanged(let arrangement, let past):
        let effects = follow(&model, arrangement, past)
        renewDeck(&model)
        return effects
    case .boards(let message):
        return apply(message, to: &model)
    case .transactions(let document):
        return applyTransactions(&model, document)
    case .portfolio(let portfolio):
        return apply(portfolio, to: &model)
    case .settingsChanged(let settings, let locale, let themes, let list, let isOurs):
        model.settingList = list
        let effects = reload(&model, settings, locale, themes)
        guard isOurs else { return effects + say(&model, .phrase(.settingsReloaded), about: .settings) }
        model.changeOptions { $0.typing = nil }
        return effects
    case .settingsUnreadable(let problems):
        let shown = model.notices.first
        model.notices.removeAll { $0.subject == .settings }
        // The notice that moves to the front gets its full time.
        let next = model.notices.first.flatMap { $0 == shown ? nil : expiry(of: $0) }
        return [next].compactMap(\.self)
            + problems.flatMap { say(&model, $0, isWarning: true, about: .settings) }
    case .settingRefused(let key, let why): return refuseSetting(&model, key, why)
    }
}
