internal import CivilTime

extension YearlyReturn {
    init(_ flows: CashFlows, value: Figure, on day: Day, _ gap: Missing?) {
        self = .none
    }
}
