import Money
import Seeded
import Testing

@Suite struct RationalTests {
    @Test func readsDecimals() {
        #expect(Rational(decimal: "1250.50")?.text(places: 2) == "1250.50")
        #expect(Rational(decimal: "-.5")?.text(places: 3) == "-0.500")
        #expect(Rational(decimal: "0.0000000001", places: 10)?.text(places: 10) == "0.0000000001")
        for text in ["", "-", ".", "1.2.3", "1,5", "1e5", "--1", "１", " 1", "+1"] {
            #expect(Rational(decimal: text) == nil, "\(text)")
        }
    }

    @Test func refusesMoreThanItIsToHold() {
        #expect(Rational(decimal: "0.00000000001", places: 10) == nil)
        #expect(Rational(decimal: String(repeating: "9", count: 38)) != nil)
        #expect(Rational(decimal: String(repeating: "9", count: 39)) == nil)
    }

    @Test func takesAFeedsFigureAsTheDecimalItWas() {
        #expect(Rational(149.23) == Rational(decimal: "149.23"))
        #expect(Rational(1e-7) == Rational(decimal: "0.0000001"))
        #expect(Rational(2.5e21)?.text(places: 0) == "2500000000000000000000")
        #expect(Rational(Double.nan) == nil)
        #expect(Rational(Double.infinity) == nil)
    }

    @Test(arguments: [
        ("0.5", "0"), ("1.5", "2"), ("2.5", "2"), ("-0.5", "0"), ("-1.5", "-2"), ("-2.51", "-3"),
    ])
    func roundsAHalfToTheEvenNeighbour(text: String, rounded: String) {
        #expect(Rational(decimal: text)?.text(places: 0) == rounded)
    }

    @Test func losesNothingByAThird() {
        let third = Rational(1) / 3
        #expect(third + third + third == 1)
        #expect(third.text(places: 10) == "0.3333333333")
        #expect(third.shortText(places: 4) == "0.3333")
        #expect(Rational(decimal: "2.500")?.shortText(places: 4) == "2.5")
        #expect(Rational(10).shortText(places: 4) == "10")
        #expect(Rational(10).shortText(places: 0) == "10")
    }

    @Test func obeysTheLawsOfFractions() {
        var random = SeededGenerator.announced()
        for _ in 0..<1000 {
            let (a, b, c) = (random.fraction(), random.fraction(), random.fraction())
            #expect((a + b) * c == a * c + b * c)
            #expect(a - b == -(b - a))
            if b.sign != 0 { #expect(a / b * b == a) }
            #expect((a < b) == ((a - b).sign < 0))
            #expect((a.rounded(places: 3) - a).magnitude <= Rational(1) / 2000)
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func fraction() -> Rational {
        Rational(Int.random(in: -1_000_000...1_000_000, using: &self))
            / Rational(Int.random(in: 1...9999, using: &self))
    }
}
