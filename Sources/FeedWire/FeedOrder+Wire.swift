internal import Market

extension FeedOrder {
    static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        switch try reader.kind() {
        case 0: return .begin(try FeedStart.read(&reader))
        case 1: return .ask(try reader.integer(), try FeedSubject.read(&reader))
        case 2: return .claimed(try reader.text(), try FeedRecord.read(&reader))
        default: throw WireReader.Nonsense()
        }
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .begin(let start):
            writer.kind(0)
            start.write(to: &writer)
        case .ask(let number, let subject):
            writer.kind(1)
            writer.integer(number)
            subject.write(to: &writer)
        case .claimed(let host, let record):
            writer.kind(2)
            writer.text(host)
            record.write(to: &writer)
        }
    }
}

extension FeedStart {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        Self(
            rates: try reader.list(FeedSource.read), stocks: try reader.list(FeedSource.read),
            history: try reader.list(FeedSource.read), userAgent: try reader.text(),
            isPatient: try reader.flag(), record: try FeedRecord.read(&reader))
    }

    fileprivate func write(to writer: inout WireWriter) {
        for feeds in [rates, stocks, history] { writer.list(feeds) { $1.write(to: &$0) } }
        writer.text(userAgent)
        writer.flag(isPatient)
        record.write(to: &writer)
    }
}

extension FeedSource {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        Self(
            kind: try reader.text(), url: try reader.text(),
            agent: try reader.optional { reader throws(WireReader.Nonsense) in try reader.text() })
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.text(kind)
        writer.text(url)
        writer.optional(agent) { $0.text($1) }
    }
}

extension FeedSubject {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        switch try reader.kind() {
        case 0: return .rates
        case 1: return .quotes(try reader.texts())
        case 2: return .pastRates(try reader.texts(), since: try reader.day())
        case 3: return .search(try reader.text())
        default: throw WireReader.Nonsense()
        }
    }

    fileprivate func write(to writer: inout WireWriter) {
        switch self {
        case .rates:
            writer.kind(0)
        case .quotes(let symbols):
            writer.kind(1)
            writer.list(symbols) { $0.text($1) }
        case .pastRates(let codes, let day):
            writer.kind(2)
            writer.list(codes) { $0.text($1) }
            writer.day(day)
        case .search(let text):
            writer.kind(3)
            writer.text(text)
        }
    }
}

extension WireReader {
    fileprivate mutating func texts<Text: LosslessStringConvertible>() throws(Nonsense) -> [Text] {
        try list(ofSize: 4) { reader throws(Nonsense) in try reader.text() }
    }
}
