/// The modes that bytes leave on, and any sequence that the program has no reason to send.
struct TerminalMarks {
    /// Private modes by number, and the keypad's as `keypad`.
    private(set) var modes: [String: Bool] = [:]
    private(set) var strange: [String] = []

    private enum State { case text, escape, charset, control, string, request, picture }
    private var state = State.text
    private var sequence: [UInt8] = []
    private var character: [UInt8] = []

    init(_ bytes: some Collection<UInt8>) {
        for byte in bytes { take(byte) }
    }

    var left: [String: Bool] {
        modes.filter { name, isOn in isOn != (name == "25" || name == "7") }
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .text: takeText(byte)
        case .escape:
            switch byte {
            case UInt8(ascii: "["): (state, sequence) = (.control, [])
            case UInt8(ascii: "]"): (state, sequence) = (.string, [])
            case UInt8(ascii: "P"): (state, sequence) = (.request, [])
            case UInt8(ascii: "_"): (state, sequence) = (.picture, [])
            case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
            case UInt8(ascii: "="), UInt8(ascii: ">"):
                modes["keypad"] = byte == UInt8(ascii: "=")
                state = .text
            case UInt8(ascii: "7"), UInt8(ascii: "8"), UInt8(ascii: "M"): state = .text
            default:
                strange.append("ESC \(byte)")
                state = .text
            }
        case .charset: state = .text
        case .control:
            sequence.append(byte)
            if (0x40..<0x7F).contains(byte) {
                takeControl()
                state = .text
            } else if byte < 0x20 {
                strange.append("CSI \(sequence)")
                state = byte == 27 ? .escape : .text
            }
        case .request:
            sequence.append(byte)
            guard byte == 0x9C || sequence.suffix(2) == Array("\u{1B}\\".utf8) else { return }
            // The only query of this form: the current colours.
            if sequence != Array("$qm\u{1B}\\".utf8) {
                strange.append("DCS \(String(decoding: sequence, as: UTF8.self))")
            }
            state = .text
        case .picture:
            sequence.append(byte)
            guard byte == 0x9C || sequence.suffix(2) == Array("\u{1B}\\".utf8) else { return }
            // The only query of this form: support for pictures.
            if sequence != Array("Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8) {
                strange.append("APC \(String(decoding: sequence, as: UTF8.self))")
            }
            state = .text
        case .string:
            sequence.append(byte)
            guard byte == 7 || byte == 27 || byte == 0x9C else { return }
            // The only query of this form.
            if sequence != Array("11;?\u{07}".utf8) {
                strange.append("OSC \(String(decoding: sequence, as: UTF8.self))")
            }
            state = byte == 27 ? .escape : .text
        }
    }

    private mutating func takeControl() {
        let text = String(decoding: sequence, as: UTF8.self)
        if text.hasPrefix("?"), let last = text.last, last == "h" || last == "l" {
            for number in text.dropFirst().dropLast().split(separator: ";") {
                modes[String(number)] = last == "h"
            }
            return
        }
        let isKnown =
            text == "?2026$p" || text == "c" || text == "22;0;0t" || text == "23;0;0t" || text == "!p"
            || text.last.map { "ABCDGHIJKLMPSTXZ@bdmrhl".contains($0) } == true
        if !isKnown { strange.append("CSI \(text)") }
    }

    private mutating func takeText(_ byte: UInt8) {
        if byte < 0x80, !character.isEmpty {
            strange.append("invalid UTF-8 \(character)")
            character = []
        }
        switch byte {
        case 27: state = .escape
        case 8, 9, 10, 13, 14, 15: break
        case 0..<32, 127: strange.append("control \(byte)")
        case 32..<127: break
        default: takeCharacter(byte)
        }
    }

    private mutating func takeCharacter(_ byte: UInt8) {
        character.append(byte)
        let length = character[0] >= 0xF0 ? 4 : character[0] >= 0xE0 ? 3 : 2
        guard character.count >= length || character[0] < 0xC2 else { return }
        defer { character = [] }
        guard let text = String(validating: character, as: UTF8.self), let scalar = text.unicodeScalars.first
        else {
            strange.append("invalid UTF-8 \(character)")
            return
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
            strange.append("U+\(String(scalar.value, radix: 16))")
        default: break
        }
    }
}
