import CVTerm

final class Emulator {
    private struct Record {
        var answers: [UInt8] = []
        var isCursorVisible = true
        var isAlternate = false
        var mouse: Int32 = 0
    }

    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    private let record: UnsafeMutablePointer<Record>
    /// The library keeps the pointer, not the struct.
    private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
    private let isSynchronized: Bool
    private let tellsColours: Bool
    private var pending: [UInt8] = []

    /// - Parameter isSynchronized: True to report mode 2026; the library itself does not.
    /// - Parameter tellsColours: True to report 24-bit colours, as the library would by itself.
    init(width: Int, height: Int, isSynchronized: Bool, tellsColours: Bool = false) {
        (self.isSynchronized, self.tellsColours) = (isSynchronized, tellsColours)
        terminal = vterm_new(Int32(height), Int32(width))
        screen = vterm_obtain_screen(terminal)
        record = .allocate(capacity: 1)
        record.initialize(to: Record())
        callbacks = .allocate(capacity: 1)
        callbacks.initialize(to: VTermScreenCallbacks())
        vterm_set_utf8(terminal, 1)
        vterm_output_set_callback(
            terminal,
            { bytes, count, record in
                guard let bytes, let record = record?.assumingMemoryBound(to: Record.self) else { return }
                for index in 0..<count { record.pointee.answers.append(UInt8(bitPattern: bytes[index])) }
            }, record)
        callbacks.pointee.settermprop = { property, value, record in
            guard let value, let record = record?.assumingMemoryBound(to: Record.self) else { return 0 }
            switch property {
            case VTERM_PROP_CURSORVISIBLE: record.pointee.isCursorVisible = value.pointee.boolean != 0
            case VTERM_PROP_ALTSCREEN: record.pointee.isAlternate = value.pointee.boolean != 0
            case VTERM_PROP_MOUSE: record.pointee.mouse = value.pointee.number
            default: break
            }
            return 1
        }
        vterm_screen_set_callbacks(screen, callbacks, record)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
        // If REP repeats the last character before there is one, the library loops forever.
        write(Array(" \r".utf8)[...])
    }

    deinit {
        vterm_free(terminal)
        callbacks.deallocate()
        record.deinitialize(count: 1)
        record.deallocate()
    }

    /// Holds back the last character, which may be incomplete or may get more marks: the library needs a
    /// character in one piece.
    func feed(_ bytes: some Collection<UInt8>) {
        pending += bytes
        let held = min(pending.count, pending.reversed().prefix { $0 >= 0x80 }.count + 1)
        write(pending.prefix(pending.count - held))
        pending.removeFirst(pending.count - held)
    }

    func finish() {
        write(pending[...])
        pending.removeAll()
    }

    private func write(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let characters = bytes.map { CChar(bitPattern: $0) }
        vterm_input_write(terminal, characters, characters.count)
    }

    /// Answers, keys and mouse events since the last call.
    func takeAnswers() -> [UInt8] {
        defer { record.pointee.answers.removeAll() }
        var text = String(decoding: record.pointee.answers, as: UTF8.self)
        if isSynchronized { text = text.replacing("?2026;0$y", with: "?2026;2$y") }
        if !tellsColours { text = text.replacing(/\u{1B}P[01]\$r[^\u{1B}]*\u{1B}\\/, with: "") }
        return Array(text.utf8)
    }

    func press(_ key: VTermKey, shift: Bool) {
        vterm_keyboard_key(terminal, key, shift ? VTERM_MOD_SHIFT : VTERM_MOD_NONE)
    }

    func mouse(x: Int, y: Int, button: Int32? = nil, isPressed: Bool = false) {
        vterm_mouse_move(terminal, Int32(y), Int32(x), VTERM_MOD_NONE)
        if let button { vterm_mouse_button(terminal, button, isPressed, VTERM_MOD_NONE) }
    }

    func resize(width: Int, height: Int) {
        vterm_set_size(terminal, Int32(height), Int32(width))
    }

    func snapshot() -> TerminalScreen {
        var (height, width): (Int32, Int32) = (0, 0)
        vterm_get_size(terminal, &height, &width)
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
        var cells: [TerminalScreen.Cell] = []
        cells.reserveCapacity(Int(width * height))
        for y in 0..<height {
            for x in 0..<width { cells.append(cell(x, y)) }
        }
        return TerminalScreen(
            width: Int(width), height: Int(height), cells: cells,
            isCursorVisible: record.pointee.isCursorVisible, cursor: (Int(position.col), Int(position.row)),
            isAlternate: record.pointee.isAlternate,
            mouse: TerminalScreen.Mouse(rawValue: record.pointee.mouse) ?? .off)
    }

    private func cell(_ x: Int32, _ y: Int32) -> TerminalScreen.Cell {
        let cell = fxterm_vterm_cell(screen, x, y)
        // The library marks the right half of a wide character by an impossible one.
        let isRightHalf = cell.chars.0 == UInt32.max
        var text = ""
        let scalars = [
            cell.chars.0, cell.chars.1, cell.chars.2, cell.chars.3, cell.chars.4, cell.chars.5,
        ]
        for value in scalars where !isRightHalf && value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return TerminalScreen.Cell(
            text: text.isEmpty && !isRightHalf ? " " : text, width: isRightHalf ? 0 : Int(cell.width),
            ink: Int(cell.ink), paper: Int(cell.paper), isBold: cell.bold != 0,
            isUnderlined: cell.underline != 0, isReversed: cell.reverse != 0)
    }
}
