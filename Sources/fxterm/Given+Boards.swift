internal import Commands
internal import Store

extension Given {
    func boards(_ spec: CommandSpec, _ words: [String]) throws(UsageError) -> BoardsRequest {
        switch spec.words.last {
        case "show": .show(words.first, try printFormat())
        case "remove": .remove(words[0])
        case "publish": .publish(words[0], has(.edit) ? .edit : .follow, alerts: has(.alerts))
        case "follow": .follow(words[0], as: self[.as])
        case "unpublish": .unpublish(words[0])
        case "unfollow": .unfollow(words[0])
        case "mute": .mute(words[0], true)
        case "unmute": .mute(words[0], false)
        case "export" where words == ["-"]: .export(nil, to: "-")
        case "export": .export(words.first, to: words.count > 1 ? words[1] : "-")
        case "import": .import(words[0], as: self[.as], replaces: has(.replace))
        case _: .list(try printFormat())
        }
    }

    func list(_ file: String) throws(UsageError) -> ListRequest {
        ListRequest(file: file, source: try choice(.from), board: self[.as], isDryRun: has(.dryRun))
    }
}
