import Foundation
import Market

extension Question {
    /// The host and port that it goes to; nil for a file.
    var host: String? { address.host }

    /// The question in one line, for the record.
    var key: String {
        let place =
            switch address {
            case .web(let url): url.absoluteString
            case .file(let path): path
            }
        return symbols.isEmpty ? place : "\(place) \(symbols.joined(separator: ","))"
    }
}

extension FeedAddress {
    /// The host and port; nil for a file.
    var host: String? {
        guard case .web(let url) = self, let host = url.host else { return nil }
        return "\(host.lowercased()):\(url.port.map(String.init) ?? url.scheme ?? "")"
    }
}
