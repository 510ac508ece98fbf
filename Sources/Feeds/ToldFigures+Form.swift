public import CivilTime
public import Market

// What was told goes from one run of the program to the next as JSON, which only this target reads and writes.

extension Uptime: Codable {
    /// Reads a number of seconds; anything beyond three thousand years is refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let moment = Uptime(seconds: try container.decode(Double.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time of this machine")
        }
        self = moment
    }

    /// Writes seconds, to the millisecond.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(seconds)
    }
}

extension Day: Codable {
    /// Reads the number of days since 1970-01-01.
    public init(from decoder: any Decoder) throws {
        self.init(number: try decoder.singleValueContainer().decode(Int.self))
    }

    /// Writes the number of days since 1970-01-01.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}
