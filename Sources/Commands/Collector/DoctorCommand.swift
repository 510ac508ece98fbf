internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Printing
internal import Runtime
internal import Store
internal import SystemFiles
internal import Words

/// Makes no requests.
struct DoctorCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "doctor", [], [.tableFormat, .config], .aboutDoctor,
            manual: """
                shows for each feed its last answer, its last error, its next request and \
                what to do, for each service of *alerts.to* whether its key is there, and which \
                rules of local time are in use. It makes no requests.
                """, make: .command(DoctorCommand.init))
    ]

    private let format: PrintFormat

    init(_ given: Given) throws(UsageError) {
        format = try given.choice(.format, of: [.table, .json]) ?? .table
    }

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let (folders, feeds, words) = (try session.folders, session.settings.feeds, session.words)
        let now = MachineStart.now
        let record = FigureStore.pace(at: folders.history, now: now)
        let heldBack = FigureStore.heldBack(at: folders.history, now: WallClock.now)
        let lacking = feeds.lacking(keysIn: folders.keys)
        let receivers = session.settings.alertReceivers.map {
            ReceiverKeys($0, lack: $0.lack(keysIn: folders.keys))
        }
        let diagnosis = Diagnosis(
            rates: feeds.rates, stocks: feeds.stocks, history: feeds.history, desk: feeds.desk,
            refresh: session.settings.refresh,
            record: record, now: now.uptime, words: words, heldBack: heldBack, time: WallClock.now,
            text: FigureText(session.locale.numerals), lacking: lacking, receivers: receivers)
        let certificates = SystemFile.certificateFile.map { CleanText.line($0, limit: 400) ?? "" }
        let unreadable = SystemFile.unreadableCertificateFile.map { path in
            words[
                .phrase(.certificateFileMissing, verbatim: ["file": CleanText.line(path, limit: 400) ?? ""])]
        }
        let isWell = diagnosis.isWell && unreadable == nil
        if format == .json {
            let printed = PrintedFeeds(feeds, record, now.uptime, now.wall, lacking: lacking)
            try FXTerm.print(
                printed.diagnosis(
                    isWell: isWell, heldBack: heldBack, certificates: unreadable == nil ? certificates : nil,
                    receivers: receivers))
            return isWell ? .done : .failed
        }
        try FXTerm.print(
            diagnosis.text + """

                \(words[.doctorCertificates])
                  \(unreadable ?? certificates ?? words[.certificatesMissing])

                \(words[.doctorTime])
                  \(words[ZoneSource.saying])

                """)
        return isWell ? .done : .failed
    }
}

extension AlertReceiver {
    /// The first of its keys that cannot be used, and why; nil if all can.
    fileprivate func lack(keysIn file: String) -> ReceiverKeys.Lack? {
        for key in keys {
            switch ServiceKey(key, file: file) {
            case .value: continue
            case .missing: return .missing(key)
            case .readableByOthers: return .open(file: file)
            }
        }
        return nil
    }
}
