import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct MemberPrintTests {
    @Test("what is on the desk is printed")
    func printed() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put(rate: 149.23, age: 30)
        try server.put(rate: 0.8612, of: "EUR", age: 30)
        let home = try MemberHome(settings: "{ desk: '\(server.address())' }")
        let run = try home.run(["print", "rates", "--format", "json"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("149.23"), "\(run.output)")
        #expect(run.output.contains("0.8612"))
        // It fetches nothing by itself: data that the team server lacks is missing.
        #expect(!run.output.contains("er-api"))
        withExtendedLifetime(leader) {}
    }

    @Test("a desk that is gone is said, with what to do")
    func gone() async throws {
        let home = try MemberHome(settings: "{ desk: 'postgresql:///desk?host=/nonexistent' }")
        let run = try home.run(["print", "rates"])
        #expect(run.status == 1)
        #expect(run.errors.contains("the team server's database does not respond"), "\(run.errors)")
    }
}
