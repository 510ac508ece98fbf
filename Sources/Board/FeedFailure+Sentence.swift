public import Market
internal import Places
public import Words

extension FeedFailure {
    /// The failure in words for the status line: what happened, and what is done or can be done about it.
    ///
    /// Whatever came from outside is cleaned again, so that the line is safe to draw however the failure was
    /// made.
    ///
    /// - Parameters:
    ///   - symbol: the stock it concerns, if only one.
    ///   - known: symbols that there are, of which one may have been meant.
    public func sentence(_ words: Words, about symbol: Symbol? = nil, known: [Symbol] = []) -> String {
        let what = happened(words, about: symbol)
        let next =
            cause == .unknownSymbol
            ? symbol.flatMap { words.didYouMean(Nearest.symbols(to: $0, known: known)) } : nil
        return (next ?? self.next(words)).map { words[.whatAndNext, ["what": what, "next": $0]] } ?? what
    }

    /// What happened, without what is done about it.
    public func happened(_ words: Words, about symbol: Symbol? = nil) -> String {
        let stock = symbol.flatMap { CleanText.line($0.text, limit: 20) }
        let asked = host.flatMap { CleanText.line($0, limit: 60) }
        let source: String = asked.map { "\(self.source) (\($0))" } ?? self.source.text
        let subject = stock.map { "\(source), \($0)" } ?? source
        func say(_ phrase: Phrase, _ code: Int) -> String {
            words[phrase, ["source": subject, "code": String(code)]]
        }
        return switch cause {
        case .unreachable(let how): words[.failUnreachable, ["source": source]] + Self.bracketed(how, words)
        case .timedOut: words[.failTimedOut, ["source": subject]]
        case .tooManyRequests: words[.failTooMany, ["source": source]]
        case .unknownSymbol:
            words[.failUnknownSymbol, ["source": source, "symbol": stock ?? words[.thisSymbol]]]
        case .status(let code) where code == 401 || code == 403: say(.failRefused, code)
        case .status(let code) where code == 404 || code == 410: say(.failNothingThere, code)
        case .status(let code) where (500...599).contains(code): say(.failOutOfOrder, code)
        case .status(let code): say(.failNoAnswer, code)
        case .tooLarge(let limit): words[.failTooLarge, ["source": subject, "size": Self.size(limit, words)]]
        case .badRedirect(let target):
            words[.failRedirect, ["source": subject]] + Self.bracketed(.said(target), words)
        case .malformed(let what): words[.failMalformed, ["source": subject]] + Self.bracketed(what, words)
        case .insecureAddress(let address):
            words[.failInsecure, ["source": source]] + Self.bracketed(.said(address), words)
        }
    }

    /// What is done about it, or can be; nil where there is nothing to say.
    private func next(_ words: Words) -> String? {
        switch cause {
        case .tooManyRequests(let seconds): words[.askingAgainIn, ["span": Self.wait(seconds, words)]]
        case .status(401), .status(403), .status(404), .status(410), .tooLarge, .badRedirect:
            words[.checkSettings]
        case .unreachable, .timedOut, .status, .malformed: words[.askingAgainNext]
        case .unknownSymbol: words[.checkSpelling]
        // Says itself what to do.
        case .insecureAddress: nil
        }
    }

    private static func bracketed(_ reason: Reason, _ words: Words) -> String {
        switch reason {
        case .known(let known): " (\(words[known.phrase]))"
        case .said(let text): CleanText.line(text, limit: 60).map { " (\($0))" } ?? ""
        }
    }

    /// A wait, rounded up so that it never promises too early a time.
    private static func wait(_ seconds: Int, _ words: Words) -> String {
        switch seconds {
        case ...90: words[.seconds, count: max(seconds, 1)]
        case ...5400: words[.minutes, count: (seconds - 1) / 60 + 1]
        default: words[.hours, count: (seconds - 1) / 3600 + 1]
        }
    }

    private static func size(_ bytes: Int, _ words: Words) -> String {
        switch bytes {
        case ..<1024: words[.bytesSize, count: bytes]
        case ..<1_048_576: "\(bytes / 1024) KiB"
        default: "\(bytes / 1_048_576) MiB"
        }
    }
}

extension Words {
    /// A question after what was meant; nil where nothing comes to mind.
    public func didYouMean(_ names: [some Identity]) -> String? {
        names.isEmpty ? nil : self[.phrase(.didYouMean, ["names": .oneOf(names.map(\.text))])]
    }
}
