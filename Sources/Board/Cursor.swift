/// The selected place of a panel, and how far the panel is scrolled.
public struct Cursor: Hashable, Sendable {
    /// The selected item's place in the order shown.
    public var index: Int
    /// The first row shown.
    public var top: Int

    /// Makes a cursor.
    public init(index: Int = 0, top: Int = 0) {
        self.index = index
        self.top = top
    }
}

/// The cursor of each panel.
public struct Cursors: Hashable, Sendable {
    private var rates = Cursor()
    private var clocks = Cursor()
    private var stocks = Cursor()

    /// That of one panel.
    public subscript(panel: Panel) -> Cursor {
        get {
            switch panel {
            case .rates: rates
            case .clocks: clocks
            case .stocks: stocks
            }
        }
        set {
            switch panel {
            case .rates: rates = newValue
            case .clocks: clocks = newValue
            case .stocks: stocks = newValue
            }
        }
    }
}
