extension Arrangement {
    /// The codes of the rate cards, in order, each once.
    package var rates: [String] { self[.rates].map(\.text) }
}
