import Glibc
import Market

/// A feed's figures in a file.
struct FeedFile {
    let path: String
    /// The largest file that is read, in bytes.
    var limit = 8 * 1_048_576

    /// The file's bytes.
    ///
    /// - Throws: `.unreachable` for what cannot be read, or is no plain file (a pipe might never end);
    ///   `.tooLarge`.
    func read() throws(FeedFailure.Cause) -> [UInt8] {
        // `stat` follows links, which are as good as the file.
        var status = stat()
        guard stat(path, &status) == 0 else { throw .unreachable("there is no file \(path)") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreachable("\(path) is no file") }
        guard let file = fopen(path, "re") else { throw .unreachable("\(path) may not be read") }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        guard ferror(file) == 0 else { throw .unreachable("\(path) cannot be read") }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }
}
