/// A value that is handed about by reference: as long as it is the same object, it need not be compared.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
    static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}
