import Foundation
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
    func read() throws(FeedFailure.Cause) -> Data {
        // `stat` follows links, which are as good as the file.
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .unreachable("there is no file \(path)")
        }
        let resolved = URL(filePath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else {
            throw .unreachable("\(path) is no file")
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw .unreachable("\(path) may not be read")
        }
        defer { try? file.close() }
        do {
            let data = try file.read(upToCount: limit + 1) ?? Data()
            if data.count <= limit { return data }
        } catch {
            throw .unreachable("\(path) cannot be read")
        }
        throw .tooLarge(limit: limit)
    }
}
