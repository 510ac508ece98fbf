internal import Glibc
package import Market
package import Words

/// The user's own events in one file that other programs may edit too.
package struct EventFile: Hashable, Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case store(StoreError)
        case refused(EventRefusal)
        case keepsChanging
    }

    /// The largest file, in bytes: about 20,000 events.
    package static let limit = 4 << 20

    private static let tries = 8

    package let path: String

    package init(path: String) { self.path = path }

    /// An empty document without a file.
    package func load() throws(StoreError) -> EventDocument { EventDocument(try snapshot()?.bytes ?? []) }

    /// Edits the current contents, whoever changed them. Readers never see a mixture; fxterms take turns.
    package func save(_ edit: EventEdit) throws(Failure) {
        let file = DiskFile(path)
        do throws(StoreError) { try file.makeFolder() } catch { throw .store(error) }
        try FileLock.hold(DiskFile(path + ".lock")) { () throws(Failure) in
            for attempt in 0..<EventFile.tries {
                usleep(useconds_t(attempt * 10_000))
                let (read, new): (DiskFile.Snapshot?, EventDocument)
                do throws(StoreError) { read = try snapshot() } catch { throw .store(error) }
                do throws(EventRefusal) {
                    new = try EventDocument(read?.bytes ?? []).applying(edit)
                } catch {
                    throw .refused(error)
                }
                do throws(StoreError) {
                    guard new.bytes.count <= EventFile.limit else {
                        throw .failed(path: path, reason: DiskFile.tooLarge(EventFile.limit))
                    }
                    if try file.replace(read, with: new.bytes) { return }
                } catch {
                    throw .store(error)
                }
            }
            throw .keepsChanging
        }
    }

    private func snapshot() throws(StoreError) -> DiskFile.Snapshot? {
        do throws(DiskFile.Unreadable) {
            return try DiskFile(path).snapshot(limit: EventFile.limit)
        } catch {
            throw .failed(path: path, reason: error.reason)
        }
    }

    /// `onChange` gets the contents, at first and after each change.
    package func watched(
        onChange: @escaping @Sendable (Result<EventDocument, StoreError>) -> Void
    ) -> FileWatch.Files {
        FileWatch.Files([DiskFile(path).path], quiet: 20) {
            do throws(StoreError) {
                onChange(.success(try load()))
            } catch {
                onChange(.failure(error))
            }
        }
    }

    /// `report` gets a refused edit, which is dropped, or why others are not saved yet.
    package func writer(
        report: @escaping @Sendable (Failure, [Saying]) -> Void, saved: @escaping @Sendable (Saying) -> Void,
        caughtUp: @escaping @Sendable () -> Void
    ) -> EditQueue<EventEdit, Failure> {
        EditQueue(
            write: { edit throws(Failure) in try save(edit) },
            isLasting: { failure in
                switch failure {
                case .store, .keepsChanging: false
                case .refused: true
                }
            }, report: report, saved: saved, caughtUp: caughtUp)
    }
}

extension EventFile.Failure {
    package func saying(in file: EventFile) -> Saying {
        let name = Saying.verbatim(shown(file.path) + ": ")
        return switch self {
        case .store(let error): error.saying
        case .refused(.changedMeanwhile): .joined([name, .phrase(.eventChanged)])
        case .refused(.noCalendar): .joined([name, .phrase(.isNoCalendar)])
        case .keepsChanging: .joined([name, .phrase(.fileKeepsChanging)])
        }
    }
}
