package struct Cursor: Hashable, Sendable {
    package var index: Int
    package var top: Int

    package init(index: Int = 0, top: Int = 0) { (self.index, self.top) = (index, top) }
}

package struct Cursors: Hashable, Sendable {
    private var all: [Panel: Cursor] = [:]

    package subscript(panel: Panel) -> Cursor {
        get { all[panel] ?? Cursor() }
        // A cursor at the start counts as none, so that equal states compare equal.
        set { all[panel] = newValue == Cursor() ? nil : newValue }
    }
}
