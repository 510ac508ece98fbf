internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Printing
internal import Runtime
internal import Store
internal import SystemFiles
internal import Words

/// `fxterm doctor`: the state of each feed in the settings. Makes no requests.
struct DoctorCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "doctor", [], [.config], .aboutDoctor,
            manual: """
                shows the state of each feed of the settings, when it is asked next, what to do, and which rules of local \
                time are in use; it makes no requests.
                """, make: .command { _ in DoctorCommand() })
    ]

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let (folders, feeds, words) = (try session.folders, session.settings.feeds, session.words)
        let now = MachineStart.now
        let diagnosis = Diagnosis(
            rates: feeds.rates, stocks: feeds.stocks, history: feeds.history, desk: feeds.desk,
            refresh: session.settings.refresh,
            record: FigureStore.pace(at: folders.history, now: now), now: now.uptime, words: words,
            heldBack: FigureStore.heldBack(at: folders.history, now: WallClock.now), time: WallClock.now,
            text: FigureText(session.locale.numerals))
        let certificates = SystemFile.certificateFile.map { CleanText.line($0, limit: 400) ?? "" }
        let unreadable = SystemFile.unreadableCertificateFile.map { path in
            words[
                .phrase(.certificateFileMissing, verbatim: ["file": CleanText.line(path, limit: 400) ?? ""])]
        }
        try FXTerm.print(
            diagnosis.text + """

                \(words[.doctorCertificates])
                  \(unreadable ?? certificates ?? words[.certificatesMissing])

                \(words[.doctorTime])
                  \(words[ZoneSource.saying])

                """)
        return diagnosis.isWell && unreadable == nil ? .done : .failed
    }
}
