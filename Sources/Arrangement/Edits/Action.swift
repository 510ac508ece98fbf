internal import Market
package import Money
package import Words

/// A change in the words of undo and redo: `the move of JPY`.
package struct Action: Hashable, Sendable {
    /// Raw values are the names in the board's file.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case move, moveGroup
        case group, groupPositions, rename, fold, unfold
        case size, sizeOfAll, map, panels, panelSize, columns
        case baseline, sort, base, inverse, units, theme
        case remove, removeGroup, add, keep, takeOff
        case enter
        case event, editEvent, removeEvent
        case alert, removeAlert
        case makeBoard, renameBoard, removeBoard, restoreBoard, moveBoard, send
        case filter, removeFilter
        case setting
    }

    /// Nil if another version of the program wrote it.
    package let kind: Kind?
    /// A code, city or group; empty for none.
    package let subject: String

    package init(_ kind: Kind, _ subject: String = "") {
        (self.kind, self.subject) = (kind, subject)
    }

    package init(_ entered: Transaction) {
        self.init(.enter, entered.item?.text ?? entered.currency ?? "")
    }

    /// Reads what `written` wrote; other text is a description by an earlier version.
    package init(written: String) {
        let parts = written.split(separator: " ", maxSplits: 1).map(String.init)
        let known = parts.first.flatMap { Kind(rawValue: $0) }
        kind = known
        subject = known == nil ? written : parts.count > 1 ? parts[1] : ""
    }

    package var written: String {
        guard let kind else { return subject }
        return subject.isEmpty ? kind.rawValue : "\(kind.rawValue) \(subject)"
    }

    package var saying: Saying {
        guard let kind else { return subject.isEmpty ? .phrase(.deedOther) : .verbatim(subject) }
        return .phrase(kind.phrase, verbatim: ["name": subject])
    }
}

extension Action.Kind {
    fileprivate var phrase: Phrase {
        switch self {
        case .move: .deedMove
        case .moveGroup: .deedMoveGroup
        case .group: .deedGroup
        case .groupPositions: .deedGroupPositions
        case .rename: .deedRename
        case .fold: .deedFold
        case .unfold: .deedUnfold
        case .size: .deedSize
        case .sizeOfAll: .deedSizeOfAll
        case .map: .deedMap
        case .panels: .deedPanels
        case .panelSize: .deedPanelSize
        case .columns: .deedColumns
        case .baseline: .deedBaseline
        case .sort: .deedSort
        case .base: .deedBase
        case .inverse: .deedInverse
        case .units: .deedUnits
        case .theme: .deedTheme
        case .remove: .deedRemove
        case .removeGroup: .deedRemoveGroup
        case .add: .deedAdd
        case .keep: .deedKeep
        case .takeOff: .deedTakeOff
        case .enter: .deedEnter
        case .event: .deedEvent
        case .editEvent: .deedEditEvent
        case .removeEvent: .deedRemoveEvent
        case .alert: .deedAlert
        case .removeAlert: .deedRemoveAlert
        case .makeBoard: .deedMakeBoard
        case .renameBoard: .deedRename
        case .removeBoard: .deedRemoveBoard
        case .restoreBoard: .deedRestoreBoard
        case .moveBoard: .deedMoveBoard
        case .send: .deedSend
        case .filter: .deedFilter
        case .removeFilter: .deedRemoveFilter
        case .setting: .deedSetting
        }
    }
}
