package import Market
package import Words

extension FeedFailure.Known {
    /// The reason in words.
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
