/// The question for the baseline of changes.
package struct BaselineChoice: Layer {
    package var id: LayerID { .baseline }
}

private enum BaselineMessage: LayerEvent {
    case ask

    func update(_ model: inout Model) -> [Effect] {
        model.open(BaselineChoice())
        return []
    }
}

extension LayerMessage {
    package static let askBaseline = LayerMessage(BaselineMessage.ask)
}

extension LayerID {
    package static let baseline = LayerID(
        "baseline", takesAnswers: true, [.baselineD1, .baselineD5, .baselineSwap])
}
