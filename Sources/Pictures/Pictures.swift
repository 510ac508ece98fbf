internal import Board
internal import Foundation
internal import Market
internal import Screens
internal import TUI

/// Writes the pictures of README and docs: the program's own frames as SVG, from the bundled sample.
///
/// `make pictures` runs it with the folder to write into.
@main
struct Pictures {
    static func main() throws {
        let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "docs/pictures")
        for picture in Picture.all {
            let file = folder.appending(path: picture.name + ".svg")
            try Data(picture.svg.utf8).write(to: file, options: .atomic)
            print(file.relativePath)
        }
    }
}

/// A screen worth showing.
private struct Picture {
    let name: String
    let title: String
    let size: Size
    let messages: [Message]

    static let all = [
        Picture(
            name: "board", title: "fxterm: rate cards, world clocks and a stock grid on one board",
            size: Size(width: 120, height: 40), messages: []),
        Picture(
            name: "carry", title: "A rate card being carried",
            size: Size(width: 120, height: 40),
            messages: [.select(.rates, Cursor(index: 1)), .pickUp, .carry(Cursor(index: 4))]),
        Picture(
            name: "narrow", title: "One panel at a time on a terminal of 80 columns",
            size: Size(width: 80, height: 24), messages: [.focus(.stocks), .sortByChange]),
    ]

    /// The frame after the messages, seen from Taipei at the sample's moment.
    var svg: String {
        var model = Model(
            arrangement: .first, choices: Choices(), now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = update(&model, .known(.sample))
        for message in messages { _ = update(&model, message) }
        return view(model, size).svg(palette: Theme.standard(risesRed: true), title: title)
    }
}
