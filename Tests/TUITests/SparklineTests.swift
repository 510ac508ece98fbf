import TUI
import Testing

@Suite("Sparkline")
struct SparklineTests {
    @Test("As many values as columns stand one a column, from the lowest bar to the highest")
    func oneToOne() {
        #expect(Sparkline.text([1, 2, 3, 4, 5, 6, 7], width: 7) == "▁▂▃▄▅▆▇")
        #expect(Sparkline.text([8, 1], width: 2) == "▇▁")
    }

    @Test("Values that are all the same make a line at mid-height")
    func flat() {
        #expect(Sparkline.text([3, 3, 3], width: 4) == "▄▄▄▄")
    }

    @Test(
        "Fewer than two values, or no width, make nothing", arguments: [[], [1], [1, .nan], [.infinity, 2]])
    func tooFew(values: [Double]) {
        #expect(Sparkline.text(values, width: 6) == "")
        #expect(Sparkline.text([1, 2], width: 0) == "")
        #expect(Sparkline.text([1, 2], width: -3) == "")
    }

    @Test("Values that are not finite are left out")
    func notFinite() {
        #expect(Sparkline.text([.nan, 1, .infinity, 2, -.infinity], width: 2) == "▁▇")
    }

    @Test("The last value is always the last bar, however many values there are", arguments: 2...40)
    func lastIsLast(count: Int) {
        let values = Array(repeating: 1.0, count: count - 1) + [2]
        for width in 2...12 {
            let text = Sparkline.text(values, width: width)
            #expect(text.count == width)
            #expect(text.last == "▇" && text.first == "▁", "\(count) values in \(width) columns: \(text)")
        }
    }

    @Test("Few values are joined by straight lines")
    func stretched() {
        #expect(Sparkline.text([0, 6], width: 7) == "▁▂▃▄▅▆▇")
    }

    @Test("The largest and smallest numbers that there are do not trap")
    func extremes() {
        let most = Double.greatestFiniteMagnitude
        #expect(Sparkline.text([-most, 0, most], width: 3) == "▁▄▇")
        #expect(Sparkline.text([0, .leastNonzeroMagnitude], width: 2).count == 2)
    }
}
