package import Words

extension String {
    /// Names of the phrase that `values` leaves out match anything. Blanks do not count: a terminal drops
    /// those at the end of a row.
    package func says(
        _ phrase: Phrase, _ values: [String: String] = [:], in words: Words = .english
    ) -> Bool {
        let text = replacing(" ", with: "")
        return words[phrase].split(separator: " | ").contains { form in
            var rest = text[...]
            for piece in String(form).pieces(without: values) {
                guard let place = rest.firstRange(of: piece) else { return false }
                rest = rest[place.upperBound...]
            }
            return true
        }
    }

    private func pieces(without values: [String: String]) -> [String] {
        let filled = values.reduce(self) { $0.replacing("{\($1.key)}", with: $1.value) }
        return filled.replacing(" ", with: "").split(separator: /\{[^}]*\}/).map(String.init)
    }
}

extension TerminalScreen {
    package func says(
        _ phrase: Phrase, _ values: [String: String] = [:], in words: Words = .english
    ) -> Bool {
        rows.contains { $0.says(phrase, values, in: words) }
    }

    /// The text may continue in the next row.
    package func saysWrapped(_ phrase: Phrase, _ values: [String: String] = [:]) -> Bool {
        rows.joined().says(phrase, values)
    }
}

extension PseudoTerminal {
    @discardableResult
    package func wait(
        for phrase: Phrase, _ values: [String: String] = [:], timeout: Duration = .seconds(180)
    ) throws -> TerminalScreen {
        try waitUntil(timeout: timeout) { $0.says(phrase, values) }
    }
}
