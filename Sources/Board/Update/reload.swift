internal import Figures
internal import Words

extension Model {
    mutating func reload(_ settings: Settings, _ locale: UserLocale, _ themes: [String]) -> [Effect] {
        let (old, pace, language) = (self.settings, refresh, self.language)
        let alerts = alertSettings
        follow(settings, locale, themes)
        if self.language != language { figures.forgetNames() }
        figures.renew(arrangement, market, language: self.language)
        var effects: [Effect] = [.renewTheme, nextTick()]
        if settings.mouse != old.mouse { effects.append(.useMouse(settings.mouse)) }
        if refresh != pace { effects += [schedule(.rates), schedule(.stocks)] }
        if alertSettings != alerts, !isDemo { effects.append(.useAlerts(alertSettings)) }
        if settings.feeds != old.feeds, !isDemo {
            effects.append(.useFeeds(settings.feeds))
            // The former feeds answer no more.
            (feeds, stockFailures) = ([:], [:])
            if !isPaused { effects += askAll(freshness: 0) }
        }
        return effects
    }

    /// The settings that a collector needs to tell of alerts.
    var alertSettings: AlertSettings {
        AlertSettings(settings, words, locale: locale.identifier, arrangement)
    }
}
