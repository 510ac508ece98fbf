extension Arrangement {
    /// The codes of the rate cards, in order, each once.
    public var rates: [String] { self[.rates].map(\.text) }
}
