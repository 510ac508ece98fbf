package import Board
package import Words

/// For a board that only shows: requests and reads figures, and does nothing else.
@MainActor
package final class KioskEffects: EffectRunner {
    private let effects: any EffectRunner

    package init(_ effects: any EffectRunner) { self.effects = effects }

    package func run(_ effect: Effect) {
        switch effect {
        case .ask, .readBars, .readKinds, .readRates, .readPast, .recall, .digest, .makePortfolio, .useFeeds:
            effects.run(effect)
        case .save, .savePast, .boards, .editShared, .toldShared, .saveTransactions, .editEvents, .readAlerts,
            .editAlerts, .countAlerts, .claimAlerts, .tell, .schedule, .useAlerts, .setSetting, .noteUse,
            .useMouse, .copy, .renewTheme, .redraw, .suspend, .quit:
            break
        }
    }

    package func fulfil(_ wish: BoardWish) -> [Message] { [] }
    package func finish() -> Saying? { nil }
}
