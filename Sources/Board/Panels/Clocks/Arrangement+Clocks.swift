extension Arrangement {
    /// The ids of the clocks, in order, each once.
    package var clocks: [String] { self[.clocks].map(\.text) }
}
