import Foundation
import Seeded
import Testing

/// Examples of `Corpus` and random mutations. `make fuzz` searches further with a coverage-guided fuzzer.
struct FuzzTests {
    @Test("Examples, and examples spoilt by chance, end no reader", arguments: FuzzTarget.all.map(\.name))
    func spoilt(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Corpus/\(name)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let examples = try files.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
        try #require(!examples.isEmpty)
        var generator = SeededGenerator.announced(name)
        for example in examples { target.run(example) }
        for _ in 0..<200 {
            guard let example = examples.randomElement(using: &generator) else { return }
            target.run(Self.spoil(example, &generator))
        }
    }

    private static func spoil(_ example: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = example
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[place] = .random(in: 0...255, using: &generator)
            case 1: bytes[place] = Array("0-9e{}[]\",\u{1B}".utf8).randomElement(using: &generator) ?? 0
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + 8))
            default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 16)], at: place)
            }
        }
        return bytes
    }
}
