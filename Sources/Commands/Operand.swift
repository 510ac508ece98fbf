/// A word that a command is about.
package struct Operand: Hashable, Sendable {
    /// The kind of word.
    package let argument: Argument
    /// Whether it may be left out.
    package let isOptional: Bool
    /// Whether there may be several.
    package let isRepeated: Bool

    static func one(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: false, isRepeated: false)
    }
    static func optional(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: true, isRepeated: false)
    }
    static func some(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: false, isRepeated: true)
    }
    static func any(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: true, isRepeated: true)
    }
}
