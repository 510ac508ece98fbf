internal import Market

extension FeedReport {
    static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        switch try reader.kind() {
        case 0: return .answer(try reader.integer(), try FeedAnswer.read(&reader))
        case 1: return .finished(try reader.integer())
        case 2: return .noted(try FeedRecord.read(&reader))
        case 3: return .record(try FeedRecord.read(&reader))
        case 4: return .alive
        case 5: return .claim(try reader.text())
        case 6: return .release(try reader.text())
        default: throw WireReader.Nonsense()
        }
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .answer(let number, let answer):
            writer.kind(0)
            writer.integer(number)
            answer.write(to: &writer)
        case .finished(let number):
            writer.kind(1)
            writer.integer(number)
        case .noted(let record):
            writer.kind(2)
            record.write(to: &writer)
        case .record(let record):
            writer.kind(3)
            record.write(to: &writer)
        case .alive:
            writer.kind(4)
        case .claim(let host):
            writer.kind(5)
            writer.text(host)
        case .release(let host):
            writer.kind(6)
            writer.text(host)
        }
    }
}

extension FeedAnswer {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        switch try reader.kind() {
        case 0: return .rates(try reader.list(ofSize: 24, Rate.read))
        case 1: return .quotes(try reader.list(ofSize: 24, Quote.read))
        case 2:
            let closes: [CurrencyCode: [DailyClose]] = try reader.dictionary {
                reader throws(WireReader.Nonsense) in try reader.closes()
            }
            return .pastRates(closes, source: try reader.text())
        case 3: return .found(try reader.list(ofSize: 7, FoundStock.read), for: try reader.text())
        case 4:
            let failure = FeedFailure(
                source: try reader.text(), cause: try FeedFailure.Cause.read(&reader),
                host: try reader.optionalText())
            return .failed(failure, symbol: try reader.optionalText())
        case 5: return .leftOut(try reader.integer(), source: try reader.text())
        default: throw WireReader.Nonsense()
        }
    }

    fileprivate func write(to writer: inout WireWriter) {
        switch self {
        case .rates(let rates):
            writer.kind(0)
            writer.list(rates) { $1.write(to: &$0) }
        case .quotes(let quotes):
            writer.kind(1)
            writer.list(quotes) { $1.write(to: &$0) }
        case .pastRates(let closes, let source):
            writer.kind(2)
            writer.list(closes) { writer, entry in
                writer.text(entry.key)
                writer.closes(entry.value)
            }
            writer.text(source)
        case .found(let stocks, let text):
            writer.kind(3)
            writer.list(stocks) { $1.write(to: &$0) }
            writer.text(text)
        case .failed(let failure, let symbol):
            writer.kind(4)
            writer.text(failure.source)
            failure.cause.write(to: &writer)
            writer.optionalText(failure.host)
            writer.optionalText(symbol)
        case .leftOut(let count, let source):
            writer.kind(5)
            writer.integer(count)
            writer.text(source)
        }
    }
}

extension Rate {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        Self(
            code: try reader.text(), perDollar: try reader.figure(), quotedAt: try reader.instant(),
            source: try reader.text())
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.text(code)
        writer.figure(perDollar)
        writer.instant(quotedAt)
        writer.text(source)
    }
}

extension Quote {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        var quote = Self(
            symbol: try reader.text(), name: try reader.optionalText(), currency: try reader.optionalText(),
            kind: try reader.instrument(),
            price: try reader.optional { reader throws(WireReader.Nonsense) in try reader.price() },
            time: try reader.optional { reader throws(WireReader.Nonsense) in try reader.instant() },
            zone: try reader.text(),
            closes: try reader.list(ofSize: 12) { reader throws(WireReader.Nonsense) in
                DailyClose(day: try reader.day(), close: try reader.price())
            },
            skipped: try reader.list(ofSize: 4) { reader throws(WireReader.Nonsense) in try reader.day() },
            source: .program)
        for baseline in Baseline.allCases where try reader.flag() {
            quote.stated[baseline] = try reader.close()
        }
        quote.today = try reader.list(ofSize: 8) { reader throws(WireReader.Nonsense) in try reader.price() }
        quote.source = try reader.text()
        quote.trial = try reader.optional { reader throws(WireReader.Nonsense) in
            TrialPrice(price: try reader.figure(), time: try reader.instant())
        }
        return quote
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.text(symbol)
        writer.optionalText(name)
        writer.optionalText(currency)
        writer.kind(UInt8(Instrument.allCases.firstIndex(of: kind) ?? 0))
        writer.optional(price) { $0.price($1) }
        writer.optional(time) { $0.instant($1) }
        writer.text(zone)
        writer.list(closes) { writer, entry in
            writer.day(entry.day)
            writer.price(entry.close)
        }
        writer.list(skipped) { $0.day($1) }
        for baseline in Baseline.allCases { writer.optional(stated[baseline]) { $0.close($1) } }
        writer.list(today) { $0.price($1) }
        writer.text(source)
        writer.optional(trial) { writer, trial in
            writer.figure(trial.price)
            writer.instant(trial.time)
        }
    }
}

extension FoundStock {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        Self(
            symbol: try reader.text(), name: try reader.optionalText(), exchange: try reader.optionalText(),
            kind: try reader.optionalText())
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.text(symbol)
        for text in [name, exchange, kind] { writer.optionalText(text) }
    }
}

extension WireReader {
    fileprivate mutating func instrument() throws(Nonsense) -> Instrument {
        let place = Int(try kind())
        guard place < Instrument.allCases.count else { throw Nonsense() }
        return Instrument.allCases[place]
    }

    fileprivate mutating func close() throws(Nonsense) -> DailyClose {
        DailyClose(day: try day(), close: try figure())
    }

    fileprivate mutating func closes() throws(Nonsense) -> [DailyClose] {
        try list(ofSize: 12) { reader throws(Nonsense) in try reader.close() }
    }
}

extension WireWriter {
    fileprivate mutating func close(_ close: DailyClose) {
        day(close.day)
        figure(close.close)
    }

    fileprivate mutating func closes(_ closes: [DailyClose]) {
        list(closes) { $0.close($1) }
    }
}
