import Testing
import Words

@testable import Board

@Suite("Commands") struct CommandTests {
    @Test("Each command stands once in the list, has words, and is found by its name")
    func complete() {
        let listed = Command.list.map(\.command)
        #expect(listed.count == Command.allCases.count && Set(listed) == Set(Command.allCases))
        for command in Command.allCases {
            #expect(Command(rawValue: command.rawValue) == command)
            #expect(command.help != nil || command.label != nil, "\(command.rawValue)")
            #expect(LayerID.all.contains { $0.commands.contains(command) }, "\(command.rawValue)")
        }
        let inHelp = Keymap.rows.flatMap(\.commands)
        #expect(Set(inHelp).count == inHelp.count)
        for command in LayerID.board.commands { #expect(inHelp.contains(command), "\(command.rawValue)") }
        for command in Command.onLine {
            #expect(command.label != nil, "\(command.rawValue)")
        }
    }

    @Test("Names and keys are those that users have in their settings")
    func names() {
        let lines = Command.allCases.map { "\($0.rawValue): \($0.keys)" }
        #expect(lines.joined(separator: "\n") == Self.written)
    }

    private static let written = """
        select.left: left h
        select.down: down j
        select.up: up k
        select.right: right l
        select.first: g home
        select.last: G end
        page.up: pgup
        page.down: pgdn
        panel.next: tab
        panel.previous: shift-tab
        panel.1: 1
        panel.2: 2
        panel.3: 3
        panel.positions: 5
        panel.events: 6
        details.open: enter
        details.previous: [
        details.next: ]
        board.filter: /
        filter.keep: ctrl-s
        filters.open: F
        card.jump: '
        jump.next: tab
        headline.next: tab
        headline.previous: shift-tab
        figure.copy: y
        carry.pickUp: space
        carry.drop: enter space
        card.left: [
        card.right: ]
        card.up: {
        card.down: }
        mark.left: shift-left
        mark.down: shift-down
        mark.up: shift-up
        mark.right: shift-right
        board.add: a
        board.remove: x delete
        board.undo: u
        board.redo: ctrl-r
        card.tall: +
        card.compact: -
        panel.density: D
        panel.map: H
        panels.open: w
        columns.open: C
        group.name: n
        group.fold: z
        chart.open: v
        chart.1d: 1
        chart.5d: 2
        chart.1mo: 3
        chart.3mo: 4
        chart.6mo: 5
        chart.ytd: 6
        chart.1y: 7
        chart.2y: 8
        chart.5y: 9
        chart.10y: 0
        chart.max: M
        chart.shape: t
        chart.scale: s
        chart.adjustment: a
        chart.indicators: i
        chart.compare: c
        chart.currency: b
        choice.toggle: enter space
        choice.reset: =
        chart.mark: m
        chart.zoomIn: + =
        chart.zoomOut: -
        chart.earlier: < ,
        chart.later: > .
        deck.open: c 4
        deck.skip: left h
        deck.keep: right l
        deck.later: down j
        deck.details: up k enter
        deck.undo: u backspace
        deck.refill: r
        deck.next: tab
        deck.previous: shift-tab
        deck.turn: c
        clocks.earlier: ,
        clocks.later: .
        clocks.dayBack: <
        clocks.dayOn: >
        clocks.time: t
        day.show: @
        meeting.open: M
        meeting.longer: + =
        meeting.shorter: -
        meeting.save: s
        baseline.choose: d
        baseline.d1: 1
        baseline.d5: 5
        baseline.wtd: w
        baseline.mtd: m
        baseline.qtd: q
        baseline.ytd: y
        baseline.1w: W
        baseline.1m: M
        baseline.3m: Q
        baseline.6m: H
        baseline.1y: Y
        baseline.swap: d
        stocks.sort: s
        stocks.sortNext: S
        stocks.ownOrder: o
        rates.base: b
        rates.invert: I
        rates.invertAll: R
        rates.units: U
        events.edit: E
        positions.add: e
        positions.group: N
        amounts.hide: $
        exposure.open: X
        exposure.turn: tab space
        whatIf.open: W
        amount.open: =
        amount.invert: i
        alert.add: !
        alerts.open: A
        alert.edit: enter
        alerts.turn: tab
        feeds.refresh: r
        feeds.pause: p
        boards.open: B
        board.1: alt-1
        board.2: alt-2
        board.3: alt-3
        board.4: alt-4
        board.5: alt-5
        board.6: alt-6
        board.7: alt-7
        board.8: alt-8
        board.9: alt-9
        board.send: m
        boards.go: enter
        boards.new: ctrl-n
        boards.copy: ctrl-d
        boards.rename: ctrl-e f2
        boards.remove: delete
        boards.up: shift-up
        boards.down: shift-down
        theme.next: T
        options.open: O
        options.change: enter
        options.reset: delete
        help.open: ?
        help.search: /
        palette.open: :
        palette.run: enter
        picker.add: enter
        picker.addMore: tab
        prompt.accept: enter
        quit: q ctrl-c
        redraw: ctrl-l
        suspend: ctrl-z
        back: esc
        """
}
