/// A line of figures as bytes: each an IEEE 754 double, its lowest byte first.
enum Line {
    /// The bytes of `values`; what is not finite is left out.
    static func bytes(_ values: [Double]) -> [UInt8] {
        values.filter(\.isFinite).flatMap { value in
            withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
        }
    }

    /// The values of `bytes`; a rest that is no whole value, and what is not finite, is left out.
    static func values(_ bytes: [UInt8]) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(bytes.count / 8)
        bytes.withUnsafeBytes { buffer in
            for offset in stride(from: 0, through: buffer.count - 8, by: 8) {
                let bits = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                let value = Double(bitPattern: UInt64(littleEndian: bits))
                if value.isFinite { values.append(value) }
            }
        }
        return values
    }
}
