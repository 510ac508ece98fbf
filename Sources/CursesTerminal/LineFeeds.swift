/// Lets the cursor go down by line feeds where the library has addressed the row.
///
/// Descriptions of terminals name the line feed as the way a row down in the same column (`cud1`). The library does
/// without, since a terminal's modes may make a carriage return of it as well, and addresses the row with four or five
/// bytes (`vpa`). While the program has the terminal they do not, so that the clocks of a panel, one below the other, take
/// half of the bytes each second.
struct LineFeeds {
    private static let escape: UInt8 = 0x1B
    private static let lineFeed: UInt8 = 0x0A

    /// The row that the cursor is in, from 1; nil where that is not certain.
    private var row: Int?
    /// Up to where the picture has been taken over.
    private var taken = 0
    private let picture: UnsafeRawBufferPointer

    /// Appends `picture` to `bytes`, with line feeds in place of `ESC [ n d` wherever they are fewer.
    ///
    /// The terminal has to address rows and cells as xterm does, to stay in the row behind a character in its last column
    /// (`xenl`), and to go straight down for a line feed.
    static func append(_ picture: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        var feeds = LineFeeds(picture: picture)
        feeds.go(through: &bytes)
    }

    private init(picture: UnsafeRawBufferPointer) {
        self.picture = picture
    }

    private mutating func go(through bytes: inout [UInt8]) {
        var place = 0
        while place < picture.count {
            let byte = picture[place]
            if byte == LineFeeds.lineFeed { row = nil }
            guard byte == LineFeeds.escape else {
                place += 1
                continue
            }
            let sequence = sequence(at: place)
            move(by: sequence, at: place, &bytes)
            place = sequence.end
        }
        bytes.append(contentsOf: picture[taken...])
    }

    /// What an escape sequence says of the cursor's row.
    private enum Row {
        /// It stays.
        case same
        /// It is this one, and the column stays or, by `cup`, does not.
        case line(Int), cell(Int)
        /// Nothing that is known here.
        case unknown
    }

    private func sequence(at start: Int) -> (row: Row, end: Int) {
        var end = start + 1
        guard end < picture.count else { return (.unknown, end) }
        guard picture[end] == UInt8(ascii: "[") else {
            // Character sets are of three bytes and move nothing; all else that the library writes without a bracket does.
            let isSet = picture[end] == UInt8(ascii: "(") || picture[end] == UInt8(ascii: ")")
            return (isSet ? .same : .unknown, min(picture.count, end + (isSet ? 2 : 1)))
        }
        end += 1
        var number: Int?
        var isFirst = true
        while end < picture.count, (0x20..<0x40).contains(picture[end]) {
            if (0x30..<0x3A).contains(picture[end]), isFirst {
                number = min(9_999, (number ?? 0) * 10 + Int(picture[end] - 0x30))
            } else {
                isFirst = false
            }
            end += 1
        }
        guard end < picture.count else { return (.unknown, end) }
        return (row(final: picture[end], number, isAlone: isFirst), end + 1)
    }

    private func row(final: UInt8, _ number: Int?, isAlone: Bool) -> Row {
        switch final {
        case UInt8(ascii: "d"): isAlone ? number.map { .line($0) } ?? .unknown : .unknown
        case UInt8(ascii: "H"): .cell(number ?? 1)
        // Looks; erased, inserted, deleted and repeated characters; columns; modes.
        case UInt8(ascii: "m"), UInt8(ascii: "X"), UInt8(ascii: "K"), UInt8(ascii: "@"), UInt8(ascii: "P"),
            UInt8(ascii: "b"), UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "h"),
            UInt8(ascii: "l"):
            .same
        default: .unknown
        }
    }

    private mutating func move(by sequence: (row: Row, end: Int), at start: Int, _ bytes: inout [UInt8]) {
        switch sequence.row {
        case .same: break
        case .unknown: row = nil
        case .cell(let line): row = line
        case .line(let line):
            if let row, line > row, line - row < sequence.end - start {
                bytes.append(contentsOf: picture[taken..<start])
                bytes.append(contentsOf: repeatElement(LineFeeds.lineFeed, count: line - row))
                taken = sequence.end
            }
            row = line
        }
    }
}
