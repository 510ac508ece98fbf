package enum CleanText {
    /// Removes control characters, introducers of escape sequences, direction marks and overrides, and
    /// invisible format characters, which could steer a terminal or mislead the eye. Joins runs of spaces.
    /// Nil if nothing is left.
    package static func line(_ text: String, limit: Int = 80) -> String? {
        if isClean(text, limit) { return text }
        var clean = ""
        var count = 0
        var pendingBlank = false
        var skipping = EscapeScanner()
        for scalar in text.unicodeScalars {
            if skipping.swallows(scalar) { continue }
            if scalar.properties.isWhitespace {
                pendingBlank = !clean.isEmpty
                continue
            }
            guard isHarmless(scalar) else { continue }
            if count + (pendingBlank ? 1 : 0) >= limit { break }
            if pendingBlank {
                clean.unicodeScalars.append(" ")
                count += 1
                pendingBlank = false
            }
            clean.unicodeScalars.append(scalar)
            count += 1
        }
        return clean.isEmpty ? nil : clean
    }

    /// True for clean text, as nearly every text is. Needs no Unicode tables.
    private static func isClean(_ text: String, _ limit: Int) -> Bool {
        var before = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte), byte != 0x20 || before != 0x20 else { return false }
            before = byte
        }
        return before != 0x20 && text.utf8.count <= limit
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            false
        default:
            true
        }
    }
}

/// Recognises escape sequences, to leave no rest such as `[31m`.
private struct EscapeScanner {
    private enum State { case text, escape, control, string, stringEscape }
    private var state = State.text

    /// True for parts of escape sequences by ECMA-48: ESC, CSI, and OSC, DCS and their kin.
    mutating func swallows(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        switch state {
        case .text:
            switch value {
            case 0x1B: state = .escape
            case 0x9B: state = .control
            case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
            default: return false
            }
        case .escape:
            switch scalar {
            case "[": state = .control
            case "]", "P", "X", "^", "_": state = .string
            default: state = (0x20...0x2F).contains(value) ? .escape : .text
            }
        case .control:
            // Parameters end with a final byte; anything else means that it was no sequence.
            if (0x40...0x7E).contains(value) {
                state = .text
            } else if !(0x20...0x3F).contains(value) {
                state = .text
                return false
            }
        case .string:
            if value == 0x07 || value == 0x9C { state = .text }
            if value == 0x1B { state = .stringEscape }
        case .stringEscape:
            state = value == 0x5C ? .text : .string
        }
        return true
    }
}
