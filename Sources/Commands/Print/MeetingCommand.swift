internal import Arrangement
internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import Printing
internal import Words

/// Makes no requests.
struct MeetingCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print meeting", [.any(.city)], [.length, .format, .board, .config], .aboutPrint,
            manual: """
                prints times in the next seven days when people in some cities, or in those \
                of the board's clocks, can meet, the best first.
                """, make: .command(MeetingCommand.init))
    ]

    /// In the user's words; empty for the clocks on the board.
    private let places: [String]
    private let minutes: Int
    private let format: PrintFormat

    init(_ given: Given) throws(UsageError) {
        places = given.words
        minutes = try given.number(.length, 15...720) ?? 60
        format = try given.printFormat()
    }

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let clocks = try TimeCommand.clocks(places, session)
        if clocks.isEmpty { throw .failed(.phrase(.noClocksOnBoard)) }
        let arrangement = Arrangement([.clocks: ItemList(cards: clocks.map { Item($0) })])
        let model = session.model(arrangement, on: session.output)
        TimeCommand.complainOfZones(clocks, session)
        guard let meeting = Meeting(of: clocks, minutes: minutes, model) else { return .failed }
        let printed = PrintedMeeting(meeting, model)
        if format == .json || !printed.isEmpty { try FXTerm.print(printed.text(format)) }
        if printed.isEmpty { throw .failed(.phrase(.noMeeting)) }
        return .done
    }
}
