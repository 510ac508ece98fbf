import CursesTerminal
import TUI
import Themes

@MainActor let terminalWorks: [String: @MainActor (String) throws -> Work] = [
    "paint: nothing has changed": { _ in
        let (terminal, frames, palette) = try onTerminal()
        return { terminal.present(frames[0], palette) }
    },
    "paint: the cursor a row on": { _ in
        let (terminal, frames, palette) = try onTerminal()
        var index = 0
        return {
            terminal.present(frames[index % 2], palette)
            index += 1
        }
    },
    "paint: every cell": { _ in
        let (terminal, frames, palette) = try onTerminal()
        return {
            terminal.invalidate()
            terminal.present(frames[0], palette)
        }
    },
]

@MainActor private func onTerminal() throws -> (CursesTerminal, [Canvas], Palette) {
    let terminal = try CursesTerminal(synchronized: .off)
    let desk = Desk()
    desk.draw()
    desk.press(.character("3"))
    let first = desk.draw()
    desk.press(.arrow(.down))
    let second = desk.draw()
    let palette = ThemeShelf().palette(ThemeShelf.standard, risesRed: false, isLight: false)
    terminal.present(first, palette)
    return (terminal, [second, first], palette)
}
