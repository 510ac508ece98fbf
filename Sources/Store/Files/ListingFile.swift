package import Market
internal import Money

/// The symbols of ISINs, a row `isin,symbol` each, in a file that users may edit.
package struct ListingFile: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Empty without a file. Ignores rows without an ISIN and a symbol.
    package func load() throws(StoreError) -> [ISIN: Symbol] {
        let bytes: [UInt8]
        do throws(DiskFile.Unreadable) {
            bytes = try DiskFile(path).read(limit: TransactionFile.limit) ?? []
        } catch {
            throw .failed(path: path, reason: error.reason)
        }
        var listings: [ISIN: Symbol] = [:]
        for row in CSVReader.rows(bytes) where row.count >= 2 {
            if let isin = ISIN(row[0]), let symbol = Symbol(row[1]) { listings[isin] = symbol }
        }
        return listings
    }

    package func add(_ new: [ISIN: Symbol]) throws(StoreError) {
        try DiskFile(path).makeFolder()
        let all = try load().merging(new) { $1 }
        let rows = all.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value)" }
        try OutputFile(path: path).write(Array((["isin,symbol"] + rows).joined(separator: "\n").utf8) + [10])
    }
}
