/// How `fxterm watch` writes what changes, a line each.
public enum LineFormat: String, CaseIterable, Sendable {
    case lines, json
}
