/// ISO 6166: two letters, nine letters or digits, and a check digit.
package struct ISIN: Identity {
    package let text: String

    package init?(_ text: String) {
        let bytes = text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }
        guard bytes.count == 12, bytes.prefix(2).allSatisfy({ $0 >= 65 }),
            bytes.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }),
            (48...57).contains(bytes[11])
        else { return nil }
        // Letters count 10 to 35; every second digit from the right is doubled, its own digits added.
        var digits: [UInt8] = []
        for byte in bytes {
            let number = byte >= 65 ? byte - 55 : byte - 48
            digits += number >= 10 ? [number / 10, number % 10] : [number]
        }
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let doubled = Int(digit) * (place % 2 == 0 ? 1 : 2)
            sum += doubled / 10 + doubled % 10
        }
        guard sum % 10 == 0 else { return nil }
        self.text = String(decoding: bytes, as: UTF8.self)
    }
}
