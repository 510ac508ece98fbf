internal import Figures
package import Market

extension FeedSubject {
    /// The question as stores and desks have it: its name and its items in one text.
    package var asked: (name: String, about: String) { (name, itemText) }
}

extension FigureChanges.Failure.Subject {
    /// The subject of a failure that another collector told, by the words of stores and desks; nil where they are none.
    package init?(told subject: String, of item: String, _ kinds: [FigureKind]) {
        self.init(subject, item, kinds)
    }
}
