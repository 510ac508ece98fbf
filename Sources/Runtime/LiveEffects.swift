public import Board
public import FeedWire
private import Market
public import Store
private import Threads
public import Words

/// The real world: the feeds of the settings, the board's file and the history.
@MainActor
public final class LiveEffects: EffectRunner {
    private let mailbox: Mailbox
    private let feeds: FeedProcess
    private let writer: BoardWriter?
    private let history: History?
    private let keeper: Keeper?
    private let log: LogFile
    private let asking = SerialThread()
    private let digesting = SerialThread()
    private let others: ToldOthers?
    /// When the last round of each list began; a list's first counts from the program's start.
    private var rounds: [FeedList: MachineStart] = [:]
    private let start = MachineStart.now

    /// Makes a runner whose answers go to `mailbox`.
    public init(
        _ mailbox: Mailbox, feeds: FeedProcess, writer: BoardWriter?, history: History?, log: LogFile,
        others: ToldOthers? = nil
    ) {
        (self.others, self.log, self.mailbox, self.feeds) = (others, log, mailbox, feeds)
        (self.writer, self.history) = (writer, history)
        keeper = history.map { Keeper($0, mailbox) }
    }

    /// Begins `effect`.
    public func run(_ effect: Effect) {
        switch effect {
        case .save(let arrangement):
            writer?.save(arrangement)
        case .savePast(let past, let arrangement):
            writer?.save(past, of: arrangement)
        case .ask(let subject):
            ask(subject)
        case .useFeeds(let list):
            feeds.use(rates: list.rates, stocks: list.stocks, history: list.history)
        case .recall:
            recall()
        case .digest(let digest):
            let mailbox = mailbox
            Task.detached(executorPreference: digesting) { mailbox.put(.figures(.digested(digest.done()))) }
        // Kept already, by another program.
        case .keep(.pastRates(_, source: .program), _):
            break
        case .keep(let answer, let seenAt):
            keeper?.keep(answer, seenAt: seenAt)
        case .keepUnshown(let figures):
            keeper?.keep(unshown: figures)
        case .schedule, .redraw, .renewTheme, .useMouse, .suspend, .quit:
            break
        }
    }

    /// Waits for the board and the figures to be on disk: the board first, which nobody can ask for again.
    public func finish() -> Saying? {
        do throws(StoreError) {
            try writer?.flush()
        } catch {
            return error.saying
        }
        if keeper?.finish() == false, let history { return StoreError.timedOut(path: history.path).saying }
        return nil
    }

    /// Reads the quotes that earlier runs kept. Where that fails, what is left there stays there.
    private func recall() {
        let (mailbox, history) = (mailbox, history)
        Task.detached(executorPreference: digesting) {
            do throws(StoreError) {
                mailbox.put(.figures(.recalled(try await history?.quotes(at: WallClock.now) ?? [])))
            } catch {
                mailbox.put(.disk(.notSaved(error.saying)))
                mailbox.put(.figures(.recalled([])))
            }
        }
    }

    private func ask(_ subject: FeedSubject) {
        log.keepShort()
        let (mailbox, feeds, others) = (mailbox, feeds, others)
        let since = rounds.updateValue(.now, forKey: subject.list) ?? start
        Task.detached(executorPreference: asking) {
            var heard = Heard()
            for await answer in feeds.ask(subject) {
                mailbox.put(.figures(.answered(answer, to: subject, at: WallClock.now)))
                heard.note(answer)
            }
            if let others, let left = heard.passedOver(of: subject) {
                let sources = feeds.sources(of: left.list)
                for (answer, time) in await others.answers(to: left, from: sources, since: since) {
                    mailbox.put(.figures(.answered(answer, to: subject, at: time)))
                }
            }
            mailbox.put(.figures(.finished(subject)))
        }
    }
}
