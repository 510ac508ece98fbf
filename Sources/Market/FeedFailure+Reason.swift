extension FeedFailure {
    package enum Reason: Hashable, Sendable, ExpressibleByStringInterpolation {
        case known(Known)
        /// Words of the feed, the system or a decoder: clean them before display.
        case said(String)

        package init(name: String) { self = Known(rawValue: name).map(Reason.known) ?? .said(name) }

        package init(stringLiteral text: String) { self = .said(text) }

        /// The reason's word in files and between programs, in every language.
        package var name: String {
            switch self {
            case .known(let known): known.rawValue
            case .said(let text): text
            }
        }
    }

    /// Files of earlier versions have these names: no catalogue changes them.
    package enum Known: String, Hashable, Sendable, CaseIterable {
        case noNetwork = "no network"
        case noConnection = "no connection"
        case nameNotKnown = "its name is not known"
        case proxyNotFound = "the proxy was not found"
        /// Its authority is unknown, or anything else is wrong with it.
        case certificateNotTrusted = "its certificate is not trusted"
        case certificateOutOfDate = "its certificate is out of date"
        case certificateOfOther = "its certificate is another host's"
        case certificatesUnreadable = "the list of certificate authorities cannot be read"
        case noSecureConnection = "no secure connection"
        case connectionBrokeOff = "the connection broke off"
        case breaksOff = "it breaks off half-way"
        case feedsMissing = "its program fxterm-collector is missing: install it again"
        case feedsUnfit = "fxterm-collector cannot be started: install it again"
        case feedsNoRoom =
            "the system has no process or thread left for fxterm-collector; close other programs"
        case noDescriptors = "the system has no file descriptors left; close other programs"
        case feedsStopped = "the collector stopped, see the log"
        case feedsSilent = "fxterm-collector did not respond and was stopped"
        case feedsOutOfReach =
            "fxterm-collector does not respond and runs where this fxterm cannot stop it, such as in another container"
        case deskGone = "the desk's database does not answer"
        case deskIsNewer = "the desk is of a newer version"
        case deskIsOlder = "the desk is of an older version"
        case deskIsNone = "there is no desk in that database"
        case deskRefuses = "the desk refuses the login"
        case deskNoPassword = "no password for the desk was found"
        case deskOpenPasswordFile = "others can read the file of passwords"
        case deskWrongPassword = "the desk refuses the password"
        case deskNoDatabase = "the desk's server has no such database"
        case deskBadAddress = "the desk's address makes no sense"
        case deskUntrusted = "the desk's certificate is not trusted"
        case deskIdle = "no collector feeds the desk"
    }
}

extension FeedFailure.Cause {
    package var name: String {
        switch self {
        case .unreachable: "unreachable"
        case .timedOut: "timedOut"
        case .tooManyRequests: "tooManyRequests"
        case .unknownSymbol: "unknownSymbol"
        case .status: "status"
        case .tooLarge: "tooLarge"
        case .badRedirect: "badRedirect"
        case .malformed: "malformed"
        case .insecureAddress: "insecureAddress"
        case .noKey: "noKey"
        case .openKeys: "openKeys"
        }
    }

    package var detail: String? {
        switch self {
        case .unreachable(let reason), .malformed(let reason): reason.name
        case .tooManyRequests(let number), .status(let number), .tooLarge(let number): String(number)
        case .badRedirect(let text), .insecureAddress(let text), .noKey(let text), .openKeys(let text): text
        case .timedOut, .unknownSymbol: nil
        }
    }

    /// Nil if this version does not know the name, or the detail does not fit.
    package init?(name: String, detail: String?) {
        switch (name, detail, detail.flatMap { Int($0) }) {
        case ("timedOut", _, _): self = .timedOut
        case ("unknownSymbol", _, _): self = .unknownSymbol
        case ("unreachable", let reason?, _): self = .unreachable(FeedFailure.Reason(name: reason))
        case ("malformed", let reason?, _): self = .malformed(FeedFailure.Reason(name: reason))
        case ("badRedirect", let address?, _): self = .badRedirect(address)
        case ("insecureAddress", let address?, _): self = .insecureAddress(address)
        case ("noKey", let key?, _): self = .noKey(key)
        case ("openKeys", let file?, _): self = .openKeys(file: file)
        case ("tooManyRequests", _, let seconds?): self = .tooManyRequests(retryAfter: seconds)
        case ("status", _, let status?): self = .status(status)
        case ("tooLarge", _, let limit?): self = .tooLarge(limit: limit)
        default: return nil
        }
    }
}
