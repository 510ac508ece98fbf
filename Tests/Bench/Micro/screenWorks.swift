import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI

@MainActor let screenWorks: [String: @MainActor (String) throws -> Work] = [
    "frame: the full board": { _ in
        let desk = Desk()
        return { desk.draw() }
    },
    "frame: 10,000 stocks": { _ in
        let desk = Desk(stocks: 10_000)
        return { desk.draw() }
    },
    "key: down or up, and its frame": { _ in keys(Desk(), [.character("3")], [.arrow(.down), .arrow(.up)]) },
    "key: on rate cards, and its frame": { _ in
        keys(Desk(), [.character("1")], [.arrow(.right), .arrow(.left)])
    },
    "key: on clocks, and its frame": { _ in keys(Desk(), [.character("2")], [.arrow(.down), .arrow(.up)]) },
    "key: in details, and its frame": { _ in
        keys(Desk(size: low), [.character("1"), .enter], [.arrow(.down), .arrow(.up)])
    },
    "key: in the help, and its frame": { _ in
        keys(Desk(size: low), [.character("?")], [.arrow(.down), .arrow(.up)])
    },
    "key: in the picker, and its frame": { _ in
        keys(Desk(), [.character("1"), .character("a")], [.arrow(.down), .arrow(.up)])
    },
    "key: a card of the deck and back, and its frame": { _ in
        var still = Settings()
        still.motion = false
        return keys(
            Desk(settings: still), [.character("1"), .character("c")], [.arrow(.left), .character("u")])
    },
    "board: another one of 50 cards, and its frame": { _ in
        let desk = Desk(stocks: 60)
        let entries = [BoardEntry.first, BoardEntry(BoardID(for: "Other", besides: []), "Other")]
        desk.send(.disk(.boards(.listed(entries, removed: []))))
        let symbols = desk.model.arrangement[.stocks].map(\.text)
        let boards = zip(entries, [symbols.prefix(30), symbols.suffix(30)]).map { entry, stocks in
            OpenedBoard(
                .kept(entry.id),
                Arrangement(rates: Desk.currencies, clocks: Desk.clocks, stocks: Array(stocks)))
        }
        var index = 0
        return {
            index += 1
            desk.send(.disk(.boards(.opened(boards[index % 2]))))
            desk.draw()
        }
    },
    "key: one of a flood": { _ in
        let desk = Desk()
        desk.draw()
        desk.press(.character("3"))
        var isDown = false
        return {
            isDown.toggle()
            desk.press(.arrow(isDown ? .down : .up))
        }
    },
    "key: the same among 10,000 stocks": { _ in
        keys(Desk(stocks: 10_000), [.character("3")], [.arrow(.down), .arrow(.up)])
    },
    "key: a carried step among 200 cards": { _ in
        let desk = Desk(
            currencies: manyCurrencies, isMixed: true, stocks: 0, size: Size(width: 152, height: 60))
        return keys(desk, [.character("1"), .character(" ")], [.arrow(.right), .arrow(.left)])
    },
    "key: a letter in the picker of cities": { _ in
        keys(Desk(), [.character("2"), .character("a")], [.character("s"), .backspace])
    },
    "key: a letter in the picker of 10,000 stocks": { _ in
        keys(Desk(stocks: 10_000), [.character("3"), .character("a")], [.character("1"), .backspace])
    },
    "key: times to meet in 20 cities, and its frame": { _ in
        let zones = Zone.names.filter { $0.hasPrefix("America/") || $0.hasPrefix("Asia/") }.prefix(20)
        return keys(Desk(clocks: Array(zones)), [.character("2")], [.character("M")])
    },
    "key: 10,000 stocks sorted": { _ in keys(Desk(stocks: 10_000), [.character("3")], [.character("s")]) },
    "tick: a second, and its frame": { _ in
        let desk = Desk()
        return { desk.tick() }
    },
    "swipe: a frame of the flight": { _ in
        let desk = Desk(currencies: Desk.currencies)
        desk.send(.deck(.open))
        desk.draw()
        desk.press(.arrow(.right))
        var time = 1000
        desk.send(.program(.frame(time)))
        return {
            // To and fro, so that the card never lands.
            time = time == 1090 ? 1010 : time + 10
            desk.send(.program(.frame(time)))
            desk.draw()
        }
    },
    "answer: 10,000 new quotes, away from the loop": { _ in
        let desk = Desk(stocks: 10_000)
        let quotes = Desk.quotes(10_000)
        var now = desk.model.now
        return {
            now = now + 60
            let news = desk.model.news(of: .quotes(quotes), to: .quotes([]), at: now)
            _ = desk.model.updateAtOnce(news)
        }
    },
    "answer: 10,000 new quotes taken over, and their frame": { _ in
        let desk = Desk(stocks: 10_000)
        desk.press(.character("3"))
        desk.press(.character("s"))
        desk.draw()
        let quotes = Desk.quotes(10_000)
        let effects = hear(&desk.model, .quotes(quotes), to: .quotes([]), at: desk.model.now + 60)
        let (before, digests) = (
            desk.model,
            effects.compactMap { if case .digest(let digest) = $0 { digest.done() } else { nil } }
        )
        return {
            desk.model = before
            for digest in digests { desk.send(.digested(digest)) }
            desk.draw()
        }
    },
]

private let low = Size(width: 120, height: 24)

/// Codes without real currencies: OAA and on.
private let manyCurrencies: [String] = (0..<200).map { number in
    let letters: [UInt8] = [79, UInt8(65 + number / 26), UInt8(65 + number % 26)]
    return String(decoding: letters, as: UTF8.self)
}

@MainActor private func keys(_ desk: Desk, _ first: [Key], _ keys: [Key]) -> Work {
    desk.draw()
    for key in first { desk.press(key) }
    desk.draw()
    var index = 0
    return {
        desk.press(keys[index % keys.count])
        desk.draw()
        index += 1
    }
}
