import Market
import Testing

@Suite struct ISINTests {
    @Test(
        "An ISIN has a check digit by ISO 6166",
        arguments: [
            ("US0378331005", true), ("DE0007164600", true), ("TW0002330008", true), ("JP3633400001", true),
            ("IE00B4L5Y983", true), ("ie00b4l5y983", true), ("GB0002634946", true), ("AU0000XVGZA3", true),
            ("US0378331006", false), ("US037833100", false), ("US03783310055", false),
            ("0378331005US", false),
            ("US037833100A", false), ("NLFLATEXACNT", false), ("", false), ("US 378331005", false),
        ])
    func checkDigit(text: String, isRight: Bool) {
        #expect((ISIN(text) != nil) == isRight)
        #expect(ISIN(text)?.text == (isRight ? text.uppercased() : nil))
    }

    @Test("A changed digit is noticed") func changed() {
        for place in 2..<12 {
            var text = Array("US0378331005")
            text[place] = text[place] == "9" ? "8" : Character("\((text[place].wholeNumberValue ?? 0) + 1)")
            #expect(ISIN(String(text)) == nil, "\(String(text))")
        }
    }
}
