internal import Market

extension Bar.Session {
    /// The session's number in the file.
    var number: Int {
        switch self {
        case .before: 0
        case .regular: 1
        case .after: 2
        }
    }

    /// The session of a number; nil where it is none.
    init?(number: Int) {
        guard let session = Bar.Session.allCases.first(where: { $0.number == number }) else { return nil }
        self = session
    }
}
