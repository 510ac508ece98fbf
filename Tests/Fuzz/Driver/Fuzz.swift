import Glibc

/// Feeds libFuzzer's input to the target in `FXTERM_FUZZ_TARGET`. Arguments are libFuzzer's: `make fuzz`.
@main struct Fuzz {
    static func main() {
        var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
        exit(
            runDriver(&count, &arguments) { bytes, count in
                fuzzOne(bytes, count)
            })
    }

    static let target: FuzzTarget = {
        let name = getenv("FXTERM_FUZZ_TARGET").map { String(cString: $0) } ?? ""
        guard let target = FuzzTarget.named(name) else {
            fatalError("FXTERM_FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name))")
        }
        return target
    }()
}

/// libFuzzer's own `main`, linked in but unused, needs this name.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzzOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Fuzz.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
