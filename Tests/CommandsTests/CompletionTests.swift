import Commands
import Testing

@Suite struct CompletionTests {
    private func offered(_ line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let (before, typed, candidates) = Completion.candidates(
            after: words.dropLast(), typed: words.last ?? ""
        ) { _ in "" }
        return candidates.compactMap { candidate in
            switch candidate {
            case .word(let word, _): word.hasPrefix(typed) ? before + word : nil
            case .any(let argument): "<\(argument)>"
            }
        }
    }

    @Test(
        "What can stand there is offered, and nothing else",
        arguments: [
            ("pri", ["print", "<item>"]), ("print c", ["candles", "clocks"]),
            ("print rates ", ["<currency>"]), ("print clocks ", ["<city>"]), ("print stocks ", ["<item>"]),
            ("print candles ", ["<item>"]), ("print candles --ra", ["--range"]),
            ("print candles --range 1m", ["1mo"]), ("print candles --range=1m", ["--range=1mo"]),
            ("print candles --range = 1m", ["1mo"]), ("print candles --range 1d --ra", []),
            ("print --format j", ["json"]), ("watch --format j", ["json"]), ("watch --format t", []),
            ("config ", ["path", "check", "default"]), ("config p", ["path"]), ("config path ", []),
            ("alerts ", ["list", "add", "remove", "history", "test"]), ("alerts add ", ["<item>"]),
            ("desk ", ["init", "migrate", "check", "status"]),
            ("desk init --keep", ["--keep-minutes", "--keep-days"]),
            ("time ", ["<city>"]), ("convert ", []), ("convert 5 ", ["<item>"]),
            ("transactions import ", ["<file>"]), ("--board ", ["<board>"]),
            ("--board x pri", ["print", "<item>"]),
            ("completion z", ["zsh"]), ("help ti", ["time"]), ("print -- --fo", []), ("doctor ", []),
            ("AAPL ", ["<item>"]),
        ])
    func candidates(_ line: String, _ expected: [String]) {
        #expect(offered(line) == expected)
    }
}
