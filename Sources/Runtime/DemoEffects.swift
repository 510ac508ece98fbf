public import Board
private import CivilTime
private import Market
public import Words

/// A world for trying things out: the sample moves like a market, and nothing is saved.
@MainActor
public final class DemoEffects: EffectRunner {
    private let mailbox: Mailbox
    private var market: DemoMarket

    /// Makes a market whose figures go to `mailbox`.
    public init(_ mailbox: Mailbox, _ market: DemoMarket) {
        (self.mailbox, self.market) = (mailbox, market)
    }

    /// Begins `effect`.
    public func run(_ effect: Effect) {
        guard case .ask(let subject) = effect else { return }
        let now = WallClock.now
        let news = market.step(at: now)
        let answer: FeedAnswer =
            switch subject {
            case .rates: .rates(news.rates)
            case .quotes: .quotes(news.quotes)
            case .search(let text): .found([], for: text)
            case .pastRates:
                .pastRates(
                    DemoMarket.rateCloses(before: Zone.utc.local(now).day), source: .sample)
            }
        mailbox.put(.figures(.answered(answer, to: subject, at: now)))
        mailbox.put(.figures(.finished(subject)))
    }

    /// Nothing is saved, so nothing can be lost.
    public func finish() -> Saying? { nil }
}
