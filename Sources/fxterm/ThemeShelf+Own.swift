internal import Store
internal import Themes

extension ThemeShelf {
    /// The shipped themes and those of the user's folder, with what is wrong with the latter, a line each.
    static func filled(from folder: ThemeFolder) -> (shelf: ThemeShelf, problems: [String]) {
        var own: [Theme] = []
        var problems: [String] = []
        for file in folder.files() {
            switch file.text {
            case .failure(let problem):
                problems.append("\(file.path) could not be read (\(problem.reason)); the theme is left out")
            case .success(let text):
                do throws(ThemeError) {
                    own.append(try Theme(text, name: file.name, file: file.path))
                } catch {
                    problems.append("\(error); the theme is left out")
                }
            }
        }
        return (ThemeShelf(own: own), problems)
    }
}
