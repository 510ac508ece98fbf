package import Market
internal import Places
package import Words

extension FeedFailure {
    /// What happened and what to do about it, for the status line. Cleans text from outside again.
    package func saying(about symbol: Symbol? = nil, known: [Symbol] = []) -> Saying {
        let what = happened(about: symbol)
        let meant =
            cause == .unknownSymbol
            ? symbol.flatMap { Saying.didYouMean(Nearest.symbols(to: $0, known: known)) } : nil
        return (meant ?? next).map { .phrase(.whatAndNext, ["what": what, "next": $0]) } ?? what
    }

    package func sentence(_ words: Words, about symbol: Symbol? = nil, known: [Symbol] = []) -> String {
        words[saying(about: symbol, known: known)]
    }

    package func happened(about symbol: Symbol? = nil) -> Saying {
        let stock = symbol.flatMap { CleanText.line($0.text, limit: 20) }
        let asked = host.flatMap { CleanText.line($0, limit: 60) }
        let source: String = asked.map { "\(self.source) (\($0))" } ?? self.source.text
        let subject = stock.map { "\(source), \($0)" } ?? source
        func say(_ phrase: Phrase, _ code: Int) -> Saying {
            .phrase(phrase, verbatim: ["source": subject, "code": String(code)])
        }
        func say(_ phrase: Phrase, _ source: String, _ reason: Reason) -> Saying {
            .joined([.phrase(phrase, verbatim: ["source": source]), Self.bracketed(reason)])
        }
        return switch cause {
        case .unreachable(let how): say(.failUnreachable, source, how)
        case .timedOut: .phrase(.failTimedOut, verbatim: ["source": subject])
        case .tooManyRequests: .phrase(.failTooMany, verbatim: ["source": source])
        case .unknownSymbol:
            .phrase(
                .failUnknownSymbol,
                ["source": .verbatim(source), "symbol": stock.map { .verbatim($0) } ?? .phrase(.thisSymbol)])
        case .status(let code) where code == 401 || code == 403: say(.failRefused, code)
        case .status(let code) where code == 404 || code == 410: say(.failNothingThere, code)
        case .status(let code) where (500...599).contains(code): say(.failOutOfOrder, code)
        case .status(let code): say(.failNoAnswer, code)
        case .tooLarge(let limit):
            .phrase(.failTooLarge, ["source": .verbatim(subject), "size": Self.size(limit)])
        case .badRedirect(let target): say(.failRedirect, subject, .said(target))
        case .malformed(let what):
            .joined([
                .phrase(.failMalformed, verbatim: ["source": subject]), Self.bracketed(what, limit: 400),
            ])
        case .insecureAddress(let address): say(.failInsecure, source, .said(address))
        case .noKey(let key): .phrase(.failNoKey, verbatim: ["source": source, "key": key])
        case .openKeys(let file): .phrase(.failOpenKeys, verbatim: ["source": source, "file": file])
        }
    }

    private var next: Saying? {
        switch cause {
        case .tooManyRequests(let seconds): .phrase(.askingAgainIn, ["span": .wait(seconds)])
        case .status(401), .status(403), .status(404), .status(410), .tooLarge, .badRedirect:
            .phrase(.checkSettings)
        case .unreachable, .timedOut, .status, .malformed: .phrase(.askingAgainNext)
        case .unknownSymbol: .phrase(.checkSpelling)
        case .insecureAddress: nil
        case .noKey, .openKeys: .phrase(cause.advice)
        }
    }

    private static func bracketed(_ reason: Reason, limit: Int = 60) -> Saying {
        switch reason {
        case .known(let known): .joined([.verbatim(" ("), .phrase(known.phrase), .verbatim(")")])
        case .said(let text): .verbatim(CleanText.line(text, limit: limit).map { " (\($0))" } ?? "")
        }
    }

    private static func size(_ bytes: Int) -> Saying {
        switch bytes {
        case ..<1024: .count(.bytesSize, bytes)
        case ..<1_048_576: .verbatim("\(bytes / 1024) KiB")
        default: .verbatim("\(bytes / 1_048_576) MiB")
        }
    }
}

extension Saying {
    /// Rounded up, never promising too early a time.
    package static func wait(_ seconds: Int) -> Saying {
        switch seconds {
        case ...90: .count(.seconds, max(seconds, 1))
        case ...5400: .count(.minutes, (seconds - 1) / 60 + 1)
        default: .count(.hours, (seconds - 1) / 3600 + 1)
        }
    }

    package static func didYouMean(_ names: [some Identity]) -> Saying? { didYouMean(names.map(\.text)) }

    private static func didYouMean(_ names: [String]) -> Saying? {
        names.isEmpty ? nil : .phrase(.didYouMean, ["names": .oneOf(names)])
    }

    package func suggesting(_ names: [String]) -> Saying {
        Saying.didYouMean(names).map { .phrase(.whatAndNext, ["what": self, "next": $0]) } ?? self
    }
}

extension FeedFailure.Known {
    package var phrase: Phrase {
        switch self {
        case .noNetwork: .noNetwork
        case .noConnection: .noConnection
        case .nameNotKnown: .nameNotKnown
        case .proxyNotFound: .proxyNotFound
        case .certificateNotTrusted: .certificateNotTrusted
        case .certificateOutOfDate: .certificateOutOfDate
        case .certificateOfOther: .certificateOfOther
        case .certificatesUnreadable: .certificatesUnreadable
        case .noSecureConnection: .noSecureConnection
        case .connectionBrokeOff: .connectionBrokeOff
        case .breaksOff: .breaksOff
        case .feedsMissing: .feedsMissing
        case .feedsUnfit: .feedsUnfit
        case .feedsNoRoom: .feedsNoRoom
        case .noDescriptors: .noDescriptors
        case .feedsStopped: .feedsStopped
        case .feedsSilent: .feedsSilent
        case .feedsOutOfReach: .feedsOutOfReach
        case .deskGone: .deskGone
        case .deskIsNewer: .deskIsNewer
        case .deskIsOlder: .deskIsOlder
        case .deskIsNone: .deskIsNone
        case .deskRefuses: .deskRefuses
        case .deskNoPassword: .deskNoPassword
        case .deskOpenPasswordFile: .deskOpenPasswordFile
        case .deskWrongPassword: .deskWrongPassword
        case .deskNoDatabase: .deskNoDatabase
        case .deskBadAddress: .deskBadAddress
        case .deskUntrusted: .deskUntrusted
        case .deskIdle: .deskIdle
        }
    }
}

extension FeedFailure.Cause {
    /// One line without a full stop.
    package var advice: Phrase {
        switch self {
        case .unreachable: .adviceUnreachable
        case .timedOut: .adviceTimedOut
        case .tooManyRequests: .adviceTooMany
        case .unknownSymbol: .adviceSymbol
        case .status(401), .status(403): .adviceRefused
        case .status(404), .status(410): .adviceAddress
        case .status(let code) where code >= 500: .adviceOutOfOrder
        case .status, .tooLarge, .malformed:
            .adviceChanged
        case .badRedirect: .adviceRedirect
        case .insecureAddress: .adviceInsecure
        case .noKey: .adviceNoKey
        case .openKeys: .adviceOpenKeys
        }
    }
}
