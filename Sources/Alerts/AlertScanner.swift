internal import Money

extension TextScanner {
    func unexpected() -> AlertMistake {
        guard !isAtEnd else { return AlertMistake(.conditionMissing, at: place) }
        var word = self
        word.place = end { $0 != " " }
        return AlertMistake(.amount(.unexpected(word.text(from: place))), at: place)
    }

    /// Takes letters, digits and the signs of symbols.
    mutating func takeItem() -> String {
        takeRun { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_^=&".contains($0)) }
    }

    mutating func takeSide() -> AlertCondition.Side? {
        for (signs, side) in TextScanner.sides where take(signs) { return side }
        let start = place
        if let side = TextScanner.sideWords[takeWord()] { return side }
        place = start
        return nil
    }

    private static let sideWords: [String: AlertCondition.Side] = [
        "above": .above, "over": .above, "below": .below, "under": .below,
    ]
    private static let sides: [(String, AlertCondition.Side)] = [
        (">=", .above), ("=>", .above), (">", .above), ("≥", .above), ("≧", .above),
        ("<=", .below), ("=<", .below), ("<", .below), ("≤", .below), ("≦", .below),
    ]

    mutating func number() throws(AlertMistake) -> Double {
        guard isAtNumber else { throw AlertMistake(.amount(.numberMissing), at: place) }
        let start = place
        let plain: String
        do { plain = try takeNumber() } catch { throw AlertMistake(.amount(error.cause), at: start) }
        guard plain.count <= 15, let number = Double(plain) else {
            throw AlertMistake(.amount(.tooLarge), at: start)
        }
        return number
    }
}
