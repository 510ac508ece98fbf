package import Words

/// The words for a panel and its items.
package struct PanelWords: Hashable, Sendable {
    /// The panel's name, in its border.
    package var title: Saying
    /// Its name in the line at the top.
    package var tab: Saying
    /// The plural for the cards of its deck.
    package var things: Saying
    package var empty: Saying
    /// Says that a deck of the items on the board has no cards.
    package var noneOnBoard: Saying
    /// Says that a deck of the items not on the board has no cards.
    package var noOthers: Saying
    package var pickerTitle: Saying
    /// The picker's text before the user types.
    package var pickerHint: Saying

    package init(
        title: Saying, tab: Saying, things: Saying, empty: Saying, noneOnBoard: Saying, noOthers: Saying,
        pickerTitle: Saying, pickerHint: Saying
    ) {
        (self.title, self.tab, self.things, self.empty) = (title, tab, things, empty)
        (self.noneOnBoard, self.noOthers, self.pickerTitle) = (noneOnBoard, noOthers, pickerTitle)
        self.pickerHint = pickerHint
    }
}
