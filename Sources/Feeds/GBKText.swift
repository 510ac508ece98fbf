import Glibc

/// Text in GBK, the Chinese character set of older services.
enum GBKText {
    /// The text of `bytes`, of which no part is shown as it was: what is none becomes `�`. Plain UTF-8 of Chinese stays.
    ///
    /// The bytes of a character may be those of `~` or `|`, so that a text is to be taken apart only after this.
    static func text(_ bytes: [UInt8]) -> String {
        // Names of two characters in GBK may look like UTF-8 of Greek or Arabic letters, which no body has.
        if let text = String(validating: bytes, as: UTF8.self),
            text.unicodeScalars.allSatisfy({ $0.isASCII || $0.value >= 0x2000 })
        {
            return text
        }
        guard let converter = iconv_open("UTF-8", "GBK"), converter != iconv_t(bitPattern: -1) else {
            return String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        let converted = [CChar](unsafeUninitializedCapacity: bytes.count * 3 + 1) { output, count in
            let room = output.count
            var left = room
            var from: UnsafeMutablePointer<CChar>?
            var to = output.baseAddress
            input.withUnsafeMutableBufferPointer { input in
                from = input.baseAddress
                var rest = input.count
                while rest > 0, iconv(converter, &from, &rest, &to, &left) == -1, left >= 3 {
                    // A byte that begins no character; three bytes of room are there for each.
                    guard rest > 0 else { break }
                    for byte in "\u{FFFD}".utf8 {
                        to?.pointee = CChar(bitPattern: byte)
                        to = to?.advanced(by: 1)
                    }
                    from = from?.advanced(by: 1)
                    (rest, left) = (rest - 1, left - 3)
                }
            }
            count = room - left
        }
        return String(decoding: converted.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
