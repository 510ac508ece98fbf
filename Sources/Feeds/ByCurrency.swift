import Market

/// What a body holds by currency, in an object with the currencies' codes in its keys.
struct ByCurrency<Value: Decodable>: Decodable {
    /// The currencies' entries; nil for an unusable one. Other keys are not looked at.
    let entries: [CurrencyCode: Value?]

    /// - Parameter prefix: what stands before the code in a key.
    init(from decoder: any Decoder, prefix: String) throws {
        let container = try decoder.container(keyedBy: TextKey.self)
        var entries: [CurrencyCode: Value?] = [:]
        for key in container.allKeys where key.stringValue.hasPrefix(prefix) {
            guard let code = CurrencyCode(String(key.stringValue.dropFirst(prefix.count))), code != .usd
            else { continue }
            entries[code] = .some(container.lenient(key))
        }
        self.entries = entries
    }

    init(from decoder: any Decoder) throws { try self.init(from: decoder, prefix: "") }
}

/// A key of any text.
struct TextKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
