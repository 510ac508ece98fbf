internal import CSQLite
internal import CivilTime
internal import Market

/// A prepared statement: values go in, rows come out.
struct Statement: ~Copyable {
    enum Value {
        case null
        case integer(Int)
        case real(Double)
        case text(String)
        case blob([UInt8])

        static func id(_ id: some Identity) -> Value { .text(id.text) }
        static func flag(_ value: Bool) -> Value { .integer(value ? 1 : 0) }
        static func optional(_ value: Int?) -> Value { value.map(Value.integer) ?? .null }
        static func optional(_ value: Double?) -> Value { value.map(Value.real) ?? .null }
        static func optional(_ value: String?) -> Value { value.map(Value.text) ?? .null }
    }

    private let handle: OpaquePointer
    private let connection: OpaquePointer

    init(_ sql: String, on connection: OpaquePointer) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw SQLiteFailure(code, on: connection) }
        (self.handle, self.connection) = (handle, connection)
    }

    deinit { sqlite3_finalize(handle) }

    /// Sets `?1`, `?2`, … and goes back before the first row.
    borrowing func bind(_ values: [Value]) throws(SQLiteFailure) {
        sqlite3_reset(handle)
        for (index, value) in zip(Int32(1)..., values) {
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, index)
                case .integer(let value): sqlite3_bind_int64(handle, index, Int64(value))
                case .real(let value): sqlite3_bind_double(handle, index, value)
                case .text(let value):
                    fxterm_bind_text(handle, index, value, Int32(clamping: value.utf8.count))
                case .blob(let value):
                    fxterm_bind_blob(handle, index, value, Int32(clamping: value.count))
                }
            guard code == SQLITE_OK else { throw SQLiteFailure(code, on: connection) }
        }
    }

    /// Goes to the next row; false after the last.
    borrowing func step() throws(SQLiteFailure) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteFailure(code, on: connection)
        }
    }

    borrowing func run(_ values: [Value]) throws(SQLiteFailure) {
        try bind(values)
        while try step() {}
        // Without a reset the statement keeps the database open until its next use.
        sqlite3_reset(handle)
    }

    /// Runs it to its end. Returns the first integer of its first row; nil without rows.
    borrowing func first(_ values: [Value] = []) throws(SQLiteFailure) -> Int? {
        try bind(values)
        guard try step() else { return nil }
        let value = integer(0)
        while try step() {}
        return value
    }

    // MARK: Columns of the row, from 0

    borrowing func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// 0 for NULL.
    borrowing func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    borrowing func optional(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

    borrowing func flag(_ column: Int32) -> Bool { integer(column) != 0 }

    /// Nil outside the range of moments.
    borrowing func moment(_ column: Int32) -> Instant? {
        Entry.isMoment(integer(column)) ? Instant(integer(column)) : nil
    }

    /// 0 for NULL.
    borrowing func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    borrowing func text(_ column: Int32) -> String? {
        sqlite3_column_text(handle, column).map { String(cString: $0) }
    }

    borrowing func id<ID: Identity>(_ column: Int32) -> ID? { text(column).flatMap(ID.init) }

    /// Cleaned for display, since other programs can change the file.
    borrowing func label(_ column: Int32) -> String? {
        guard let text = text(column) else { return nil }
        // Nearly every text is plain and needs no cleaning.
        return Statement.isPlain(text) ? text : CleanText.line(text)
    }

    /// Short visible ASCII with single spaces.
    private static func isPlain(_ text: String) -> Bool {
        guard (1...80).contains(text.utf8.count) else { return false }
        var last: UInt8 = 0x20
        for byte in text.utf8 {
            guard (0x20...0x7E).contains(byte), byte > 0x20 || last > 0x20 else { return false }
            last = byte
        }
        return last > 0x20
    }

    borrowing func blob(_ column: Int32) -> [UInt8] { withBlob(column) { Array($0) } }

    /// Reads the bytes in place; empty for NULL.
    borrowing func withBlob<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = sqlite3_column_blob(handle, column)
        let count = start == nil ? 0 : Int(sqlite3_column_bytes(handle, column))
        return body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
