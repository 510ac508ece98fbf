/// A list whose unusable elements are nil.
///
/// A list longer than any feed sends is refused: each unusable element takes the decoder microseconds, and
/// millions of them fit into a body.
struct LenientList<Value: Decodable>: Decodable {
    let values: [Value?]

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [Value?] = []
        while !container.isAtEnd {
            if values.count == 20_000 {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "too many elements")
            }
            if let value = try? container.decode(Value.self) {
                values.append(value)
            } else {
                // What was no value is passed over as one of any shape.
                _ = try container.decode(Lenient<Value>.self)
                values.append(nil)
            }
        }
        self.values = values
    }
}
