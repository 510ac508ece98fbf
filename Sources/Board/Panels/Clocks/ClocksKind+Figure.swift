internal import Arrangement
internal import CivilTime
internal import Market

extension ClocksKind {
    /// The time of day, without seconds.
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        let time = ClockID(item).flatMap { Zone($0.zone) }?.local(model.clockMoment).time
        return ItemFigure(
            text: time.map { model.timeText.minute($0) }, name: name(of: item, language: model.language))
    }
}
