internal import Arrangement
internal import Board
internal import CivilTime
internal import Printing
internal import Words

/// `fxterm print positions`: what the file of transactions comes to, on standard output.
struct PositionsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print positions", [.any(.item)],
            [.home, .baseline, .onDay, .whatIf, .wait, .offline, .format, .board, .config],
            .aboutPrint,
            manual: """
                writes what the file of transactions comes to: what is held, what it is worth, and what of the gain came \
                of prices and what of currencies, in the base of the board or in the currency of *--home*, now or at the \
                end of the day of *--on*, with the changes of prices since the baselines.
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

/// `fxterm print exposure`: how much of the positions is in each currency, account, group or market.
struct ExposureCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print exposure", [], [.by, .home, .onDay, .whatIf, .wait, .offline, .format, .board, .config],
            .aboutPrint,
            manual: """
                writes how much of the positions and of cash is in each currency, account, group or market, and what \
                currencies changed of it today. A fund counts by the currency of its quote.
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
