internal import Figures
internal import Words

func reload(
    _ model: inout Model, _ settings: Settings, _ locale: UserLocale, _ themes: [String]
) -> [Effect] {
    let (old, pace, language) = (model.settings, model.refresh, model.language)
    let alerts = model.alertSettings
    model.follow(settings, locale, themes)
    if model.language != language { model.figures.forgetNames() }
    model.figures.renew(model.arrangement, model.market, language: model.language)
    var effects: [Effect] = [.renewTheme, nextTick(model)]
    if settings.mouse != old.mouse { effects.append(.useMouse(settings.mouse)) }
    if model.refresh != pace { effects += [schedule(.rates, model), schedule(.stocks, model)] }
    if model.alertSettings != alerts, !model.isDemo { effects.append(.useAlerts(model.alertSettings)) }
    if settings.feeds != old.feeds, !model.isDemo {
        effects.append(.useFeeds(settings.feeds))
        // The former feeds answer no more.
        (model.feeds, model.stockFailures) = ([:], [:])
        if !model.isPaused { effects += askAll(&model, freshness: 0) }
    }
    return effects
}

extension Model {
    /// The settings that a collector needs to tell of alerts.
    var alertSettings: AlertSettings {
        AlertSettings(settings, words, locale: locale.identifier, arrangement)
    }
}
