extension Arrangement {
    /// The symbols of the stocks, in the order made by hand, each once.
    public var stocks: [String] { self[.stocks].map(\.text) }
}
