import Foundation

/// The lines of a pipe as they come.
struct Lines {
    let file: FileHandle
    private var waiting = Data()

    init(file: FileHandle) {
        self.file = file
    }

    /// The next line without its end; nil at the end of input.
    mutating func next() throws -> String? {
        while true {
            if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                defer { waiting = Data(waiting[(end + 1)...]) }
                return String(decoding: waiting[..<end], as: UTF8.self)
            }
            let piece = file.availableData
            if piece.isEmpty { return nil }
            waiting += piece
        }
    }
}
