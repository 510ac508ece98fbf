package import Words

/// What a panel and what it holds are called.
package struct PanelWords: Hashable, Sendable {
    /// The panel's name, in its border.
    package var title: Saying
    /// Its name in the line at the top.
    package var tab: Saying
    /// What a deck of it goes through.
    package var things: Saying
    package var empty: Saying
    /// That a deck of what is on the board has no cards.
    package var noneOnBoard: Saying
    /// That a deck of what is not on the board has no cards.
    package var noOthers: Saying
    package var pickerTitle: Saying
    /// What its picker says where nothing is typed yet.
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
