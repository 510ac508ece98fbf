internal import Glibc
internal import Market
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// `fxterm doctor`: what is known of each feed of the settings. It asks nobody.
enum DoctorCommand {
    static func run(config: String?) throws(DeskError) -> FXTerm.ExitCode {
        let (places, settings, _, _) = try Desk.settings(config: config)
        let now = MachineStart.now
        let words = Desk.words(settings)
        let diagnosis = Diagnosis(
            rates: settings.feeds.rates, stocks: settings.feeds.stocks, history: settings.feeds.history,
            record: FeedRecordFile(path: places.feeds).load(at: now), now: now.uptime, words: words,
            heldBack: History.heldBack(at: places.history, now: WallClock.now), time: WallClock.now,
            text: FigureText(Desk.locale(settings).numerals))
        guard
            FXTerm.write(
                diagnosis.text + "\n\(words[.doctorTime])\n  \(words[ZoneSource.saying])\n",
                to: STDOUT_FILENO)
        else {
            throw .failed(.verbatim(words[.outputNotWritten]))
        }
        return diagnosis.isWell ? .done : .failed
    }
}
