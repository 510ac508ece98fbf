private import Glibc

/// The messages that come in at a descriptor, one after another.
public struct WireInput {
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var start = 0

    /// Reads from `descriptor`, which stays the caller's.
    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Waits for the next message.
    ///
    /// - Returns: its body; nil at the end, after an error or a read that took too long, and where something comes that is no
    ///   message, after which nothing can be read.
    public mutating func next() -> [UInt8]? {
        guard let head = take(Wire.headLength), let length = Wire.length(head) else { return nil }
        return take(length)
    }

    private mutating func take(_ count: Int) -> [UInt8]? {
        while waiting.count - start < count {
            waiting.removeFirst(start)
            start = 0
            guard fill() else { return nil }
        }
        defer { start += count }
        return Array(waiting[start..<(start + count)])
    }

    /// Takes in what there is, waiting for something; false at the end.
    private mutating func fill() -> Bool {
        while true {
            let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 { waiting.append(contentsOf: buffer[..<count]) }
                return count
            }
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }
}
