extension FeedFailure {
    /// The failure in words for the status line: what happened, and what is done or can be done about it.
    ///
    /// Whatever came from outside is cleaned again, so that the line is safe to draw however the failure was
    /// made.
    ///
    /// - Parameter symbol: the stock it concerns, if only one.
    public func sentence(about symbol: String? = nil) -> String {
        let stock = symbol.flatMap { CleanText.line($0, limit: 20) }
        let subject = stock.map { "\(source), \($0)" } ?? source
        return switch cause {
        case .unreachable(let how):
            "\(source) cannot be reached\(Self.bracketed(how)); asking again at the next refresh"
        case .timedOut:
            "\(subject): no answer in time; asking again at the next refresh"
        case .tooManyRequests(let seconds):
            "\(source): too many requests; asking again in \(Self.span(seconds))"
        case .unknownSymbol:
            "\(source) does not know \(stock ?? "this symbol")"
        case .status(let code) where code == 401 || code == 403:
            "\(subject): the feed refuses to answer (HTTP \(code))"
        case .status(let code) where code == 404 || code == 410:
            "\(subject): nothing is at this address (HTTP \(code)); check it in the settings"
        case .status(let code) where (500...599).contains(code):
            "\(subject): the feed is out of order (HTTP \(code)); asking again at the next refresh"
        case .status(let code):
            "\(subject): the feed did not give an answer (HTTP \(code))"
        case .tooLarge(let limit):
            "\(subject): the answer is larger than \(Self.size(limit)) and was dropped"
        case .badRedirect(let target):
            "\(subject): the feed points elsewhere, which is not followed\(Self.bracketed(target))"
        case .malformed(let what):
            "\(subject): the answer is not what the feed usually sends\(Self.bracketed(what))"
        case .insecureAddress(let address):
            "\(source): plain http is only for this machine; use https in the settings\(Self.bracketed(address))"
        }
    }

    private static func bracketed(_ text: String) -> String {
        CleanText.line(text, limit: 60).map { " (\($0))" } ?? ""
    }

    /// A wait, rounded up so that it never promises too early a time.
    private static func span(_ seconds: Int) -> String {
        switch seconds {
        case ...90: "\(max(seconds, 1)) s"
        case ...5400: "\((seconds - 1) / 60 + 1) min"
        default: "\((seconds - 1) / 3600 + 1) h"
        }
    }

    private static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1024: "\(bytes) bytes"
        case ..<1_048_576: "\(bytes / 1024) KiB"
        default: "\(bytes / 1_048_576) MiB"
        }
    }
}
