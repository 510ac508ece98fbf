package enum StockNames: Hashable, Sendable {
    /// The one in a language such as `zh` if that is the market's own, else the English one.
    case readable(String)
    case local

    /// Languages other than English, by the exchange's zone.
    private static let languages = [
        "Asia/Taipei": "zh", "Asia/Hong_Kong": "zh", "Asia/Shanghai": "zh", "Asia/Tokyo": "ja",
        "Asia/Seoul": "ko",
    ]

    fileprivate func isLocal(in zone: String) -> Bool {
        switch self {
        case .readable(let language): Self.languages[zone] == language
        case .local: true
        }
    }
}

extension Quote {
    package func name(_ names: StockNames) -> String? {
        names.isLocal(in: zone) ? localName ?? name : name ?? LeadingStocks.names[symbol] ?? localName
    }

    static func isLocal(_ name: String) -> Bool {
        name.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
            default: false
            }
        }
    }
}
