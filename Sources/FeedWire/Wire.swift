/// Orders and reports as bytes: a head of eight bytes that says what follows and how long it is, and a body.
///
/// Numbers have a fixed length, their lowest byte first; texts and lists say how long they are. That is exact, and reading
/// it costs hardly more than copying it. Both programs are of one version; the head tells one of another from noise.
public enum Wire {
    /// What each message begins with: the form's name, and its version.
    static let mark: [UInt8] = [0x66, 0x78, 0x57, 1]
    /// The length of a head.
    static let headLength = 8
    /// The longest body that is believed, in bytes.
    static let longestBody = 64 * 1024 * 1024

    /// `order` with its head; nil for what cannot be said, such as a name that is too long.
    public static func bytes(of order: FeedOrder) -> [UInt8]? { message { order.write(to: &$0) } }

    /// `report` with its head; nil for what cannot be said, such as an infinite price.
    public static func bytes(of report: FeedReport) -> [UInt8]? { message { report.write(to: &$0) } }

    /// The order in a body; nil if it holds none, or something besides.
    public static func order(in body: [UInt8]) -> FeedOrder? { read(body, FeedOrder.read) }

    /// The report in a body; nil if it holds none, or something besides.
    public static func report(in body: [UInt8]) -> FeedReport? { read(body, FeedReport.read) }

    private static func message(_ write: (inout WireWriter) -> Void) -> [UInt8]? {
        var writer = WireWriter()
        writer.append(mark)
        writer.count(0)
        write(&writer)
        return writer.message
    }

    private static func read<Value>(
        _ body: [UInt8], _ make: (inout WireReader) throws(WireReader.Nonsense) -> Value
    ) -> Value? {
        body.withUnsafeBytes { bytes in
            var reader = WireReader(bytes)
            guard let value = try? make(&reader), reader.isAtEnd else { return nil }
            return value
        }
    }

    /// How long the body is that follows a head; nil for what is no head, or of a body that is not believed.
    static func length(_ head: some Collection<UInt8>) -> Int? {
        guard head.count == headLength, head.starts(with: mark) else { return nil }
        let length = head.dropFirst(mark.count).reversed().reduce(0) { $0 << 8 | Int($1) }
        return length <= longestBody ? length : nil
    }
}
