/// Puts characters together from bytes that come one at a time, possibly with a pause in the middle.
struct UTF8Assembler {
    private var value: UInt32 = 0
    private var missing = 0
    private var least: UInt32 = 0

    /// The code point that `byte` completes. Bytes that are not UTF-8 are dropped.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case 0..<0x80:
            missing = 0
            return Unicode.Scalar(byte)
        case 0x80..<0xC0:
            guard missing > 0 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
            missing -= 1
            // An overlong form is not UTF-8: "/" must not come in by a back door.
            return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
        case 0xC0..<0xE0: begin(byte & 0x1F, missing: 1, least: 0x80)
        case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, least: 0x800)
        case 0xF0..<0xF8: begin(byte & 0x07, missing: 3, least: 0x1_0000)
        default: missing = 0
        }
        return nil
    }

    private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
        value = UInt32(bits)
        (self.missing, self.least) = (missing, least)
    }
}
