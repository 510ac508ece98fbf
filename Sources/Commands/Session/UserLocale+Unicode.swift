internal import Glibc
internal import Words

extension UserLocale {
    /// Whether the environment's characters are those of UTF-8. A locale that the system lacks, as over ssh, is taken at
    /// its word.
    static var isUnicode: Bool {
        if nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) == "UTF-8" { return true }
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let wishes: [String] = names.compactMap { name in getenv(name).map { String(cString: $0) } }
        let set = (wishes.first { !$0.isEmpty } ?? "").uppercased().split(separator: ".").last ?? ""
        return set.hasPrefix("UTF-8") || set.hasPrefix("UTF8")
    }
}
