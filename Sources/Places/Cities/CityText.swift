private import Folding

enum CityText {
    /// `text` without case, accents, apostrophes and dots, other signs as single blanks: `São Paulo` and
    /// `SAO_PAULO` are both `sao paulo`. The script that writes the table of cities follows the same rules.
    static func folded(_ text: String) -> String {
        let lower = Folding.fold(translated(text), to: .bare).lowercased()
        return translated(Folding.fold(lower, to: .composed)).split { $0.isWhitespace }.joined(separator: " ")
    }

    private static func translated(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "ø", "Ø": result += "o"
            case "ł", "Ł": result += "l"
            case "đ", "Đ", "ð", "Ð": result += "d"
            case "þ", "Þ": result += "th"
            case "ß": result += "ss"
            case "æ", "Æ": result += "ae"
            case "œ", "Œ": result += "oe"
            case "ı": result += "i"
            case "ə", "Ə": result += "e"
            case "'", "’", "‘", "ʻ", "ʼ", "`", "´", "·", ".": break
            case "_", "-", "‐", "–", "/", ",", "(", ")", "=", "・": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
