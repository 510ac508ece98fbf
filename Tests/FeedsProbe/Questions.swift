import FeedWire
import Foundation
import Market

/// Questions to one feeds' program, which stays for all of them.
struct Questions {
    let server: Server

    func run(_ count: Int, _ log: inout MemoryLog) throws {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: FeedsProbe.path(of: "fxterm-feeds"))
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        func send(_ order: FeedOrder) throws {
            try input.fileHandleForWriting.write(contentsOf: Data(Wire.bytes(of: order) ?? []))
        }
        try send(.begin(FeedsProbe.start(server)))
        var reports = WireInput(output.fileHandleForReading.fileDescriptor)
        for number in 1...count {
            try send(.ask(number, FeedsProbe.subject))
            var answers: [FeedAnswer] = []
            reading: while let body = reports.next() {
                switch Wire.report(in: body) {
                case .answer(number, let answer)?: answers.append(answer)
                case .finished(number)?: break reading
                default: continue
                }
            }
            guard case .quotes(let quotes)? = answers.first, quotes.count == 1, answers.count == 1 else {
                throw NoAnswer(number: number, instead: answers)
            }
            log.note(number, of: "\(process.processIdentifier)")
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
