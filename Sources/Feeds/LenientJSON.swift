import CivilTime
import Foundation
import Market

/// A value where it has the right shape, nil where it has not: one bad field does not spoil its neighbours.
struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? decoder.singleValueContainer().decode(Value.self)
    }
}

extension KeyedDecodingContainer {
    /// The value under `key`; nil if it is missing, null or of another shape.
    func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        (try? decodeIfPresent(Value.self, forKey: key)) ?? nil
    }

    /// A number above 0 under `key`.
    func positive(_ key: Key) -> Double? { lenient(key, as: Double.self)?.ifPositive }

    /// A moment in epoch seconds under `key`.
    func instant(_ key: Key) -> Instant? { lenient(key, as: Double.self).flatMap { Instant(epoch: $0) } }

    /// A cleaned text under `key`.
    func line(_ key: Key, limit: Int = 80) -> String? {
        lenient(key, as: String.self).flatMap { CleanText.line($0, limit: limit) }
    }
}

extension Double {
    /// The number if it is finite and above 0, as every rate is and nearly every price.
    var ifPositive: Double? { isFinite && self > 0 ? self : nil }
    /// The number if it is finite and not 0, which feeds send in place of an error.
    var ifPrice: Double? { isFinite && self != 0 ? self : nil }
}

extension Instant {
    /// The moment of a feed's epoch seconds; nil for no number and for years that no market has seen.
    init?(epoch: Double) {
        // 1800 to 2200: charts go back before 1970, and a bound this far inside Int lets others add to it.
        guard (-5_364_662_400...7_258_118_400).contains(epoch) else { return nil }
        self.init(Int(epoch.rounded(.down)))
    }
}

/// Decodes a whole body.
///
/// - Throws: `.malformed` if it is no JSON or not of the outermost shape.
func decodeBody<Body: Decodable>(_ type: Body.Type, from data: Data) throws(FeedFailure.Cause) -> Body {
    do {
        return try JSONDecoder().decode(type, from: data)
    } catch {
        throw .malformed(.said(data.complaint))
    }
}

extension Data {
    /// What is wrong with a body that is not the expected JSON, for a person.
    fileprivate var complaint: String {
        let start = first { !" \t\r\n".utf8.contains($0) }
        switch start {
        case nil: return "it is empty"
        case UInt8(ascii: "<"): return "a web page instead of figures"
        case UInt8(ascii: "{"), UInt8(ascii: "["): return "its JSON is broken or of another shape"
        default: return "no JSON: \(String(decoding: prefix(80), as: UTF8.self))"
        }
    }
}
