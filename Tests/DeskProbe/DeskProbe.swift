import Board
import CivilTime
import Figures
import Foundation
import Market
import Runtime
import Store
import Threads

/// Writes prices into collectors' stores and checks when they arrive in the stores of members, each of which
/// has a collector of its own, as a board has.
///
///     DeskProbe COLLECTOR FOLDER DESK MEMBERS BOARDS ITEMS EACH RATE SECONDS STORE…
///
/// COLLECTOR is the collector's program; FOLDER gets a folder for each of MEMBERS members of DESK, an address
/// with the member's number for `%`. Each member wants EACH of ITEMS stocks, and BOARDS members look
/// at theirs; RATE prices a second go into each STORE. Price n is 100 + n/100000. After SECONDS, or after a
/// line on standard input, it waits until each member has the last prices, and prints a line of JSON; the end
/// of the input ends it.
@main struct DeskProbe {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        let numbers = words.dropFirst(3).prefix(6).compactMap { Int($0) }
        guard words.count > 9, numbers.count == 6 else { exit(2) }
        let plan = Plan(
            program: words[0], folder: words[1], desk: words[2], members: numbers[0], items: numbers[2],
            each: numbers[3])
        let writer = try await PriceWriter(stores: Array(words[9...]), items: plan.items)
        let began = WallClock.steady
        var members: [Member] = []
        for number in 0..<min(numbers[1], plan.members) {
            members.append(try await Member(number, plan, writer.sent))
        }
        var quiet: [QuietMember] = []
        for number in members.count..<plan.members { quiet.append(try await QuietMember(number, plan)) }
        for member in members { await member.ask() }
        while members.contains(where: { !$0.hasAll }) { usleep(10_000) }
        for member in quiet {
            let question = try await member.ask()
            while try await !member.hasAnswer(to: question) { usleep(2_000) }
        }
        say("{\"joined\": \(plan.members), \"seconds\": \(seconds(since: began))}")
        let asking = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(50))
                for member in members { await member.ask() }
                for member in quiet { try await member.ask() }
            }
        }
        defer { asking.cancel() }
        if numbers[5] > 0 {
            try await writer.write(numbers[4], every: numbers[5])
            say(await Report(members, writer.sent, patience: 60).line)
            return
        }
        while let line = readLine() {
            guard let span = Int(line) else { exit(2) }
            try await writer.write(numbers[4], every: span)
            say(await Report(members, writer.sent, patience: 90).line)
        }
    }

    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }

    static func seconds(since moment: Int) -> Double {
        Double((WallClock.steady - moment) / 1_000_000) / 1000
    }
}

struct Plan {
    let program: String
    let folder: String
    let desk: String
    let members: Int
    let items: Int
    let each: Int

    func folder(of member: Int) throws -> String {
        let folder = "\(folder)/\(member)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: folder + "/log") {
            _ = FileManager.default.createFile(atPath: folder + "/log", contents: Data())
        }
        return folder
    }

    func feeds(of member: Int) -> FeedSettings {
        var feeds = FeedSettings()
        (feeds.rates, feeds.stocks, feeds.history) = ([], [], [])
        feeds.desk = .init(address: desk.replacingOccurrences(of: "%", with: "\(member)"))
        return feeds
    }

    func symbols(of member: Int) -> [Symbol] {
        (0..<each).compactMap { Symbol("T\((member * 7 + $0 * items / each) % items)") }
    }
}
