/// How `fxterm watch` writes what changes, a line each.
package enum LineFormat: String, CaseIterable, Sendable {
    case lines, json
}
