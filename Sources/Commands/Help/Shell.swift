internal import Words

/// Each script passes the words typed so far to `fxterm complete`, which writes one candidate per line, with
/// a tab before its description. A line `:files` means files. Without the program, the shell offers nothing.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    package var script: String {
        switch self {
        case .bash: Shell.bashScript
        case .zsh: Shell.zshScript
        case .fish: Shell.fishScript
        }
    }

    private static let bashScript = """
        # Completions of fxterm for bash.
        _fxterm() {
            local IFS=$'\\n' line
            COMPREPLY=()
            while read -r line; do
                if [[ $line == :files ]]; then
                    compopt -o filenames 2>/dev/null
                    COMPREPLY+=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]#=}"))
                else
                    line=${line%%$'\\t'*}
                    COMPREPLY+=("${line// /\\\\ }")
                fi
            done < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -F _fxterm fxterm

        """

    private static let zshScript = """
        #compdef fxterm
        # Completions of fxterm for zsh.
        _fxterm() {
            local line
            local -a found
            for line in ${(f)"$($words[1] complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
                if [[ $line == :files ]]; then
                    _files
                else
                    line=${line//:/\\\\:}
                    found+=("${line/$'\\t'/:}")
                fi
            done
            (( $#found )) && _describe -V fxterm found -U
        }
        if [[ $funcstack[1] == _fxterm ]]; then
            _fxterm "$@"
        else
            compdef _fxterm fxterm
        fi

        """

    private static let fishScript = """
        # Completions of fxterm for fish.
        function __fxterm_complete
            set -l words (commandline -opc)
            for line in ($words[1] complete -- $words[2..-1] (commandline -ct) 2>/dev/null)
                if test "$line" = :files
                    __fish_complete_path (commandline -ct)
                else
                    echo $line
                end
            end
        end
        complete -c fxterm -f -k -a '(__fxterm_complete)'

        """
}

enum CompletionCommand {
    static let specs = [
        CommandSpec(
            "completion", [.one(.oneOf(["bash", "zsh", "fish"]))], [], .aboutCompletion,
            manual: "prints a script that completes commands, items and boards in a shell.", example: "bash",
            make: .text(script))
    ]

    private static func script(_ given: Given) throws(UsageError) -> Invocation.Text {
        guard let shell = Shell(rawValue: given.words[0]) else {
            throw UsageError.expected("completion", given.words[0], Shell.allCases.map(\.rawValue))
        }
        return { _ in shell.script }
    }
}
