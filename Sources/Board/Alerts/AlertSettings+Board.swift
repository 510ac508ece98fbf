package import Arrangement
internal import Figures
package import Words

extension AlertSettings {
    package init(
        _ settings: Settings, _ words: Words, locale: String, _ board: Arrangement,
        transactions path: String = ""
    ) {
        self.init()
        (tellsDesktop, isSilent) = (settings.notify.usesDesktop, settings.notify == .off)
        quietHours = settings.quietHours
        (language, self.locale) = (words.language, locale)
        (home, costMethod) = (settings.rowsHome ?? settings.home ?? board.base, settings.costMethod)
        hidesAmounts = board.hidesAmounts
        transactions = path
        receivers = settings.alertReceivers
    }
}
