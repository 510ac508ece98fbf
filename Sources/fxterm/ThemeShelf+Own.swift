internal import Store
internal import Themes
internal import Words

extension ThemeShelf {
    /// The shipped themes and those of the user's folder, with what is wrong with the latter, a line each.
    static func filled(from folder: ThemeFolder) -> (shelf: ThemeShelf, problems: [Saying]) {
        var own: [Theme] = []
        var problems: [Saying] = []
        for file in folder.files() {
            switch file.text {
            case .failure(let problem):
                let values: [String: Saying] = ["file": .verbatim(file.path), "reason": problem.reason]
                problems.append(.phrase(.themeLeftOut, ["problem": .phrase(.nameUnreadable, values)]))
            case .success(let text):
                do throws(ThemeError) {
                    own.append(try Theme(text, name: file.name, file: file.path))
                } catch {
                    problems.append(.phrase(.themeLeftOut, ["problem": error.saying]))
                }
            }
        }
        return (ThemeShelf(own: own), problems)
    }
}
