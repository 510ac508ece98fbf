internal import Feeds
internal import Figures
internal import Glibc
internal import Market
internal import Store
internal import Words

/// `feeds test NAME [ITEM]` and `feeds record FOLDER`, for `fxterm feeds`.
enum FeedsProgram {
    static func run(_ words: [String], agent: String, keys: KeyRing) -> Never {
        let feeds = getenv("FXTERM_FEEDS").map { FeedSettings(lines: String(cString: $0)) } ?? FeedSettings()
        let lists = FeedList.allCases.map { ($0, feeds[$0]) }
        Task.detached {
            var isDone = false
            switch (words.first, words.count) {
            case ("test", 2...3):
                for (list, sources) in lists {
                    guard let source = sources.first(where: { $0.kind.text == words[1] }) else { continue }
                    let probe = FeedProbe(
                        source, of: list, keys: keys, userAgent: agent, sentence: sentence, say: say)
                    isDone = await probe.test(words.count > 2 ? words[2] : nil)
                    break
                }
            case ("record", 2):
                isDone = true
                for (list, sources) in lists {
                    // The user's own calendar is a file already.
                    for source in sources where source.kind != .own {
                        let probe = FeedProbe(
                            source, of: list, keys: keys, userAgent: agent, sentence: sentence, say: say)
                        let file = "\(words[1])/\(source.kind).json"
                        guard let bytes = await probe.recording(nil), save(bytes, file) else {
                            isDone = false
                            continue
                        }
                        say(file)
                    }
                }
            default: exit(2)
            }
            exit(isDone ? 0 : 1)
        }
        while true { pause() }
    }

    @Sendable private static func sentence(_ failure: FeedFailure) -> String {
        Words.english[failure.happened()] + " · " + Words.english[failure.cause.advice]
    }

    private static func save(_ bytes: [UInt8], _ file: String) -> Bool {
        do throws(StoreError) { try DiskFile(file).replace(with: bytes) } catch {
            say(Words.english[error.saying])
            return false
        }
        return true
    }

    @Sendable private static func say(_ line: String) {
        let bytes = Array((CleanText.line(line, limit: 4000) ?? "").utf8) + [10]
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
