internal import Arrangement
internal import Board
internal import CivilTime
internal import Printing
internal import Words

struct PositionsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print positions", [.any(.item)],
            [.home, .base, .baseline, .onDay, .whatIf, .wait, .offline, .format, .board, .config],
            .aboutPrint,
            manual: """
                prints your positions: what you own, its value, and how much of the gain \
                came from prices and how much from currencies, in the base currency of the \
                board or the currency of *--home*, now or at the end of the day of *--on*, \
                with price changes since the baselines.
                """, make: .command(PositionsCommand.init))
    ]

    private let wish: PositionsWish
    private let format: PrintFormat

    init(_ given: Given) throws(UsageError) {
        wish = try PositionsWish(given)
        format = try given.printFormat()
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let read = try wish.read(session)
        try FXTerm.print(
            PrintedPositions(
                read.positions, read.states, timeWeighted: read.timeWeighted, read.model
            ).text(format))
        return read.complain()
    }
}

struct ExposureCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print exposure", [],
            [.by, .home, .base, .onDay, .whatIf, .wait, .offline, .format, .board, .config],
            .aboutPrint,
            manual: """
                prints how much of positions and cash is in each currency, account, group or \
                market, and how much of today's change came from currencies. A fund counts \
                in the currency of its quote.
                """, make: .command(ExposureCommand.init))
    ]

    private let wish: PositionsWish
    private let key: ExposureKey
    private let format: PrintFormat

    init(_ given: Given) throws(UsageError) {
        wish = try PositionsWish(given)
        key = try given.choice(.by) ?? .currency
        format = try given.printFormat()
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let read = try wish.read(session)
        try FXTerm.print(PrintedExposure(read.positions, by: key, read.states, read.model).text(format))
        return read.complain()
    }
}
