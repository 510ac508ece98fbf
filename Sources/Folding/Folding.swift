private import CUTF8Proc
private import Glibc

/// Unicode text reduced to what searches compare or terminals can show, by the tables of utf8proc.
package enum Folding {
    package enum Form: Sendable {
        /// Without case, marks and width.
        case search
        /// Decomposed by compatibility, without marks.
        case bare
        /// NFKC.
        case composed
        case withoutMarks

        fileprivate var options: utf8proc_option_t {
            let bits =
                switch self {
                case .search: [UTF8PROC_COMPOSE, UTF8PROC_COMPAT, UTF8PROC_STRIPMARK, UTF8PROC_CASEFOLD]
                case .bare: [UTF8PROC_DECOMPOSE, UTF8PROC_COMPAT, UTF8PROC_STRIPMARK]
                case .composed: [UTF8PROC_COMPOSE, UTF8PROC_COMPAT]
                case .withoutMarks: [UTF8PROC_DECOMPOSE, UTF8PROC_STRIPMARK]
                }
            return utf8proc_option_t(bits.reduce(UTF8PROC_STABLE.rawValue) { $0 | $1.rawValue })
        }
    }

    /// Unchanged if memory runs out.
    package static func fold(_ text: String, to form: Form) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var folded: UnsafeMutablePointer<UInt8>?
            let count = utf8proc_map(bytes.baseAddress, bytes.count, &folded, form.options)
            defer { free(folded) }
            guard count >= 0, let folded else { return String(decoding: bytes, as: UTF8.self) }
            return String(decoding: UnsafeBufferPointer(start: folded, count: count), as: UTF8.self)
        }
    }
}
