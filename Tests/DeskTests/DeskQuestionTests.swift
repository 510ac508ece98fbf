import Literals
import Market
import Testing

@testable import Desk

@Suite struct DeskQuestionTests {
    private func question(_ id: Int, _ member: String, _ subject: FeedSubject = .rates) -> DeskQuestion {
        DeskQuestion(id: id, member: member, subject: subject, freshness: 60, isPatient: false)
    }

    @Test func membersTakeTurns() {
        var questions = DeskQuestions()
        let waiting = (1...40).map { question($0, "ann") } + (41...43).map { question($0, "bob") }
        let chosen = questions.next(waiting)
        #expect(chosen.prefix(4).map(\.member) == ["ann", "bob", "ann", "bob"])
        #expect(chosen.count == 16 + 3)
        for (number, question) in chosen.enumerated() { questions.note(question, .rates, as: number) }
        let none = questions.next(waiting)
        questions.forget([0])
        let next = questions.next(waiting.filter { $0.id > 16 && $0.member == "ann" })
        #expect((none, next.map(\.id)) == ([], [17]))
    }

    @Test func manyMembersShareTheRoom() {
        var questions = DeskQuestions()
        let waiting = (0..<1000).map { question($0, "member\($0 % 50)") }
        let chosen = questions.next(waiting)
        #expect(chosen.count == 200)
        #expect(Set(Dictionary(grouping: chosen, by: \.member).values.map(\.count)) == [4])
    }

    @Test func oneAnswerIsForAllWhoAskTheSame() {
        var questions = DeskQuestions()
        questions.note(question(1, "ann", .quotes(["A"])), .quotes(["A"]), as: 7)
        let isSame = questions.join(question(2, "bob", .quotes(["A"])))
        let isOther = questions.join(question(3, "bob", .quotes(["B"])))
        let hurried = DeskQuestion(
            id: 4, member: "bob", subject: .quotes(["A"]), freshness: 10, isPatient: false)
        let isHurried = questions.join(hurried)
        #expect([isSame, isOther, isHurried] == [true, false, false])
        #expect(questions.questions(of: [7]) == [1, 2])
    }

    @Test func theClocksDifferenceStaysUntilAnotherIsCertain() {
        var clock = DeskClock()
        clock.read(database: 1000.9, before: 1000, after: 1000)
        #expect(clock.shift == 0)
        clock.read(database: 4600.4, before: 1001, after: 1001)
        #expect(clock.shift == 3599)
        clock.read(database: 4601.9, before: 1001.5, after: 1001.5)
        #expect(clock.shift == 3599)
        clock.read(database: .nan, before: 1002, after: 1002)
        clock.read(database: 1002.2, before: 1002, after: 1002)
        #expect(clock.shift == 0)
    }

    @Test func noticesComeBackAsTheyWent() {
        var notice = FigureNotice()
        notice.add(.quote, ["AAPL", "2330.TW"])
        notice.add(.failures)
        #expect(notice.payload == "f: q:2330.TW q:AAPL")
        #expect(FigureNotice(notice.payload) == notice)
        notice.add(.rate, (0..<2000).map { "X\($0)" })
        #expect(notice.payload == "")
        for odd in ["", "q", "z:AAPL", "q:A nonsense", "\u{7}"] { #expect(FigureNotice(odd).items == nil) }
    }
}
