internal import Arrangement
internal import Board
internal import TUI

/// The cards or rows of a panel in sight, and all that they are made of but the second.
struct CardsInSight: Equatable {
    /// The model at rest.
    let model: Shared<Model>
    let items: [Item]
    /// The cells of each.
    let sizes: [Size]
    /// The cells of one that says nothing of its own.
    let card: Size
    /// The columns of the panel.
    let width: Int

    init(_ items: [Item], _ sizes: [Size], in place: Layout.Place, _ model: Shared<Model>) {
        (self.model, self.items, self.sizes) = (model, items, sizes)
        (card, width) = (place.grid.card, place.rect.width)
    }
}
