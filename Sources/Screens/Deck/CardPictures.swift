internal import Board
internal import Market
internal import TUI

/// Pictures of the cards of a deck that lie on the screen: while they are moved, fly and slide, each is drawn once and put
/// where it is at the moment.
final class CardPictures {
    /// All that cards show, beside the setting that the whole album is for.
    private struct Ground: Hashable {
        let panel: Panel
        let now: Instant
        let arrangement: Arrangement
        let market: MarketData
        let figures: Figures
        let feeds: [FeedList: FeedStatus]
        let failures: [String: FeedFailure]
    }

    private struct Place: Hashable {
        let item: Item
        let isTop: Bool
        let size: Size
    }

    /// Cards that are kept: those in sight, and some that were.
    private static let most = 12

    private var ground: Ground?
    private var pictures: [Place: Frame] = [:]

    /// Drops all pictures if cards of `panel` may show anything else in `model` than they did.
    func turn(to panel: Panel, _ model: Model) {
        let ground = Ground(
            panel: panel, now: model.now, arrangement: model.arrangement, market: model.market,
            figures: model.figures, feeds: model.feeds, failures: model.stockFailures)
        guard self.ground != ground else { return }
        self.ground = ground
        pictures = [:]
    }

    /// Lets go of everything.
    func forget() {
        guard ground != nil else { return }
        ground = nil
        pictures = [:]
    }

    /// Puts the card of `item` onto `sprite`, out of what is kept or as `draw` makes it.
    func put(_ item: Item, isTop: Bool, into sprite: inout Frame, _ draw: (inout Frame) -> Void) {
        let place = Place(item: item, isTop: isTop, size: sprite.size)
        if let picture = pictures[place] {
            sprite = picture
            return
        }
        draw(&sprite)
        if pictures.count >= CardPictures.most { pictures = [:] }
        pictures[place] = sprite
    }
}
