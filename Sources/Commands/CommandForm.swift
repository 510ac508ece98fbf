internal import Words

/// Commands that are written alike, as one form with alternatives: `config path|check|default`.
struct CommandForm {
    var specs: [CommandSpec]

    /// The forms of some commands, in their order.
    static func forms(of specs: [CommandSpec]) -> [CommandForm] {
        specs.reduce(into: []) { forms, spec in
            let alike = forms.firstIndex { form in
                let first = form.specs[0]
                return spec.words.count == 2 && first.words.count == 2 && first.words[0] == spec.words[0]
                    && first.operands == spec.operands && first.options == spec.options
                    && spec.operands.isEmpty
            }
            if let alike { forms[alike].specs.append(spec) } else { forms.append(CommandForm(specs: [spec])) }
        }
    }

    var first: CommandSpec { specs[0] }

    /// Its words, with those of commands that are written alike.
    var path: String {
        guard first.words.count == 2, specs.count > 1 || first.isImplied else { return first.path }
        let choices = specs.map { $0.words[1] }.joined(separator: "|")
        return first.words[0] + " " + (specs.contains(where: \.isImplied) ? "[\(choices)]" : choices)
    }

    /// Its options, those together that are alternatives. Those that nearly all commands take are told with the board alone.
    var options: [[OptionSpec]] {
        let told = first.options.filter {
            !$0.isCommand && (first.words.isEmpty || $0.name != .config && $0.name != .board)
        }
        return OptionSpec.grouped(told).flatMap { $0[0].argument == nil ? [$0] : $0.map { [$0] } }
    }
}
