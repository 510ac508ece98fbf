import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Holidays by name")
struct HolidayTests {
    private func screen(_ width: Int, at moment: String, locale: UserLocale = UserLocale([:])) throws
        -> Screen
    {
        var screen = Screen(width, 40, locale: locale)
        let day = try #require(Day(String(moment.prefix(10))))
        let hour = try #require(Int(moment.suffix(2)))
        screen.send(.tick(Zone.utc.instant(day, TimeOfDay(second: hour * 3600)), here: screen.model.here))
        return screen
    }

    @Test("A clock says why the exchange there is closed, and when it opens where there is room")
    func clocks() throws {
        let tokyo = try screen(80, at: "2026-11-23 01")
        var narrow = tokyo
        narrow.press("2")
        #expect(narrow.text.contains("TSE closed: Labour Thanksgiving"), "\(narrow.text)")
        var board = try screen(240, at: "2026-11-26 15")
        board.press("2")
        #expect(board.text.contains("NYSE closed: Thanksgiving"), "\(board.text)")
    }

    @Test(
        "Holidays of past years are known, and outside of the known years an exchange may be closed",
        arguments: [
            ("2025-12-25 15", "NYSE closed: Christmas"), ("2025-12-25 12", "LSE closed: Christmas"),
            ("2014-12-24 12", "LSE open?"), ("2028-12-26 12", "LSE open?"),
        ])
    func otherYears(moment: String, text: String) throws {
        var board = try screen(240, at: moment)
        board.press("2")
        #expect(board.text.contains(text), "\(board.text)")
    }

    @Test("A stock's details say so, too")
    func otherYearsInDetails() throws {
        var stock = try screen(120, at: "2028-01-05 01")
        stock.press("3<end><enter>")
        #expect(stock.text.contains("open?"), "\(stock.text)")
    }

    @Test("A holiday without a name is a holiday all the same")
    func other() throws {
        var screen = try screen(80, at: "2026-09-22 01")
        screen.press("2")
        #expect(screen.text.contains("TSE closed: holiday"), "\(screen.text)")
    }

    @Test("The day before and after, nothing is said of it")
    func otherDays() throws {
        for moment in ["2026-11-22 01", "2026-11-24 01"] {
            var screen = try screen(80, at: moment)
            screen.press("2")
            #expect(!screen.text.contains("Thanksgiving"))
        }
    }

    @Test("It is named in the user's language, in a stock's details too")
    func languages() throws {
        var screen = try screen(80, at: "2026-11-23 01", locale: .of("zh_TW"))
        screen.press("2")
        #expect(screen.text.contains("TSE 休市：勤勞感謝日"), "\(screen.text)")
        var stock = try self.screen(120, at: "2026-11-23 01")
        stock.press("3<end><enter>")
        #expect(stock.text.contains("closed (Labour Thanksgiving)"), "\(stock.text)")
    }
}
