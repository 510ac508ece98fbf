import Arrangement
import Board
import Literals
import Screens
import TUI
import Testing
import Words

@Suite("Looking for a city")
struct ClockPickerTests {
    private func opened(_ width: Int = 100, locale: UserLocale = UserLocale([:])) -> Screen {
        var screen = Screen(width, 30, locale: locale)
        screen.press("2a")
        return screen
    }

    private func selected(_ screen: Screen) -> Offer? {
        if let picker = screen.model.top(Picker.self) { return picker.selected }
        return nil
    }

    @Test("Below the well-known ones, cities stand from A to Z, and the arrows go from letter to letter")
    func letters() throws {
        var screen = opened()
        #expect(screen.text.contains("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"), "\(screen.text)")
        #expect(selected(screen)?.letter == nil)
        screen.press("<left>")
        #expect(selected(screen)?.letter == nil)
        screen.press("<right>")
        #expect(selected(screen)?.letter == "A")
        screen.press("<right><right>")
        #expect(selected(screen)?.letter == "C")
        screen.press("<down><down><left>")
        #expect(selected(screen)?.letter == "C")
        screen.press("<left>")
        #expect(selected(screen)?.letter == "B")
        screen.press("<left><left><left>")
        #expect(selected(screen)?.letter == "A")
        screen.press("<end>")
        #expect(selected(screen).map { screen.model.arrangement[.clocks].contains($0.item) } == true)
        screen.press("<right>")
        #expect(selected(screen)?.letter == "Z")
    }

    @Test("The near come first, of those the cities with an exchange, and what is on the board comes last")
    func order() throws {
        let screen = opened()
        guard let picker = screen.model.top(Picker.self) else { throw NoPicker() }
        let items = picker.offers.map(\.item)
        #expect(items.prefix(3) == ["Asia/Shanghai", "Asia/Shanghai#Shenzhen", "Asia/Kolkata#Mumbai"])
        func place(_ clock: Item) throws -> Int { try #require(items.firstIndex(of: clock)) }
        #expect(try place("Asia/Singapore") < place("Asia/Shanghai#Beijing"), "an exchange before a capital")
        #expect(try place("Asia/Kabul") < place("Europe/Paris"), "the region before others")
        #expect(try place("Europe/Paris") < place("Africa/Lagos#Aba"), "an exchange before the letter A")
        #expect(Set(items.suffix(6)) == Set(screen.model.arrangement[.clocks]))
        #expect(picker.count == Set(items).count)
        let letters = picker.offers.filter { $0.letter == "T" }.map(\.item)
        #expect(letters.contains("America/Toronto"), "the letters are complete")
    }

    private struct NoPicker: Error {}

    @Test("A click on a letter goes there")
    func click() throws {
        var screen = opened()
        let y = try #require(screen.lines.firstIndex { $0.contains("A B C D") })
        let x = try #require(
            screen.lines[y].firstIndex(of: "T").map {
                screen.lines[y].distance(from: screen.lines[y].startIndex, to: $0)
            })
        screen.mouse(.press, x, y)
        #expect(selected(screen)?.letter == "T")
    }

    @Test("A row says city, country, time and difference")
    func row() throws {
        var screen = opened()
        screen.press("kath")
        let row = try #require(screen.lines.first { $0.contains("Kathmandu") })
        #expect(row.contains("Nepal"))
        #expect(row.contains("02:45 −2:15 HRS"), "\(row)")
    }

    @Test("Enter adds the city, and one that is there is selected instead")
    func adding() {
        var screen = opened()
        screen.press("shenz<enter>")
        #expect(screen.model.arrangement.clocks.last == "Asia/Shanghai#Shenzhen")
        #expect(screen.lines.last?.contains("Added Shenzhen") == true)
        let count = screen.model.arrangement.clocks.count
        screen.press("atokyo<enter>")
        #expect(screen.model.arrangement.clocks.count == count)
        #expect(screen.model.selectedItem == "Asia/Tokyo")
        #expect(screen.lines.last?.contains("Tokyo is on the board already") == true)
        screen.press("u")
        #expect(screen.model.arrangement.clocks.count == count - 1)
        #expect(screen.lines.last?.contains("Undone: add Shenzhen") == true)
    }

    @Test("Cities are named in the user's language, and found in any")
    func language() throws {
        var screen = opened(locale: .of("zh_TW"))
        screen.press("tokyo")
        #expect(screen.text.contains("東京"))
        #expect(screen.text.contains("日本"))
        screen.press("<C-u>台北")
        #expect(selected(screen)?.item == "Asia/Taipei")
    }

    @Test("It fits any screen", arguments: [40, 60, 80, 120, 200])
    func sizes(width: Int) {
        var screen = Screen(width, 12)
        screen.press("2a")
        #expect(screen.text.contains("Add a clock"))
        screen.press("<right><pgdn>new york")
        #expect(screen.text.contains("New York"))
    }
}
