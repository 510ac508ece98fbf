import Board
import Figures
import Foundation
import Seeded
import Testing

@Suite("Rounding") struct RoundingTests {
    @Test("Figures are rounded as the C library rounds them")
    func againstTheLibrary() {
        var numbers = SeededGenerator.announced()
        for _ in 0..<100_000 {
            var price = pow(10, Double.random(in: 0..<12, using: &numbers))
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: price = (price * 1000).rounded() / 1000
            // Next to the middle between two figures, where the last bit decides.
            case 1: price = ((price * 100).rounded(.down) + 0.5) / 100
            case 2: price = price.rounded() + 0.995
            default: break
            }
            let expected = String(format: "%.2f", price)
            if FigureText().price(price) != expected { Issue.record("\(price)") }
            let change = String(format: "%.1f", price / 1000 * 100)
            if FigureText().change(price / 1000, places: 1) != "+\(change) %" { Issue.record("\(price) %") }
        }
    }
}
