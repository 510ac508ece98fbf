private import FoundationEssentials

/// Values as lines of JSON.
public enum Wire {
    /// `value` as one line with its line break; nil for what JSON cannot hold, such as an infinite number.
    public static func line(_ value: some Encodable) -> [UInt8]? {
        guard let data = try? JSONEncoder().encode(value) else { return nil }
        return Array(data) + [UInt8(ascii: "\n")]
    }

    /// The value in a line; nil if it holds none of that kind.
    public static func value<Value: Decodable>(_ type: Value.Type, in line: some Sequence<UInt8>) -> Value? {
        try? JSONDecoder().decode(type, from: Data(line))
    }
}
