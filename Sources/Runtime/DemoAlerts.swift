internal import Alerts
internal import CivilTime

/// Alerts of a demonstration. None of them ever fires: its figures are made up.
struct DemoAlerts {
    /// The alerts that there are.
    private(set) var all: [Alert] = []
    private var removed: [Alert] = []
    private var last = 0

    mutating func apply(_ edit: AlertEdit, at now: Instant) {
        switch edit {
        case .add(let rule, board: _):
            last += 1
            all.append(Alert(id: last, rule, madeAt: now))
        case .change(let id, let rule):
            all = all.map { $0.id == id ? Alert(id: id, rule, madeAt: now) : $0 }
        case .remove(let id):
            removed += all.filter { $0.id == id }
            all.removeAll { $0.id == id }
        case .restore(let id):
            all += removed.filter { $0.id == id }
            all.sort { $0.id < $1.id }
            removed.removeAll { $0.id == id }
        case .see: break
        }
    }
}
