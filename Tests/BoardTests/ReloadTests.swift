import Board
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

@Suite("Settings that change while the board is open")
struct ReloadTests {
    private func reload(_ locale: String = "C", _ body: (inout Settings) -> Void = { _ in }) -> Message {
        var settings = Settings()
        settings.feeds.events = []
        body(&settings)
        return .settingsChanged(settings, UserLocale(["LANG": locale]), themes: ["default", "mine"])
    }

    @Test("The board speaks another language, in its words and in the names on it")
    func language() {
        let model = smallBoard().after(reload("de_AT.UTF-8"))
        #expect(model.words.language == .german)
        #expect(model.noticeText == "Einstellungen neu geladen" && model.notice?.isWarning == false)
        #expect(model.figures.rateNames["JPY"] == "Japanischer Yen")
        #expect(model.figureText.rate(1234.5).contains(","))
        let back = model.after(reload())
        #expect(back.figures.rateNames == smallBoard().figures.rateNames)
    }

    @Test("What is wrong with the settings replaces that they were reloaded, and the other way round")
    func mistakes() {
        let wrong = Message.disk(
            .settingsUnreadable([.verbatim("config.json:3: hours: 13"), .verbatim("theme")]))
        let broken = smallBoard().after(reload { $0.hours = .twelve }, wrong)
        #expect(broken.noticeText == "config.json:3: hours: 13" && broken.notice?.isWarning == true)
        #expect(broken.notices.count == 2, "both mistakes, and nothing else")
        let mended = broken.after(reload { $0.hours = .twelve })
        #expect(mended.noticeText == "Settings reloaded" && mended.notices.count == 1)
        let other = smallBoard().after(.notSaved(.verbatim("the disk is full")), wrong)
        #expect(other.notices.count == 3, "another subject's warning stays")
    }

    @Test("Hours, seconds, colours, theme and what the terminal shows follow")
    func looks() {
        let model = smallBoard().after(
            reload {
                $0.hours = .twelve
                $0.seconds = false
                $0.colours = .greenUp
                $0.theme = "mine"
                $0.ascii = true
                $0.ambiguousWidth = .two
            })
        #expect(model.timeText.time(TimeOfDay(second: 54_240)) == " 3:04 pm")
        #expect(!model.risesRed && model.theme == "mine" && model.themes == ["default", "mine"])
        #expect(model.terminal.isASCII && model.terminal.hasWideAmbiguous && !model.terminal.hasPictures)
        let effects = smallBoard().effects(of: reload { $0.seconds = false })
        #expect(effects.contains(.renewTheme) && effects.contains(.schedule(.tick, .nextMultiple(of: 60))))
    }

    @Test("The collector hears of another base, and that amounts are hidden")
    func alertSettings() {
        let board = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday)
        func told(_ message: Message) -> AlertSettings? {
            board.effects(of: message).lazy
                .compactMap { if case .useAlerts(let settings) = $0 { settings } else { nil } }.first
        }
        #expect(told(.user(.hideAmounts))?.hidesAmounts == true)
        #expect(told(.edit(.makeBase))?.home == "JPY")
        #expect(told(.user(.setBaseline(.d5))) == nil)
    }

    @Test("Only what has changed is done anew")
    func once() {
        let effects = smallBoard().effects(of: reload())
        #expect(
            effects == [
                .renewTheme, .schedule(.tick, .nextMultiple(of: 1)), .schedule(.notice, .after(4)),
            ])
        #expect(smallBoard().effects(of: reload { $0.mouse = false }).contains(.useMouse(false)))
        let paced = smallBoard().effects(of: reload { $0.refresh.stocks = 7 })
        #expect(paced.contains(.schedule(.stocks, .after(7))))
        #expect(
            !smallBoard(isDemo: true).effects(of: reload { $0.refresh.stocks = 7 }).contains {
                if case .schedule(.stocks, _) = $0 { true } else { false }
            })
    }

    @Test("Other feeds are asked at once, whatever the former ones have been asked; while paused, later")
    func feeds() {
        let asked = smallBoard().after(.start)
        #expect(asked.feeds[.rates]?.isAsking == true)
        let message = reload { $0.feeds.rates = [] }
        let effects = asked.effects(of: message)
        var feeds = FeedSettings()
        feeds.rates = []
        feeds.events = []
        #expect(effects.contains(.useFeeds(feeds)))
        #expect(
            effects.contains(.ask(.smallBoardRates, freshness: 0))
                && effects.contains(.schedule(.rates, .after(300))))
        let paused = asked.after(.pause)
        #expect(paused.effects(of: message).asked.isEmpty)
        #expect(
            !smallBoard(isDemo: true).effects(of: message).contains {
                if case .useFeeds = $0 { true } else { false }
            })
    }

    @Test("The feed that the settings name first is preferred from then on")
    func preference() {
        let turned = reload { $0.feeds.rates.reverse() }
        let kept = smallBoard().hearing(150, "rter", 0).hearing(165, "er-api", 60)
        #expect(kept.figures.rates["JPY"]?.rate == 150)
        let other = smallBoard().hearing(150, "rter", 0).after(turned).hearing(165, "er-api", 60)
        #expect(other.figures.rates["JPY"]?.rate == 165)
    }
}

extension Model {
    fileprivate func hearing(_ value: Double, _ source: FeedID, _ seconds: Int) -> Model {
        let rate = Rate(code: "JPY", perDollar: value, quotedAt: friday, source: source)
        return hearing(.rates([rate]), to: .rates, at: friday + seconds)
    }
}
