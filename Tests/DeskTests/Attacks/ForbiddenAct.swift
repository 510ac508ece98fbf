struct ForbiddenAct: Hashable, Sendable, CustomStringConvertible {
    enum Person: String, CaseIterable {
        case member = "ann"
        case collector, reader, stranger
    }

    enum Refusal: Hashable {
        case states(Set<String>)
        case noRows
    }

    let description: String
    let sql: String
    let people: [Person]
    let refusal: Refusal

    /// For a missing right.
    init(
        _ description: String, _ sql: String, by people: [Person] = Person.allCases,
        states: Set<String> = ["42501"]
    ) {
        (self.description, self.sql, self.people, refusal) = (description, sql, people, .states(states))
    }

    init(noRows description: String, _ sql: String, by people: [Person]) {
        (self.description, self.sql, self.people, refusal) = (description, sql, people, .noRows)
    }
}
