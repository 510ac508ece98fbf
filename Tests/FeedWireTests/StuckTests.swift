import Board
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Testing
import Words

@testable import FeedWire

/// A feeds' program that is stopped, does not read, or says more than it can have to say.
@Suite(.serialized, .timeLimit(.minutes(2))) struct StuckTests {
    private let folder = NSTemporaryDirectory() + "fxterm-stuck-\(UUID().uuidString)"
    private var path: String { folder + "/fxterm-feeds" }
    private var log: String { folder + "/fxterm.log" }
    private let memory = Memory()

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: log))
    }

    private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    /// Puts a script in the place of the feeds' program.
    private func write(_ script: String) throws {
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
    }

    private func process(_ url: String = "http://127.0.0.1:1", silence: Duration) -> FeedProcess {
        let start = FeedStart(
            rates: [FeedSource(kind: "rter", url: url)], stocks: [FeedSource(kind: "yahoo", url: url)],
            userAgent: "fxterm/test", isPatient: false)
        var limits = FeedChild.Limits()
        limits.silence = silence
        return FeedProcess(path: path, start: start, log: log, memory: memory, limits: limits)
    }

    private func sentence(_ feeds: FeedProcess, _ subject: FeedSubject = .rates) async -> String {
        var sentences: [String] = []
        for await answer in feeds.ask(subject) {
            guard case .failed(let failure, nil) = answer else { continue }
            sentences.append(failure.sentence(.english))
        }
        return sentences.joined(separator: " | ")
    }

    @Test("One that is stopped is noticed by its silence, said, killed and replaced")
    func stopped() async throws {
        defer { removeFolder() }
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: try BuiltProduct.path(of: "fxterm-feeds"))
        let server = try LoopbackServer { _ in .hang }
        // It says every three seconds that it is there.
        let feeds = process(server.url, silence: .seconds(5))
        let said = Task { await sentence(feeds) }
        try await server.waitForRequests(1)
        let pid = try #require(FeedsPrograms.running(path).first.flatMap { Int32($0) })
        kill(pid, SIGSTOP)
        let heard = await said.value
        let phrases: [Phrase] = [.failUnreachable, .feedsSilent, .askingAgainNext]
        #expect(phrases.allSatisfy { heard.says($0) }, "\(heard)")
        #expect(FeedsPrograms.running(path).isEmpty)
        let text = try String(contentsOfFile: log, encoding: .utf8)
        #expect(text.hasSuffix("Z fxterm-feeds did not respond and was stopped\n"), "\(text)")
        let feed = try #require(memory.recall().feeds["rter \(server.url)"])
        #expect(feed.cause == .unreachable(.known(.feedsSilent)))

        let next = Task { await sentence(feeds, .quotes(["AAA"])) }
        let end = ContinuousClock.now + .seconds(30)
        while FeedsPrograms.running(path).isEmpty, ContinuousClock.now < end { usleep(2000) }
        #expect(!FeedsPrograms.running(path).isEmpty, "there is another one")
        feeds.finish()
        next.cancel()
    }

    /// A stop between a child's birth and its becoming the program would hold this process for good: the thread that
    /// starts it waits in the kernel meanwhile.
    @Test("A child begins with stops blocked, and the feeds' program lets them in")
    func stops() async throws {
        defer { removeFolder() }
        // A shell would clear the mask.
        let program = "import shutil; shutil.copy('/proc/self/status', '\(folder)/mask')"
        try "#!/usr/bin/python3\n\(program)\n".write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
        let script = process(silence: .seconds(2))
        let said = Task { await sentence(script) }
        func mask(_ text: String?) -> UInt64? {
            let line = text?.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
            return line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
        }
        let stops = [SIGTSTP, SIGTTIN, SIGTTOU].reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 1) }
        let file = "\(folder)/mask"
        let end = ContinuousClock.now + .seconds(30)
        while mask(try? String(contentsOfFile: file, encoding: .utf8)) == nil, ContinuousClock.now < end {
            usleep(2000)
        }
        let begun = mask(try? String(contentsOfFile: file, encoding: .utf8)) ?? 0
        #expect(begun == stops, "blocked: \(String(begun, radix: 16))")
        script.finish()
        said.cancel()

        unlink(path)
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: try BuiltProduct.path(of: "fxterm-feeds"))
        let server = try LoopbackServer { _ in .hang }
        let feeds = process(server.url, silence: .seconds(12))
        let asked = Task { await sentence(feeds) }
        try await server.waitForRequests(1)
        let pid = try #require(FeedsPrograms.running(path).first)
        #expect(mask(try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) == 0)
        feeds.finish()
        asked.cancel()
    }

    @Test("One that does not read keeps nobody waiting, neither who asks nor who ends")
    func deaf() async throws {
        defer { removeFolder() }
        try write("exec sleep 1000")
        let feeds = process(silence: .seconds(60))
        let symbols = (0..<50_000).map { "SYMBOL\($0)" }
        // Who waited for it would wait for a thousand seconds.
        let streams = (0..<5).map { _ in feeds.ask(.quotes(symbols.identities())) }
        feeds.finish()
        // It runs under the name of the shell's successor.
        let children = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").flatMap {
            let text = try? String(contentsOfFile: "/proc/self/task/\($0)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").map(String.init)
        }
        let names = children.compactMap {
            try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)
        }
        #expect(!names.contains { $0.hasPrefix("sleep\0001000") }, "\(names)")
        #expect(streams.count == 5)
    }

    @Test(
        "One that says more than it was asked for is noticed, said and killed",
        arguments: [
            // Words without end, in messages that are sound; a message longer than any answer.
            Wire.bytes(of: FeedReport.answer(1, .leftOut(1, source: "rter"))) ?? [],
            Wire.bytes(of: FeedReport.claim(String(repeating: "x", count: 1 << 20)))
                ?? [],
            Wire.bytes(of: FeedReport.alive) ?? [], Wire.bytes(of: FeedReport.claim("a.test:https")) ?? [],
            Wire.mark + [0, 0, 0, 3],
        ])
    func flooding(message: [UInt8]) async throws {
        defer { removeFolder() }
        let piece = Array(repeating: message, count: max(1, 65_536 / message.count)).flatMap { $0 }
        try Data(piece).write(to: URL(filePath: folder + "/piece"))
        try write("cd \(folder)\nwhile cat piece; do :; done")
        let feeds = process(silence: .seconds(60))
        #expect(await sentence(feeds).says(.feedsFlooded))
        #expect(FeedsPrograms.running("/bin/sh").isEmpty)
        #expect(try String(contentsOfFile: log, encoding: .utf8).contains("sent too much"))
    }

    @Test("One that ends badly again and again is started ever more rarely")
    func rests() async throws {
        defer { removeFolder() }
        try write("echo >> \(folder)/starts")
        let feeds = process(silence: .seconds(60))
        for _ in 0..<5 {
            #expect(await sentence(feeds).says(.feedsStopped))
        }
        let starts = try String(contentsOfFile: folder + "/starts", encoding: .utf8)
        #expect(starts.count == 2, "the third has to wait for five seconds")
    }
}
