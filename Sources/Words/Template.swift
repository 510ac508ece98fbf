private import Glibc
internal import Substrings

/// A phrase with names in braces, such as `live, {moment}`.
enum Template {
    static func filled(_ template: String, _ values: KeyValuePairs<StaticString, String>) -> String {
        filled(template) { value($0, values) }
    }

    /// Names are UTF-8.
    static func filled(_ template: String, _ value: (UnsafeBufferPointer<UInt8>) -> String?) -> String {
        var text = template
        return text.withUTF8 { bytes in
            var result = ""
            var start = 0
            while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
                let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}"))
            {
                result += String(decoding: bytes[start..<brace], as: UTF8.self)
                let name = UnsafeBufferPointer(rebasing: bytes[(brace + 1)..<end])
                result += value(name) ?? ""
                start = end + 1
            }
            if start == 0 { return String(decoding: bytes, as: UTF8.self) }
            return result + String(decoding: bytes[start...], as: UTF8.self)
        }
    }

    /// Replaces names such as `key:undo` by the commands' keys; other names stay.
    static func named(_ template: String, _ keys: [String: String]) -> String {
        // Few phrases name a key, and each start checks all of them.
        let isOpen = template.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "{")) }
        guard isOpen != false, strstr(template, "{key:") != nil else { return template }
        return filled(template) { name in
            let name = String(decoding: name, as: UTF8.self)
            return (name.hasPrefix("key:") ? keys[String(name.dropFirst(4))] : nil) ?? "{\(name)}"
        }
    }

    static func names(_ template: String) -> [String] {
        template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1)
            .compactMap { $0.split(separator: "}", omittingEmptySubsequences: false).first.map(String.init) }
    }

    /// Applies `change` to each stretch that is not a name, for each form separately.
    static func changed(_ template: String, _ change: (String) -> String) -> String {
        template.parts(between: " | ").map { form in
            var (result, stretch, isName) = ("", "", false)
            for character in form {
                if character == "{" {
                    if !stretch.isEmpty { result += change(stretch) }
                    stretch = ""
                    isName = true
                }
                if isName { result.append(character) } else { stretch.append(character) }
                if character == "}" { isName = false }
            }
            return result + (stretch.isEmpty ? "" : change(stretch))
        }.joined(separator: " | ")
    }

    private static func value(
        _ name: UnsafeBufferPointer<UInt8>, _ values: KeyValuePairs<StaticString, String>
    ) -> String? {
        values.first { key, _ in
            key.utf8CodeUnitCount == name.count
                && UnsafeBufferPointer(start: key.utf8Start, count: name.count).elementsEqual(name)
        }?.value
    }
}
