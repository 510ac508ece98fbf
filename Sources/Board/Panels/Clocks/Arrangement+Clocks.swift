extension Arrangement {
    /// The ids of the clocks, in order, each once.
    public var clocks: [String] { self[.clocks].map(\.text) }
}
