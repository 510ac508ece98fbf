import CivilTime
import Literals
import Market
import Testing

@testable import Feeds

struct TencentTests {
    private func line(
        _ name: String, code: String, title: String = "x", price: String = "75.5", open: String = "74",
        time: String, currency: String
    ) -> String {
        var fields = Array(repeating: "", count: 88)
        (fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]) = (
            "1", title, code, price, "70", open
        )
        (fields[30], fields[75]) = (time, currency)
        return "v_\(name)=\"\(fields.joined(separator: "~"))\";\n"
    }

    private func quotes(_ text: String, of symbols: [Symbol]) throws -> Decoded<Quote> {
        try Tencent().quotes(of: symbols, in: Array(text.utf8))
    }

    @Test(
        "Symbols have other names there, or none",
        arguments: [
            ("600519.SS", "sh600519"), ("000001.SZ", "sz000001"), ("0700.HK", "hk00700"),
            ("9988.HK", "hk09988"),
            ("80700.HK", "hk80700"), ("AAPL", "usAAPL"), ("BRK-B", "usBRK.B"), ("^HSI", "hkHSI"),
            ("^GSPC", nil),
            ("2330.TW", nil), ("BTC-USD", nil), ("600519.SZ.SS", nil), ("60051.SS", nil), ("CL=F", nil),
        ] as [(Symbol, String?)])
    func names(symbol: Symbol, name: String?) { #expect(Tencent.name(of: symbol) == name) }

    @Test("Many are asked for in one request") func questions() throws {
        let home = FeedAddress.web(try #require(WebAddress("https://qt.gtimg.cn")))
        #expect(
            Tencent().questions(about: ["600519.SS", "2330.TW", "0700.HK"], to: home).map(\.address.text)
                == ["https://qt.gtimg.cn/q=sh600519,hk00700"])
    }

    @Test("Each market has its clock, its way to write a time, and its currency")
    func markets() throws {
        let body =
            line("hk00700", code: "00700", title: "腾讯控股", time: "2026/11/20 16:08:19", currency: "HKD")
            + line("usBRK.B", code: "BRK.B.N", title: "伯克希尔", time: "2026-11-20 16:00:01", currency: "USD")
            + line("sz000001", code: "000001", title: "平安银行", time: "20261120160819", currency: "CNY")
        let decoded = try quotes(body, of: ["BRK-B", "0700.HK", "000001.SZ"])
        #expect(decoded.dropped == 0)
        // datetime(2026, 11, 20, 16, 8, 19, tzinfo=+08:00), datetime(2026, 11, 20, 16, 0, 1, tzinfo=-05:00)
        #expect(
            decoded.figures == [
                Quote(
                    symbol: "0700.HK", name: "腾讯控股", currency: "HKD", price: 75.5,
                    time: Instant(1_795_162_099), zone: "Asia/Hong_Kong", source: "tencent"),
                Quote(
                    symbol: "BRK-B", currency: "USD", price: 75.5, time: Instant(1_795_208_401),
                    zone: "America/New_York", source: "tencent"),
                Quote(
                    symbol: "000001.SZ", name: "平安银行", currency: "CNY", price: 75.5,
                    time: Instant(1_795_162_099), zone: "Asia/Shanghai", source: "tencent"),
            ])
    }

    @Test("A stock without a trade today has no price: it would be the last close with a new time")
    func halted() throws {
        let body = line(
            "sh600519", code: "600519", open: "0.00", time: "20261120093000", currency: "CNY")
        let quote = try #require(try quotes(body, of: ["600519.SS"]).figures.first)
        #expect((quote.price, quote.time, quote.currency) == (nil, nil, "CNY"))
    }

    @Test("Names are in GBK, whose characters may end in the byte of a tilde")
    func gbk() throws {
        // "亊腾讯".encode("gbk"), of which the first is 81 7E.
        let name: [UInt8] = [0x81, 0x7E, 0xCC, 0xDA, 0xD1, 0xB6]
        let mark = Array("NAME".utf8)
        var body = Array(
            line("hk00700", code: "00700", title: "NAME", time: "2026/11/20 16:08:19", currency: "HKD").utf8)
        body.replace(mark, with: name)
        let quote = try #require(try Tencent().quotes(of: ["0700.HK"], in: body).figures.first)
        #expect(quote.localName == "亊腾讯")
        #expect(quote.price == 75.5)
        // "苹果".encode("gbk") and bytes that are none.
        #expect(GBKText.text([0xC6, 0xBB, 0xB9, 0xFB]) == "苹果")
        #expect(GBKText.text([0x41, 0xFF, 0xFF, 0x42, 0x81]).filter { "AB".contains($0) } == "AB")
        // Two letters of UTF-8 by their bytes, "卤".encode("gbk") by their sense.
        #expect(GBKText.text([0xC2, 0xB1]) == "卤")
    }

    @Test(
        "What is no line, or of another stock, is not used",
        arguments: [
            (#"v_sh600519="";"#, 0), (#"v_pv_none_match="1";"#, 0), (#"v_sh600519="1~x~600519~5";"#, 1),
            (#"v_sh600519="1~x~600519"#, 1), (#"v_sh600519"#, 1),
        ])
    func hostile(text: String, dropped: Int) throws {
        #expect(try quotes(text, of: ["600519.SS"]) == Decoded(figures: [], dropped: dropped))
    }

    @Test("A line under one name about another stock is dropped, and a body without lines is none")
    func strange() throws {
        let other = line("sh600519", code: "600520", time: "20261120093000", currency: "CNY")
        #expect(try quotes(other, of: ["600519.SS"]) == Decoded(figures: [], dropped: 1))
        #expect(throws: FeedFailure.Cause.malformed("<html>no")) { try quotes("<html>no", of: ["600519.SS"]) }
    }

    @Test(
        "The recorded body has the figures that Python reads", .enabled(if: Recordings.folder != nil))
    func recorded() throws {
        // open(…).read().split("~"): fields 1, 3 and 30 at +08:00.
        let decoded = try Tencent().quotes(
            of: ["600519.SS"], in: ByHand.recorded("tencent", "tencent-qt-sh600519"))
        #expect(
            decoded.figures == [
                Quote(
                    symbol: "600519.SS", name: "贵州茅台", currency: "CNY", price: 1301.5,
                    time: Instant(1_785_984_213), zone: "Asia/Shanghai", source: "tencent")
            ])
    }
}
