import Glibc

/// Gives one of the targets, the one that `FXTERM_FUZZ_TARGET` names, what libFuzzer makes up. Its options are the
/// arguments: `make fuzz`.
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

/// By this name libFuzzer's own `main` looks for it, which is linked in though not used.
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
