/// An act that is forbidden to some or all on a team server.
struct ForbiddenAct: Hashable, Sendable, CustomStringConvertible {
    /// A person who tries.
    enum Person: String, CaseIterable {
        case member = "ann"
        case collector, reader, stranger
    }

    /// The database's answer.
    enum Refusal: Hashable {
        /// An error with one of these states.
        case states(Set<String>)
        /// No row is shown or changed.
        case noRows
    }

    let description: String
    let sql: String
    let people: [Person]
    let refusal: Refusal

    /// An act refused for a missing right.
    init(
        _ description: String, _ sql: String, by people: [Person] = Person.allCases,
        states: Set<String> = ["42501"]
    ) {
        (self.description, self.sql, self.people, refusal) = (description, sql, people, .states(states))
    }

    /// An act that affects no rows.
    init(noRows description: String, _ sql: String, by people: [Person]) {
        (self.description, self.sql, self.people, refusal) = (description, sql, people, .noRows)
    }
}
