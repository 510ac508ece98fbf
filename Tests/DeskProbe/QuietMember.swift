import Board
import Foundation
import Market
import Runtime
import Store

final class QuietMember: Sendable {
    private let store: FigureStore
    private let reader: FigureReader
    private let plan: Plan
    private let number: Int

    init(_ number: Int, _ plan: Plan) async throws {
        (self.number, self.plan) = (number, plan)
        let path = try plan.folder(of: number) + "/history.sqlite"
        guard let store = FigureStore.open(at: path, now: WallClock.now).history else {
            throw CocoaError(.fileReadUnknown)
        }
        self.store = store
        reader = try await store.enter(version: ProgramVersion.current.text, feeds: plan.feeds(of: number))
        let collector = Process()
        collector.executableURL = URL(filePath: plan.program)
        collector.arguments = [path]
        collector.standardInput = FileHandle.nullDevice
        collector.standardOutput = FileHandle.nullDevice
        collector.standardError = FileHandle(forWritingAtPath: try plan.folder(of: number) + "/log")
        try collector.run()
    }

    @discardableResult
    func ask() async throws -> Int {
        try await store.ask(
            .quotes(plan.symbols(of: number)), freshness: 600, isPatient: true, by: reader, at: WallClock.now)
    }

    func hasAnswer(to question: Int) async throws -> Bool { try await store.state(of: question) == .done }
}
