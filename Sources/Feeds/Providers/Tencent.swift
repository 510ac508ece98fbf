import CivilTime
import Glibc
import Market

/// Stocks of Hong Kong, mainland China and the United States, many in a request:
/// `v_sh600519="1~贵州茅台~600519~1301.50~…";` in GBK, a stock a line. The previous close has no day, and on
/// mainland China lacks today's dividend, so leave it out, as `Twse` does.
struct Tencent: StockProvider {
    let kind = FeedID.tencent
    /// Its limits are not published.
    let manners = Manners(spacing: .seconds(2), floor: .seconds(15))
    private static let batch = 50

    /// `sh600519` of `600519.SS`, `sz000001` of `000001.SZ`, `hk00700` of `0700.HK`, `usBRK.B` of `BRK-B`.
    static func name(of symbol: Symbol) -> String? {
        if symbol.text == "^HSI" { return "hkHSI" }
        if let name = CNBC.name(of: symbol), Instrument(symbol: symbol) == .unknown { return "us" + name }
        let parts = symbol.text.uppercased().split(separator: ".")
        guard parts.count == 2, parts[0].utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        let code = parts[0]
        switch (parts[1], code.count) {
        case ("SS", 6): return "sh" + code
        case ("SZ", 6): return "sz" + code
        case ("HK", 1...5): return "hk" + String(repeating: "0", count: 5 - code.count) + code
        default: return nil
        }
    }

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return symbols.filter { Self.name(of: $0) != nil }.batches(of: Self.batch).compactMap { batch in
            base.below("/q=" + batch.compactMap(Self.name).joined(separator: ","))
                .map { Question(address: .web($0), symbols: batch) }
        }
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let text = GBKText.text(body)
        let lines = text.split(separator: ";").map { $0.drop { $0.isWhitespace } }.filter {
            $0.hasPrefix("v_")
        }
        guard !lines.isEmpty else {
            throw .malformed(.said(CleanText.line(text, limit: 60) ?? "it is empty"))
        }
        var decoded = Decoded<Quote>(figures: [])
        var wanted = Dictionary(symbols.map { (Self.name(of: $0)?.uppercased(), $0) }) { first, _ in first }
        for line in lines {
            let parts = line.dropFirst(2).split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 3, let name = parts.first, name.hasSuffix("=") else {
                decoded.dropped += 1
                continue
            }
            // An unknown symbol has an empty text.
            guard !parts[1].isEmpty, let symbol = wanted.removeValue(forKey: name.dropLast().uppercased())
            else {
                continue
            }
            let fields = parts[1].split(separator: "~", omittingEmptySubsequences: false).map(String.init)
            decoded.add(quote(of: symbol, fields))
        }
        return decoded
    }

    private func quote(of symbol: Symbol, _ fields: [String]) -> Quote? {
        guard fields.count > 34, let name = Self.name(of: symbol) else { return nil }
        let code = fields[2].uppercased()
        let asked = name.dropFirst(2).uppercased()
        guard code == asked || code.hasPrefix(asked + ".") else { return nil }
        let zone = Zone(Exchange.zone(of: symbol)) ?? .utc
        let time = Self.time(fields[30])?.instant(in: zone)
        // Before a day's first trade, and for a halted stock, the price is the last close with a new time.
        let isTraded = Double(decimal: fields[5])?.ifPositive != nil
        let price = isTraded && time != nil ? Double(decimal: fields[3])?.ifPositive : nil
        // American companies have Chinese names instead of their own.
        let isAmerican = name.hasPrefix("us")
        return Quote(
            symbol: symbol, name: isAmerican ? nil : CleanText.line(fields[1]),
            currency: fields.dropFirst(30).last(where: Self.currencies.contains), price: price,
            time: price == nil ? nil : time, zone: zone.name, source: kind)
    }

    /// Currencies, whose place among the fields differs by market.
    private static let currencies: Set<String> = ["CNY", "HKD", "USD"]

    /// `20260806104333`, `2026/08/06 10:43:33` and `2026-08-06 10:43:33`, by the clock of the exchange.
    private static func time(_ text: String) -> WallTime? {
        let digits = text.filter(\.isNumber)
        guard digits.count == 14, text.count <= 19 else { return nil }
        let time = digits.dropFirst(8)
        return WallTime(
            "\(digits.prefix(8)) \(time.prefix(2)):\(time.dropFirst(2).prefix(2)):\(time.suffix(2))")
    }
}

/// Text in GBK, the Chinese character set of older services.
enum GBKText {
    /// Invalid bytes become `�`. Plain UTF-8 of Chinese stays. The bytes of a character may be those of `~`
    /// or `|`: split a text only after this.
    static func text(_ bytes: [UInt8]) -> String {
        // Names of two characters in GBK may look like UTF-8 of Greek or Arabic letters, which no body has.
        if let text = String(validating: bytes, as: UTF8.self),
            text.unicodeScalars.allSatisfy({ $0.isASCII || $0.value >= 0x2000 })
        {
            return text
        }
        guard let converter = iconv_open("UTF-8", "GBK"), converter != iconv_t(bitPattern: -1) else {
            return String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        let converted = [CChar](unsafeUninitializedCapacity: bytes.count * 3 + 1) { output, count in
            let room = output.count
            var left = room
            var from: UnsafeMutablePointer<CChar>?
            var to = output.baseAddress
            input.withUnsafeMutableBufferPointer { input in
                from = input.baseAddress
                var rest = input.count
                while rest > 0, iconv(converter, &from, &rest, &to, &left) == -1, left >= 3 {
                    guard rest > 0 else { break }
                    for byte in "\u{FFFD}".utf8 {
                        to?.pointee = CChar(bitPattern: byte)
                        to = to?.advanced(by: 1)
                    }
                    from = from?.advanced(by: 1)
                    (rest, left) = (rest - 1, left - 3)
                }
            }
            count = room - left
        }
        return String(decoding: converted.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
