internal import Money
package import Words

extension TransactionFile.Failure {
    /// One line without a full stop.
    package func saying(in file: TransactionFile) -> Saying {
        switch self {
        case .store(let error): error.saying
        case .refused(let refusal): refusal.saying(in: shown(file.path))
        case .keepsChanging: .joined([.verbatim(shown(file.path) + ": "), .phrase(.fileKeepsChanging)])
        }
    }
}
