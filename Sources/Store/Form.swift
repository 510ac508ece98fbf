internal import JSON5

/// How a kind of value stands in a file of the program's own: one description, to read by and to write by.
struct Form<Value> {
    let read: (DocumentNode) throws(DocumentNode.Problem) -> Value
    let json: (Value) -> JSONValue
}

extension Form {
    static func object(_ empty: Value, _ fields: Field<Value>...) -> Form { object(empty, fields: fields) }

    static func object(_ empty: Value, fields: [Field<Value>]) -> Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                var value = empty
                for field in fields { try field.read(node, &value) }
                return value
            },
            json: { value in
                .members(Dictionary(fields.map { ($0.name, $0.json(value)) }) { first, _ in first })
            })
    }

    static func list<Element>(_ form: Form<Element>) -> Form where Value == [Element] {
        Form(
            read: { node throws(DocumentNode.Problem) in try node.list(form.read) },
            json: { .array($0.map(form.json)) })
    }

    /// An object whose keys are the user's or the feeds'.
    static func dictionary<Element>(_ form: Form<Element>) -> Form where Value == [String: Element] {
        Form(
            read: { node throws(DocumentNode.Problem) in try node.dictionary(form.read) },
            json: { .members($0.mapValues(form.json)) })
    }
}

extension Form<String> {
    static var text: Form { text { _ in true } }

    static func text(where makesSense: @escaping (String) -> Bool) -> Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                let text = try node.text()
                guard makesSense(text) else { throw node.wrongType }
                return text
            },
            json: { .string($0) })
    }
}

extension Form<Int> {
    static var integer: Form {
        Form(read: { node throws(DocumentNode.Problem) in try node.integer() }, json: { .integer($0) })
    }
}

extension Form<Bool> {
    static var flag: Form {
        Form(read: { node throws(DocumentNode.Problem) in try node.flag() }, json: { .flag($0) })
    }
}

/// One member of an object: its key, and what of `Owner` it stands for.
struct Field<Owner> {
    let name: String
    let read: (DocumentNode, inout Owner) throws(DocumentNode.Problem) -> Void
    let json: (Owner) -> JSONValue?

    init<Value>(_ name: String, _ path: WritableKeyPath<Owner, Value>, _ form: Form<Value>) {
        self.name = name
        read = { node, owner throws(DocumentNode.Problem) in
            owner[keyPath: path] = try form.read(node.required(name))
        }
        json = { form.json($0[keyPath: path]) }
    }

    /// A member that is left out where it is `absent`.
    init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Owner, Value>, _ form: Form<Value>, absent: Value
    ) {
        self.name = name
        read = { node, owner throws(DocumentNode.Problem) in
            owner[keyPath: path] = try node.member(name).map(form.read) ?? absent
        }
        json = { $0[keyPath: path] == absent ? nil : form.json($0[keyPath: path]) }
    }

    /// A member that is left out where there is nothing to say.
    init<Value>(_ name: String, _ path: WritableKeyPath<Owner, Value?>, _ form: Form<Value>) {
        self.name = name
        read = { node, owner throws(DocumentNode.Problem) in
            owner[keyPath: path] = try node.member(name).map(form.read)
        }
        json = { $0[keyPath: path].map(form.json) }
    }
}
