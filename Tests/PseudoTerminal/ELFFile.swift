import Foundation

/// The linkage according to the header of a 64-bit program's file (elf(5)).
package struct ELFFile {
    private let bytes: Data

    package init(path: String) throws {
        bytes = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    }

    package var isPositionIndependent: Bool {
        number(at: 16, 2) == 3 && flags(0x6FFF_FFFB) & 0x0800_0000 != 0
    }

    package var isReadOnlyAfterBinding: Bool { segment(0x6474_E552) != nil }

    package var isBoundAtStart: Bool { flags(30) & 8 != 0 || flags(0x6FFF_FFFB) & 1 != 0 }

    private func flags(_ tag: Int) -> Int {
        guard let dynamic = segment(2) else { return 0 }
        let entries = stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16)
        return entries.first { number(at: $0, 8) == tag }.map { number(at: $0 + 8, 8) } ?? 0
    }

    private func segment(_ kind: Int) -> (offset: Int, size: Int)? {
        let headers = (0..<number(at: 56, 2)).map { number(at: 32, 8) + $0 * number(at: 54, 2) }
        return headers.first { number(at: $0, 4) == kind }.map {
            (number(at: $0 + 8, 8), number(at: $0 + 32, 8))
        }
    }

    private func number(at place: Int, _ length: Int) -> Int {
        guard place >= 0, place + length <= bytes.count else { return 0 }
        return bytes[place..<(place + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
