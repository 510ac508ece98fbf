package import Words

package struct PanelWords: Hashable, Sendable {
    package var title: Saying
    package var tab: Saying
    /// Plural for the cards of its deck.
    package var things: Saying
    package var empty: Saying
    /// For an empty deck of items on the board.
    package var noneOnBoard: Saying
    /// For an empty deck of other items.
    package var noOthers: Saying
    package var pickerTitle: Saying
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
