/// 24-bit colours on a terminal whose description knows 256.
///
/// The library writes numbers of colours only, and nearly every description says 256, whatever the terminal can show.
/// So each colour in use borrows a number from 16 on, and `Rewriter` puts the colour in the number's place.
struct FullColours {
    private static let first = 16

    private var numbers: [UInt32: Int] = [:]
    private var colours: [UInt32] = []
    private(set) var isExhausted = false

    /// The number that stands for `colour`; nil when all are taken.
    mutating func number(for colour: UInt32) -> Int? {
        if let number = numbers[colour] { return number }
        guard colours.count < 256 - FullColours.first else {
            isExhausted = true
            return nil
        }
        let number = FullColours.first + colours.count
        numbers[colour] = number
        colours.append(colour)
        return number
    }

    /// The colour that `number` stands for.
    subscript(number: Int) -> UInt32? {
        colours.indices.contains(number - FullColours.first) ? colours[number - FullColours.first] : nil
    }
}
