import Board
import Market
import Testing

@Suite struct TrustTests {
    private func hear(_ rates: Rate..., at time: Instant = friday) -> Message {
        .answered(.rates(rates), to: .rates, at: time)
    }

    @Test("A jump over tenfold is held back and said, and comes in when a second answer says the same")
    func jump() {
        let start = smallBoard().after(hear(rate("JPY", 150)))
        let jumped = start.after(hear(rate("JPY", 15_000)))
        #expect(jumped.figures.rates["JPY"]?.rate == 150)
        #expect(jumped.notice?.text.contains("JPY jumped more than tenfold") == true)
        #expect(jumped.after(hear(rate("JPY", 15_100))).figures.rates["JPY"]?.rate == 15_100)
        #expect(
            jumped.after(hear(rate("JPY", 151)), hear(rate("JPY", 15_000))).figures.rates["JPY"]?.rate == 151)
        #expect(
            start.after(hear(rate("JPY", 1500))).figures.rates["JPY"]?.rate == 1500,
            "tenfold is not over tenfold")
    }

    @Test("What is held back is not kept either, and the rest of the answer is")
    func keeping() {
        let start = smallBoard().after(hear(rate("JPY", 150), rate("TWD", 30)))
        let effects = start.effects(of: hear(rate("JPY", 1), rate("TWD", 31)))
        #expect(effects.contains(.keep(.rates([rate("TWD", 31)]), seenAt: friday)))
    }

    @Test("A price that jumps over tenfold is held back")
    func price() {
        let start = smallBoard().after(.answered(.quotes([quote("AAPL", 100)]), to: .quotes([]), at: friday))
        let jumped = start.after(.answered(.quotes([quote("AAPL", 1)]), to: .quotes([]), at: friday))
        #expect(jumped.figures.stocks["AAPL"]?.price == 100)
    }

    @Test("Two feeds that disagree by more than one per cent are both named; by less, or of other days, not")
    func rivals() {
        var other = rate("JPY", 153)
        other.source = "er-api"
        let start = smallBoard().after(hear(rate("JPY", 150)))
        #expect(start.after(hear(other)).figures.rates["JPY"]?.rival?.value == 150)
        #expect(start.after(hear(other)).figures.rates["JPY"]?.rival?.source == "test")
        other.perDollar = 151
        #expect(start.after(hear(other)).figures.rates["JPY"]?.rival == nil)
        other.perDollar = 153
        other.quotedAt = friday + 3 * 86_400
        #expect(start.after(hear(other)).figures.rates["JPY"]?.rival == nil)
    }
}
