internal import Glibc
package import Money
package import Words

/// The user's transactions in one file that other programs may edit too.
package struct TransactionFile: Hashable, Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case store(StoreError)
        case refused(EditRefusal)
        case keepsChanging
    }

    /// The largest file, in bytes: about 200 000 transactions.
    static let limit = 16 << 20

    private static let tries = 8

    package let path: String

    package init(path: String) { self.path = path }

    /// An empty document without a file.
    package func load() throws(StoreError) -> TransactionDocument {
        TransactionDocument(try snapshot()?.bytes ?? [], listings: try listings.load())
    }

    package var listings: ListingFile {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return ListingFile(path: folder.joined(separator: "/") + (folder.isEmpty ? "" : "/") + "isins.csv")
    }

    /// Applies the edit to the new contents if another program changed the file since `base`; fails if the
    /// file keeps changing. Readers never see a mixture; fxterm programs take turns.
    @discardableResult
    package func save(
        _ document: TransactionDocument, madeFrom base: TransactionDocument
    ) throws(Failure) -> TransactionDocument {
        try edit(base) { found throws(EditRefusal) in try document.rebased(from: base, onto: found)
        }
    }

    /// Repeats the change if another program changes the file meanwhile. `known`, as last read, saves a read.
    @discardableResult
    package func edit(
        _ known: TransactionDocument,
        _ change: (TransactionDocument) throws(EditRefusal) -> TransactionDocument
    ) throws(Failure) -> TransactionDocument {
        let file = DiskFile(path)
        do throws(StoreError) { try file.makeFolder() } catch { throw .store(error) }
        return try FileLock.hold(DiskFile(path + ".lock")) { () throws(Failure) in
            for attempt in 0..<TransactionFile.tries {
                usleep(useconds_t(attempt * 10_000))
                let read: DiskFile.Snapshot?
                do throws(StoreError) { read = try snapshot() } catch { throw .store(error) }
                let found =
                    read?.bytes == known.bytes
                    ? known : TransactionDocument(read?.bytes ?? [], listings: known.listings)
                let new: TransactionDocument
                do throws(EditRefusal) {
                    new = try change(found)
                } catch {
                    throw .refused(error)
                }
                if new == found { return new }
                do throws(StoreError) {
                    guard new.bytes.count <= TransactionFile.limit else {
                        throw .failed(path: path, reason: DiskFile.tooLarge(TransactionFile.limit))
                    }
                    if try file.replace(read, with: new.bytes) { return new }
                } catch {
                    throw .store(error)
                }
            }
            throw .keepsChanging
        }
    }

    private func snapshot() throws(StoreError) -> DiskFile.Snapshot? {
        do throws(DiskFile.Unreadable) {
            return try DiskFile(path).snapshot(limit: TransactionFile.limit)
        } catch {
            throw .failed(path: path, reason: error.reason)
        }
    }

    /// `onChange` gets the contents, at first and after each change.
    package func watched(
        onChange: @escaping @Sendable (Result<TransactionDocument, StoreError>) -> Void
    ) -> FileWatch.Files {
        FileWatch.Files([DiskFile(path).path, DiskFile(listings.path).path], quiet: 20) {
            do throws(StoreError) {
                onChange(.success(try load()))
            } catch {
                onChange(.failure(error))
            }
        }
    }
}

extension TransactionFile.Failure {
    package func saying(in file: TransactionFile) -> Saying {
        switch self {
        case .store(let error): error.saying
        case .refused(let refusal): refusal.saying(in: shown(file.path))
        case .keepsChanging: .joined([.verbatim(shown(file.path) + ": "), .phrase(.fileKeepsChanging)])
        }
    }
}
