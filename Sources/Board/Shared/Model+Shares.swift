internal import Arrangement
internal import Market
internal import Words

extension Model {
    /// Applies shared boards. Others' changes wait while a layer is open or a card is carried.
    mutating func takeShares(_ stored: [BoardShare]) -> [Effect] {
        awaitedShares = stored
        return takeAwaitedShares()
    }

    mutating func takeAwaitedShares() -> [Effect] {
        guard let stored = awaitedShares, carry == nil, pull == nil, layers.isEmpty else {
            return []
        }
        awaitedShares = nil
        let old = shares
        shares = [:]
        for share in stored {
            var known = old[share.board] ?? share
            known.follow(share)
            shares[share.board] = known
        }
        var effects: [Effect] = []
        if let id = boards.shown.id, let lost = old[id], shares[id] == nil {
            if readOnly?.isFollowing == true { readOnly = nil }
            effects = say(.phrase(.shareOver, verbatim: ["name": lost.name]), isWarning: true)
        }
        if let id = boards.shown.id, let share = shares[id], let problem = share.problem,
            problem != old[id]?.problem
        {
            effects += say(problem.saying(of: share.name), isWarning: true)
        }
        return effects + mergeShare()
    }

    mutating func mergeShare() -> [Effect] {
        guard let share else { return [] }
        if case .takenBy? = self.readOnly { return [] }
        var effects: [Effect] = []
        let readOnly = share.canEdit ? nil : ReadOnly.following(share.owner)
        if readOnly != self.readOnly {
            self.readOnly = readOnly
            if let readOnly { effects += say(readOnly.saying, isWarning: true) }
        }
        let old = arrangement
        let merged = share.values.arrangement(over: old)
        if merged != old {
            let lines = panels.map { self.lines($0)[cursor($0).index] }
            effects += show(merged, .others)
            for (panel, line) in zip(panels, lines) { select(line, in: panel) }
            renewDeck()
        }
        return effects + tellNews(of: share, over: old)
    }

    /// Changes the user has not seen, and whose changes replaced whose.
    private mutating func tellNews(of share: BoardShare, over old: Arrangement) -> [Effect] {
        guard share.number > share.told else { return [] }
        shares[share.board]?.told = share.number
        var effects: [Effect] = [.toldShared(share.board, share.number)]
        // A follower of a new board has seen nothing of it before.
        if share.told == 0 { return effects }
        let all = share.entries.filter { $0.value.number > share.told }
        let renamed = Dictionary(
            all.compactMap { key, entry in entry.formerHeading(of: key).map { ($0, entry.author) } }
        ) { $1 }
        let news = all.filter { $0.value.value != nil || renamed[$0.key] != $0.value.author }.sorted {
            $0.value.number < $1.value.number
        }
        var others: [SharedNews] = []
        for (key, entry) in news {
            guard let key = SharedKey(key) else { continue }
            let isOwn = entry.author == share.member
            let news = SharedNews(key, entry, wasThere: key.isThere(in: old), self)
            if let replaced = entry.replaced, isOwn || replaced == share.member {
                let said = isOwn ? news.replacing(replaced) : news.replacingOwn
                effects += say(said, isWarning: true)
            } else if !isOwn {
                others.append(news)
            }
        }
        // An answer to a key is worth more than news.
        guard let last = others.last, notices.isEmpty else { return effects }
        let isOne = others.count == 1
        let many = ["name": last.author, "count": String(others.count)]
        return effects + say(isOne ? last.saying : .phrase(.sharedMany, verbatim: many))
    }
}

private struct SharedNews {
    let author: String
    private let key: SharedKey
    private let name: String
    private let former: String
    private let phrase: Phrase

    init(_ key: SharedKey, _ entry: SharedEntry, wasThere: Bool, _ model: Model) {
        (self.key, author) = (key, entry.author)
        former = entry.former ?? ""
        switch key {
        case .card(let panel, let item):
            let kind = Panel.of(panel, among: model.panels)?.kind
            name = kind?.name(of: item, language: model.language) ?? item.text
        case .heading(_, let name): self.name = name
        case .base: name = entry.value.flatMap(CurrencyCode.init)?.text ?? ""
        case .baseline: name = entry.value.flatMap(Baseline.init)?.text ?? ""
        case .alert(let rule): name = model.title(of: rule)
        }
        phrase =
            switch key {
            case .base: .sharedBase
            case .baseline: .sharedBaseline
            case .card, .heading, .alert:
                entry.formerHeading(of: key.text) != nil && !wasThere
                    ? .sharedRenamed
                    : entry.value == nil ? .sharedRemoved : wasThere ? .sharedMoved : .sharedAdded
            }
    }

    var saying: Saying {
        .phrase(phrase, verbatim: ["name": author, "item": name, "former": former])
    }

    var replacingOwn: Saying { .phrase(.sharedReplacedYours, ["name": .verbatim(author), "item": part]) }

    func replacing(_ other: String) -> Saying {
        .phrase(.sharedReplacedTheirs, ["name": .verbatim(other), "item": part])
    }

    private var part: Saying {
        switch key {
        case .card, .heading, .alert: .verbatim(name)
        case .base: .phrase(.sharedTheBase)
        case .baseline: .phrase(.sharedTheBaseline)
        }
    }
}

extension SharedEntry {
    /// The heading's key before; nil for anything else.
    fileprivate func formerHeading(of key: String) -> String? {
        guard case .heading(let panel, _)? = SharedKey(key), let former else { return nil }
        return SharedKey.heading(panel, former).text
    }
}

extension SharedKey {
    fileprivate func isThere(in arrangement: Arrangement) -> Bool {
        switch self {
        case .card(let panel, let item): arrangement[panel].contains(item)
        case .heading(let panel, let name): arrangement.list(panel).groups.contains { $0.name == name }
        case .base, .baseline: true
        case .alert: false
        }
    }
}
