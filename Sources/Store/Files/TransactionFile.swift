internal import Glibc
package import Money
package import Words

/// The user's transactions on disk, in one file that other programs may edit too.
package struct TransactionFile: Hashable, Sendable {
    /// Why the file was not written.
    package enum Failure: Error, Hashable, Sendable {
        case store(StoreError)
        /// The edit does not apply to the file's current contents.
        case refused(EditRefusal)
        /// Another program changed the file at each try.
        case keepsChanging
    }

    /// The largest file to read or write, in bytes: about 200 000 transactions.
    static let limit = 16 << 20

    /// Attempts while another program keeps changing the file.
    private static let tries = 8

    package let path: String

    /// The file at `path`, which need not exist.
    package init(path: String) { self.path = path }

    /// The file's current contents; an empty document without a file.
    package func load() throws(StoreError) -> TransactionDocument {
        TransactionDocument(try snapshot()?.bytes ?? [], listings: try listings.load())
    }

    /// The symbols of ISINs, in a file beside this one.
    package var listings: ListingFile {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return ListingFile(path: folder.joined(separator: "/") + (folder.isEmpty ? "" : "/") + "isins.csv")
    }

    /// Saves an edit of `base`. If another program changed the file meanwhile, applies the same edit to the
    /// new contents, so that no change is lost. Fails if the file keeps changing.
    ///
    /// Readers see the old file or the new one, never a mixture. Concurrent fxterm programs wait for each
    /// other.
    ///
    /// - Returns: The new contents.
    @discardableResult
    package func save(
        _ document: TransactionDocument, madeFrom base: TransactionDocument
    ) throws(Failure) -> TransactionDocument {
        try edit(base) { found throws(EditRefusal) in try document.rebased(from: base, onto: found)
        }
    }

    /// Saves a change of the current contents. Repeats the change if another program changes the file meanwhile.
    ///
    /// - Parameter known: The contents as last read, to save reading the same again.
    /// - Returns: The new contents.
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

    /// The file to watch: `onChange` gets its contents, at first and after each change.
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
    /// One line without a full stop.
    package func saying(in file: TransactionFile) -> Saying {
        switch self {
        case .store(let error): error.saying
        case .refused(let refusal): refusal.saying(in: shown(file.path))
        case .keepsChanging: .joined([.verbatim(shown(file.path) + ": "), .phrase(.fileKeepsChanging)])
        }
    }
}
