internal import Board
internal import Words

/// What the key line says of commands: their keys and a word.
struct Hint: Hashable {
    let commands: [Command]
    let label: Phrase

    init(_ commands: Command..., label: Phrase) { (self.commands, self.label) = (commands, label) }

    init?(_ command: Command) {
        guard let label = command.label else { return nil }
        self.init(command, label: label)
    }
}

extension LayerID {
    /// What the key line tells of here, in its order.
    var hints: [Hint] {
        switch self {
        // Those of the board follow what is selected.
        case .board: []
        case .carry:
            [
                Hint(.selectLeft, .selectDown, .selectUp, .selectRight, label: .keyCarry),
                Hint(.carryDrop, label: .keyDrop), Hint(.back, label: .keyPutBack),
                Hint(.quit, label: .keyQuit),
            ]
        case .baseline:
            [.baselineD1, .baselineD5, .baselineSwap].compactMap { Hint($0) }
                + [Hint(.back, label: .keyLeave)]
        case .picker:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.pickerAdd, label: .keyAdd),
                Hint(.pickerAddMore, label: .keyAddAndGoOn), Hint(.back, label: .keyClose),
            ]
        case .naming: [Hint(.promptAccept, label: .keyNameIt), Hint(.back, label: .keyCancel)]
        case .amount: [Hint(.promptAccept, label: .keyShowIt), Hint(.back, label: .keyCancel)]
        case .alert: [Hint(.promptAccept, label: .keyAdd), Hint(.back, label: .keyCancel)]
        case .alerts:
            [Hint(.selectUp, .selectDown, label: .keyChoose)]
                + [.alertAdd, .alertEdit, .boardRemove, .boardUndo, .alertsTurn].compactMap { Hint($0) }
                + [Hint(.back, label: .keyClose)]
        case .entering: [Hint(.promptAccept, label: .keyAdd), Hint(.back, label: .keyCancel)]
        case .timing: [Hint(.promptAccept, label: .keyShowIt), Hint(.back, label: .keyCancel)]
        case .filter:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.promptAccept, label: .keySelect),
                Hint(.back, label: .keyCancel),
            ]
        case .boards:
            [Hint(.selectUp, .selectDown, label: .keyChoose)]
                + [.boardsGo, .boardsNew, .boardsCopy, .boardsRename, .boardsRemove].compactMap { Hint($0) }
                + [Hint(.boardsUp, .boardsDown, label: .keyOrder), Hint(.back, label: .keyClose)]
        case .sending:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.promptAccept, label: .keySend),
                Hint(.back, label: .keyClose),
            ]
        case .boardNaming: [Hint(.promptAccept, label: .keyNameIt), Hint(.back, label: .keyCancel)]
        case .filterName: [Hint(.promptAccept, label: .keyNameIt), Hint(.back, label: .keyCancel)]
        case .filters:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.choiceToggle, label: .keyOnOff),
                Hint(.groupName, label: .keyNameIt), Hint(.boardRemove, label: .keyRemove),
                Hint(.boardUndo, label: .keyUndo), Hint(.back, label: .keyClose),
            ]
        case .search:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.promptAccept, label: .keyShowIt),
                Hint(.back, label: .keyClose),
            ]
        case .jump:
            [
                Hint(.jumpNext, label: .keyNext), Hint(.promptAccept, label: .keySelect),
                Hint(.back, label: .keyCancel),
            ]
        case .meeting:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose),
                Hint(.meetingLonger, .meetingShorter, label: .keyLength),
                Hint(.selectLeft, .selectRight, label: .keyCity), Hint(.choiceToggle, label: .keyOnOff),
                Hint(.figureCopy, label: .keyCopy), Hint(.back, label: .keyClose),
            ]
        case .panels:
            [Hint(.selectUp, .selectDown, label: .keyChoose)] + [.choiceToggle].compactMap { Hint($0) } + [
                Hint(.selectLeft, .selectRight, label: .keyWidth),
                Hint(.cardTall, .cardCompact, label: .keyHeight),
            ] + [.choiceReset].compactMap { Hint($0) } + [Hint(.back, label: .keyClose)]
        case .columns:
            [Hint(.selectUp, .selectDown, label: .keyChoose)] + [.choiceToggle].compactMap { Hint($0) } + [
                Hint(.cardLeft, .cardRight, label: .keyMove)
            ] + [.choiceReset].compactMap { Hint($0) } + [Hint(.back, label: .keyClose)]
        case .details:
            [Hint(.selectUp, .selectDown, label: .keyScroll)]
                + [.chartOpen, .baselineChoose, .helpOpen, .paletteOpen, .back, .quit].compactMap { Hint($0) }
        case .chart:
            [
                Hint(.selectLeft, .selectRight, label: .keyRead),
                Hint(.selectUp, .selectDown, label: .keyRange),
            ]
                + [.chartShape, .chartScale, .chartIndicators, .chartCompare, .chartMark].compactMap {
                    Hint($0)
                }
                + [Hint(.chartZoomIn, .chartZoomOut, label: .keyZoom)]
                + [.helpOpen, .back, .quit].compactMap { Hint($0) }
        case .indicators, .comparison:
            [Hint(.selectUp, .selectDown, label: .keyChoose)]
                + [.choiceToggle].compactMap { Hint($0) } + [Hint(.back, label: .keyClose)]
        case .deck:
            [.deckSkip, .deckKeep, .deckLater, .deckDetails, .deckUndo].compactMap { Hint($0) }
                + [Hint(.back, label: .keyBoard)]
                + [.deckTurn, .deckRefill, .deckNext, .paletteOpen, .helpOpen, .quit].compactMap { Hint($0) }
        case .help:
            [
                Hint(.selectUp, .selectDown, label: .keyScroll), Hint(.helpSearch, label: .keySearch),
                Hint(.back, label: .keyClose), Hint(.quit, label: .keyQuit),
            ]
        case .helpSearch:
            [Hint(.selectUp, .selectDown, label: .keyScroll), Hint(.back, label: .keyBack)]
        case .palette:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.paletteRun, label: .keyRun),
                Hint(.back, label: .keyClose),
            ]
        case .options:
            [
                Hint(.selectUp, .selectDown, label: .keyChoose),
                Hint(.optionsChange, .selectLeft, .selectRight, label: .keyChange),
                Hint(.optionsReset, label: .keyReset), Hint(.back, label: .keyClose),
            ]
        case .optionValue: [Hint(.promptAccept, label: .keyChange), Hint(.back, label: .keyCancel)]
        }
    }
}
