import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

/// Announcements of a board for screen readers.
@Suite struct AnnouncementTests {
    private static func board(pause: Int = 30) -> Model {
        var settings = Settings()
        settings.feeds.events = []
        settings.readerPause = pause
        return Model(
            arrangement: Arrangement(
                rates: ["JPY", "TWD", "EUR"], clocks: ["Asia/Taipei"], stocks: ["AAPL"]),
            settings: settings, terminal: TerminalTraits(wantsReader: true), isDemo: false, now: friday,
            here: .utc)
    }

    private func said(_ model: Model) -> String {
        switch model.announcement {
        case nil: ""
        case .answer(let notice)?: "answer: \(model.words[notice.saying])"
        case .notice(let notice)?: "notice: \(model.words[notice.saying])"
        case .changed(let item, let figure, let others)?: "\(item.text) \(figure.text ?? "") +\(others)"
        }
    }

    private func rates(_ model: Model, _ yen: Double, _ dollars: Double, _ euro: Double, second: Int) -> Model
    {
        let now = friday + second
        let rates = [("JPY", yen), ("TWD", dollars), ("EUR", euro)].map { rate($0, $1, at: now) }
        return model.hearing(.rates(rates), to: .rates, at: now)
    }

    @Test("Announcements begin with the program, and one follows another after the pause of the settings")
    func pace() {
        #expect(Self.board().effects(of: .start).contains(.schedule(.announce, .after(3))))
        #expect(Self.board(pause: 2).effects(of: .start).contains(.schedule(.announce, .after(2))))
        #expect(Self.board(pause: 45).effects(of: .program(.announce)) == [.schedule(.announce, .after(45))])
        let silent = smallBoard()
        #expect(
            !silent.effects(of: .start).contains {
                if case .schedule(.announce, _) = $0 { true } else { false }
            })
        #expect(silent.effects(of: .program(.announce)).isEmpty)
    }

    @Test("The selected item is announced first, else the first in order, with the number of the others")
    func changes() {
        let first = rates(Self.board(), 150, 32, 0.9, second: 0).after(.program(.announce))
        #expect(said(first) == "")
        let table: [(selected: Int, yen: Double, dollars: Double, euro: Double, said: String)] = [
            (0, 151, 32, 0.9, "JPY 151.00 +0"), (0, 151, 33, 0.8, "JPY 151.00 +2"),
            (0, 150, 33, 0.8, "TWD 33.000 +1"), (2, 151, 33, 0.8, "EUR 0.80000 +2"),
            (1, 151, 32, 0.8, "JPY 151.00 +1"), (0, 150, 32, 0.9, ""),
            // No digit that is shown has changed.
            (0, 150.001, 32, 0.9, ""),
        ]
        for row in table {
            var model = first
            model = model.after(.select(.rates, Cursor(index: row.selected, top: 0)))
            model = rates(model, row.yen, row.dollars, row.euro, second: 10)
            #expect(said(model) == "", "\(row)")
            model = model.after(.program(.announce))
            #expect(said(model) == row.said, "\(row)")
            #expect(said(model.after(.program(.announce))) == "", "\(row)")
        }
    }

    @Test("What another base, baseline or day makes of the figures is no change")
    func rearranged() {
        let first = rates(Self.board(), 150, 32, 0.9, second: 0).after(.program(.announce))
        for message in [Message.makeBase, .focus(.stocks), .undo] {
            let model = rates(first.after(message), 151, 33, 0.8, second: 10)
            #expect(
                said(model.after(.program(.announce))) == (message == .undo ? "JPY 151.00 +2" : ""),
                "\(message)")
        }
    }

    @Test("Only an announcement changes the line, unless a key or its answer does")
    func quiet() {
        var model = rates(Self.board(), 150, 32, 0.9, second: 0).after(.program(.announce))
        model = rates(model, 151, 32, 0.9, second: 10).after(.program(.announce))
        let line = said(model)
        #expect(line == "JPY 151.00 +0")
        for second in 11...60 {
            model = rates(model, 150 + Double(second), 32, 0.9, second: second)
                .after(
                    .clock(.tick(friday + second, here: .utc)), .program(.noticeExpired), .figures(.ratesDue))
            model = model.hearing(
                .failed(FeedFailure(source: "rter", cause: .status(400 + second)), symbol: nil), to: .rates,
                at: friday + second)
            #expect(said(model) == line)
        }
    }

    @Test("Notices wait for their turn, Esc and time do not lose them, and changes come after them")
    func notices() {
        var model = rates(Self.board(), 150, 32, 0.9, second: 0).after(.program(.announce))
        let failure = FeedFailure(source: "rter", cause: .timedOut)
        model = model.hearing(.failed(failure, symbol: nil), to: .rates, at: friday + 5)
        model = model.after(.program(.noticeExpired))
        model = model.hearing(
            .failed(FeedFailure(source: "twse", cause: .timedOut), symbol: nil), to: .quotes([]),
            at: friday + 6)
        #expect(said(model) == "")
        model = model.after(.user(.cancel), .program(.noticeExpired))
        model = rates(model, 151, 32, 0.9, second: 10)
        #expect(said(model) == "")
        let words = model.words
        model = model.after(.program(.announce))
        #expect(said(model) == "notice: \(words[failure.saying(about: nil)])")
        model = model.after(.program(.announce))
        #expect(said(model).hasPrefix("notice: twse"), "\(said(model))")
        model = model.after(.program(.announce))
        #expect(said(model) == "JPY 151.00 +0")
    }

    @Test("The answer to a key is there at once, and goes with the next key or announcement")
    func answers() {
        let model = rates(Self.board(), 150, 32, 0.9, second: 0).after(.program(.announce))
        let undone = model.after(.undo)
        #expect(said(undone).hasPrefix("answer: "))
        #expect(said(undone.after(.select(.rates, Cursor(index: 1, top: 0)))) == "")
        #expect(said(undone.after(.program(.announce))) == "")
        let unsaved = model.after(.disk(.notSaved(.verbatim("the disk is full"))))
        #expect(said(unsaved) == "answer: the disk is full")
    }

    @Test("A key, its answer and a finished search are shown without delay; figures and the clock are not")
    func awaited() {
        let answers: [Message] = [
            .select(.rates, Cursor(index: 1, top: 0)), .disk(.saved(.verbatim("saved"))),
            .figures(.changed(FigureChanges(finished: [.search("acme")]), at: friday)),
        ]
        for message in answers { #expect(message.isAnswer, "\(message)") }
        let others: [Message] = [
            .clock(.tick(friday, here: .utc)), .program(.noticeExpired), .figures(.stocksDue),
            .figures(.changed(FigureChanges(finished: [.quotes(["AAPL"])]), at: friday)),
        ]
        for message in others { #expect(!message.isAnswer, "\(message)") }
    }

    @Test("A board that begins to be read while it is open begins to announce")
    func reloaded() {
        var settings = smallBoard().settings
        settings.reader = true
        let message = Message.disk(.settingsChanged(settings, UserLocale([:]), themes: []))
        #expect(smallBoard().effects(of: message).contains(.schedule(.announce, .after(3))))
        #expect(!Self.board().effects(of: message).contains(.schedule(.announce, .after(3))))
    }
}
