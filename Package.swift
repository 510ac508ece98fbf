// swift-tools-version: 6.2

import PackageDescription

/// Swift 6 mode, explicit imports and no warning left standing, in every target.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Debug builds optimise what most tests spend their time in, each module as a whole, which is the cheapest way.
let optimized: [SwiftSetting] =
    strict + [
        .unsafeFlags(
            ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
            .when(configuration: .debug))
    ]

/// The readers of bytes from outside, on their own for the tests or with libFuzzer: `make fuzz` sets the variable, and
/// what a fuzzer is linked with.
let fuzzed: [Target.Dependency] = [
    "Alerts", "Arrangement", "Board", "CPQ", "Calendars", "CivilTime", "CursesTerminal", "Desk", "Feeds",
    "Market",
    "Money", "Screens", "SettingsFiles", "Store", "TUI", "Themes", "Words",
]
let fuzz: Target =
    Context.environment["FXTERM_FUZZER"] != nil
    ? .executableTarget(
        name: "Fuzz", dependencies: fuzzed + ["Literals"], path: "Tests/Fuzz", exclude: ["Corpus", "Replay"],
        swiftSettings: strict)
    : .testTarget(
        name: "FuzzTests", dependencies: fuzzed + ["Literals", "Seeded"], path: "Tests/Fuzz",
        exclude: ["Corpus", "Driver"],
        swiftSettings: strict)

/// The commit that is built, which `--version` names; `make` sets the variable.
let commit = Context.environment["FXTERM_COMMIT"] ?? ""

/// A released program lies anywhere in memory, all that it calls is looked up before it begins, and the tables of that are
/// read-only from then on.
let hardened = ["-pie", "-z", "relro", "-z", "now"]

/// Swift's own libraries become a part of the program on the screen: to load them takes longer than to draw the first picture.
/// The system's stay outside, since what they load in their turn has to be of the same build:
/// docs/decisions/0014-no-foundation.md. docs/decisions/0032-link-layout.md explains the other flags.
func standalone(_ program: String, _ more: [String] = []) -> [LinkerSetting] {
    let sources = "\(Context.packageDirectory)/Sources/\(program)"
    // Packed relocations need glibc 2.36.
    let small = [
        "--as-needed", "--no-export-dynamic", "-z", "pack-relative-relocs", "-T", "\(sources)/\(program).ld",
    ]
    return [
        .unsafeFlags(
            ["-static-stdlib", "-use-ld=lld"] + (small + hardened).flatMap { ["-Xlinker", $0] } + more,
            .when(configuration: .release))
    ]
}

/// Links the C++ library that Swift's runtime needs into the program too. The collector loads it anyway, for simdjson.
let staticCXX = ["-L\(Context.packageDirectory)/Sources/fxterm/static", "-Xclang-linker", "-static-libgcc"]

// Dependencies point down only; docs/ARCHITECTURE.md draws them.
let package = Package(
    name: "fxterm",
    products: [
        .executable(name: "fxterm", targets: ["fxterm"]),
        .executable(name: "fxterm-collector", targets: ["fxterm-collector"]),
        // For tests alone, which load them before a program's own libraries, and are not linked with them.
        .library(name: "FastClock", type: .dynamic, targets: ["FastClock"]),
        .library(name: "HandlerWatch", type: .dynamic, targets: ["HandlerWatch"]),
    ],
    targets: [
        .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CLibWebSockets", providers: [.apt(["libwebsockets-dev"])]),
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        .systemLibrary(name: "CICal", providers: [.apt(["libical-dev"])]),
        .systemLibrary(name: "CGMP", providers: [.apt(["libgmp-dev"])]),
        .systemLibrary(name: "CPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
        .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CWideChar"),
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(name: "CLinux"),
        .target(name: "CArguments"),
        .target(name: "CCommit", cSettings: [.define("FXTERM_COMMIT", to: "\"\(commit)\"")]),
        // C around a reader that is C++, and nothing but headers: it is slow unless all of it is put in one piece.
        .target(
            name: "CSimdjson", cxxSettings: [.define("NDEBUG"), .unsafeFlags(["-O3"])],
            linkerSettings: [.linkedLibrary("simdjson")]),

        .target(
            name: "TUI", dependencies: ["CWideChar", "Folding"], exclude: ["ambiguous.py"],
            swiftSettings: optimized),
        .target(name: "Substrings", swiftSettings: optimized),
        .target(name: "SVG", dependencies: ["TUI"], swiftSettings: strict),
        .target(name: "Folding", dependencies: ["CUTF8Proc"], swiftSettings: strict),
        .target(name: "Threads", swiftSettings: strict),
        .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: strict),
        .target(
            name: "Words", dependencies: ["Substrings"], exclude: ["phrase.py"], swiftSettings: optimized),
        .target(name: "SystemFiles", dependencies: ["CArguments"], swiftSettings: strict),
        .target(name: "CivilTime", dependencies: ["SystemFiles"], swiftSettings: strict),
        .target(
            name: "Market", dependencies: ["CivilTime", "Substrings"], exclude: ["Exchanges/exchanges.py"],
            swiftSettings: strict),
        .target(
            name: "Money", dependencies: ["CGMP", "CivilTime", "Market", "Substrings", "Words", "YAML"],
            swiftSettings: strict),
        .target(
            name: "Alerts", dependencies: ["CivilTime", "Market", "Money", "Words"], swiftSettings: optimized),
        .target(
            name: "Places", dependencies: ["CivilTime", "Folding", "Market", "Substrings"],
            exclude: ["Cities/capitals.py", "Cities/cities.py", "Currencies/currencies.py"],
            swiftSettings: strict),
        .target(
            name: "Figures",
            dependencies: ["Alerts", "CivilTime", "Market", "Money", "Places", "Substrings", "Words"],
            swiftSettings: strict),
        .target(
            name: "Arrangement", dependencies: ["Alerts", "CivilTime", "Market", "Money", "Places", "Words"],
            swiftSettings: strict),
        .target(
            name: "Board",
            dependencies: [
                "Alerts", "Arrangement", "CivilTime", "Figures", "Market", "Money", "Places", "Substrings",
                "Words",
            ],
            exclude: ["Sample/sample.py"],
            swiftSettings: strict),
        .target(
            name: "Screens",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Figures", "Market", "Money", "Places",
                "Substrings", "TUI", "Words",
            ],
            exclude: ["Flags/flags.py"],
            swiftSettings: strict),
        // The board as a web page.
        .target(
            name: "Page", dependencies: ["Arrangement", "Board", "CivilTime", "Figures", "Screens", "Words"],
            swiftSettings: strict),
        .target(
            name: "Printing",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Figures", "JSON5", "Market", "Money",
                "Substrings", "TUI", "Words",
            ],
            swiftSettings: strict),
        // The program: each command, and the table behind help, manual and completions.
        .target(
            name: "Commands",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CArguments", "CCommit", "CGetopt", "CivilTime",
                "CursesTerminal", "Figures", "JSON5", "Market", "Money", "Page", "Places", "Printing",
                "Runtime", "SVG", "Screens", "SettingsFiles", "Statements", "Store", "Substrings",
                "SystemFiles", "TUI", "Themes", "Threads", "Words",
            ],
            resources: ["print", "candles", "convert", "time", "meeting", "events", "alerts"].map {
                .embedInCode("MCP/Schema/\($0).schema.json")
            },
            swiftSettings: strict),
        // Reads calendars in a child process, which opens libical when it runs: nothing is linked with that library.
        .target(
            name: "Calendars",
            dependencies: ["CICal", "CLinux", "CivilTime", "Market", "Substrings", "Threads"],
            swiftSettings: optimized),
        .target(
            name: "Feeds",
            dependencies: [
                "Calendars", "CCurl", "CLibWebSockets", "CLinux", "CSimdjson", "CivilTime", "Market",
                "Substrings",
                "SystemFiles", "Threads",
            ],
            swiftSettings: optimized),
        .target(
            name: "Notifications", dependencies: ["CDBus", "Substrings", "Threads"], swiftSettings: strict),
        .target(
            name: "Collector",
            dependencies: [
                "Alerts", "CivilTime", "Feeds", "Figures", "JSON5", "Market", "Money", "Store", "Substrings",
                "Threads", "Words",
            ],
            swiftSettings: optimized),
        // The desk of a team, in PostgreSQL.
        .target(
            name: "Desk",
            dependencies: [
                "Alerts", "Arrangement", "CPQ", "CivilTime", "Collector", "Figures", "Market", "Store",
                "Substrings", "Threads", "Words",
            ],
            resources: [
                .embedInCode("Schema/roles.sql"), .embedInCode("Schema/figures.sql"),
                .embedInCode("Schema/boards.sql"), .embedInCode("Schema/bounds.sql"),
                .embedInCode("Schema/database.sql"),
                .embedInCode("Schema/keep.sql"), .embedInCode("Schema/pairs.sql"),
                .embedInCode("Schema/rights.sql"),
            ],
            swiftSettings: strict),
        .target(name: "JSON5", dependencies: ["Market", "Words"], swiftSettings: strict),
        .target(
            name: "Store",
            dependencies: [
                "Alerts", "Arrangement", "CLinux", "CSQLite", "CivilTime", "Figures", "JSON5", "Market",
                "Money", "Places", "Threads", "Words", "YAML",
            ],
            swiftSettings: strict),
        .target(
            name: "Statements", dependencies: ["CivilTime", "Market", "Money", "Substrings"],
            swiftSettings: optimized),
        .target(
            name: "SettingsFiles",
            dependencies: [
                "Arrangement", "Board", "CivilTime", "Figures", "JSON5", "Market", "Money", "Places",
                "Statements", "Store", "Substrings", "Words",
            ],
            resources: [.embedInCode("Recipes"), .embedInCode("Brokers")],
            swiftSettings: strict),
        .target(
            name: "Themes", dependencies: ["JSON5", "TUI", "Words"], resources: [.embedInCode("Shipped")],
            swiftSettings: strict),
        .target(
            name: "CursesTerminal", dependencies: ["CNcurses", "CZlib", "Substrings", "TUI"],
            swiftSettings: strict),
        .target(
            name: "Runtime",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Figures", "Market", "Screens", "Store", "TUI",
                "Themes", "Threads", "Words",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "fxterm", dependencies: ["Commands"], exclude: ["fxterm.ld", "static"],
            swiftSettings: strict, linkerSettings: standalone("fxterm", staticCXX)),

        // Speaks to the network for all fxterm of a user, and writes figures.
        .executableTarget(
            name: "fxterm-collector",
            dependencies: [
                "CArguments", "Calendars", "CivilTime", "Collector", "Desk", "Feeds", "Figures", "Market",
                "Notifications",
                "Store", "SystemFiles", "Threads", "Words",
            ],
            exclude: ["fxterm-collector.ld"], swiftSettings: strict,
            linkerSettings: standalone("fxterm-collector")),

        // Draws the pictures of README and docs, and the icon; no part of the program.
        .executableTarget(
            name: "Pictures",
            dependencies: [
                "Board", "CivilTime", "Commands", "Figures", "Market", "SVG", "Screens", "Store", "TUI",
                "Themes",
            ],
            swiftSettings: strict),

        .testTarget(
            name: "TUITests", dependencies: ["SVG", "Seeded", "TUI"], exclude: ["Chart/Snapshots"],
            swiftSettings: strict),
        .testTarget(name: "SystemFilesTests", dependencies: ["SystemFiles"], swiftSettings: strict),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"], swiftSettings: strict),
        .testTarget(
            name: "WordsTests", dependencies: ["Board", "Substrings", "TUI", "Words"], swiftSettings: strict),
        .testTarget(name: "ThemesTests", dependencies: ["TUI", "Themes", "Words"], swiftSettings: strict),
        .testTarget(
            name: "CivilTimeTests", dependencies: ["CivilTime", "Seeded"], swiftSettings: strict),
        .testTarget(
            name: "MarketTests", dependencies: ["CivilTime", "Literals", "Market", "Seeded"],
            exclude: ["Indicators/indicators.py"],
            swiftSettings: strict),
        .testTarget(
            name: "MoneyTests",
            dependencies: ["CivilTime", "Literals", "Market", "Money", "Seeded", "Words"],
            exclude: [
                "Positions/ledgers.py", "Positions/gains.py", "TimeWeighted/returns.json",
                "TimeWeighted/returns.py",
                "YearlyReturn/flows.json", "YearlyReturn/flows.py",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "StatementsTests",
            dependencies: [
                "CivilTime", "Literals", "Market", "Money", "Seeded", "SettingsFiles", "Statements",
            ],
            exclude: ["statements.json", "statements.py"], swiftSettings: strict),
        .testTarget(
            name: "AlertsTests",
            dependencies: ["Alerts", "CivilTime", "Literals", "Market", "Money", "Seeded", "Words"],
            exclude: ["moments.py"], swiftSettings: strict),
        // The built collector reads the calendars.
        .testTarget(
            name: "CalendarsTests",
            dependencies: [
                "Calendars", "CivilTime", "Market", "PseudoTerminal", "Seeded", "fxterm-collector",
            ],
            exclude: ["recurrence.py"], swiftSettings: strict),
        .testTarget(
            name: "PlacesTests", dependencies: ["CivilTime", "Literals", "Market", "Places", "Seeded"],
            swiftSettings: strict),
        .target(name: "Seeded", path: "Tests/Seeded", swiftSettings: strict),
        // Identities written as texts, for tests alone.
        .target(
            name: "Literals",
            dependencies: ["Arrangement", "Board", "CivilTime", "Figures", "Market", "Words"],
            path: "Tests/Literals",
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoardTests",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Figures", "Literals", "Market", "Money",
                "Places", "Seeded", "Words",
            ],
            exclude: ["Meeting/meetings.py", "Pairs/pairs.py", "past_positions.py"], swiftSettings: strict),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Figures", "Literals", "Market", "Money",
                "Places", "Printing", "SVG", "Screens", "Seeded", "SettingsFiles", "Store", "TUI", "Themes",
                "Words",
            ],
            exclude: ["Snapshots"],
            swiftSettings: strict),
        .testTarget(
            name: "StoreTests",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CSQLite", "CivilTime", "Figures", "JSON5", "Literals",
                "Market", "Money", "Printing", "PseudoTerminal", "Seeded", "SettingsFiles", "Store",
                "StoreProbe", "Themes", "Threads", "Words",
            ],
            exclude: ["baselines.py"],
            swiftSettings: strict),
        .target(
            name: "Loopback", dependencies: ["CLibWebSockets", "Threads"], path: "Tests/Loopback",
            swiftSettings: strict),
        .testTarget(
            name: "FeedsTests",
            dependencies: [
                "Arrangement", "Board", "CivilTime", "Feeds", "Figures", "Literals", "Loopback", "Market",
                "Screens", "Seeded", "SettingsFiles", "TUI", "Words",
            ],
            exclude: ["known-bodies.txt"], swiftSettings: strict),

        // The terminal under test: a probe on a pseudo-terminal, seen through a terminal emulator.
        .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
        .target(
            name: "PseudoTerminal", dependencies: ["CVTerm", "Words"], path: "Tests/PseudoTerminal",
            swiftSettings: strict),
        .target(
            name: "ProbeFrames", dependencies: ["Seeded", "TUI"], path: "Tests/ProbeFrames",
            swiftSettings: strict),
        .executableTarget(
            name: "TerminalProbe", dependencies: ["CursesTerminal", "ProbeFrames", "TUI"],
            path: "Tests/TerminalProbe", swiftSettings: strict),
        .testTarget(
            name: "CursesTerminalTests",
            dependencies: [
                "CursesTerminal", "ProbeFrames", "PseudoTerminal", "Seeded", "TerminalProbe", "TUI",
            ],
            swiftSettings: strict),

        .testTarget(
            name: "CollectorTests",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Collector", "Feeds", "Figures", "Literals",
                "Loopback", "Market", "Notifications", "PseudoTerminal", "Runtime", "Seeded", "Store",
                "Words", "fxterm", "fxterm-collector",
            ],
            exclude: ["Alerts/notifications.py"],
            swiftSettings: strict),

        // The desk against a real PostgreSQL.
        .testTarget(
            name: "DeskTests",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Collector", "Desk", "Feeds", "Figures",
                "Literals", "Loopback", "Market", "Printing", "PseudoTerminal", "Runtime", "Screens",
                "Seeded",
                "Store", "TUI", "Threads", "Words", "fxterm", "fxterm-collector",
            ],
            swiftSettings: strict),

        .testTarget(
            name: "CommandsTests", dependencies: ["Commands", "TUI", "Words"], swiftSettings: strict),

        .testTarget(
            name: "PrintingTests",
            dependencies: [
                "Arrangement", "Board", "CivilTime", "Figures", "Literals", "Market", "Printing", "TUI",
                "Words",
            ],
            swiftSettings: strict),

        .testTarget(
            name: "PageTests",
            dependencies: [
                "Arrangement", "Board", "CivilTime", "Figures", "Literals", "Market", "Money", "Page",
                "Words",
            ],
            swiftSettings: strict),

        // The built program on a real terminal, against a real server.
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "CivilTime", "FakeClock", "Loopback", "Market", "Pictures", "PseudoTerminal", "Seeded", "TUI",
                "Words", "fxterm", "fxterm-collector",
            ],
            exclude: ["Snapshots"],
            swiftSettings: strict),

        // Plays the sessions in Tests/Scripts for people to watch.
        .executableTarget(
            name: "ReplayScript", dependencies: ["PseudoTerminal"], path: "Tests/ReplayScript",
            swiftSettings: strict),
        .executableTarget(name: "FakeClock", path: "Tests/FakeClock"),
        .target(name: "FastClock", path: "Tests/FastClock"),
        .target(name: "HandlerWatch", path: "Tests/HandlerWatch"),

        .testTarget(
            name: "RuntimeTests",
            dependencies: [
                "Alerts", "Arrangement", "Board", "CivilTime", "Figures", "Literals", "Market", "Runtime",
                "Store", "TUI", "Themes", "Words",
            ],
            swiftSettings: strict),

        // Writes figures and boards until it is killed, for the tests of Store.
        .executableTarget(
            name: "StoreProbe",
            dependencies: [
                "Arrangement", "Board", "CivilTime", "Literals", "Market", "Money", "Store", "Words",
            ],
            path: "Tests/StoreProbe",
            swiftSettings: strict),

        // Writes a desk's figures and times them at its members, for Tests/Bench/desk_load.py.
        .executableTarget(
            name: "DeskProbe",
            dependencies: ["Board", "CivilTime", "Figures", "Market", "Runtime", "Store", "Threads"],
            path: "Tests/DeskProbe", swiftSettings: strict),

        // What `make bench` measures with: made-up figures, the history of its boards, and single pieces of work.
        .target(
            name: "BenchFigures", dependencies: ["CivilTime", "Literals", "Market"],
            path: "Tests/Bench/Figures",
            swiftSettings: strict),
        .executableTarget(
            name: "BenchSeed", dependencies: ["BenchFigures", "CivilTime", "Literals", "Market", "Store"],
            path: "Tests/Bench/Seed",
            swiftSettings: strict),
        .executableTarget(
            name: "BenchMicro",
            dependencies: [
                "Alerts", "Arrangement", "BenchFigures", "Board", "CivilTime", "CursesTerminal", "Feeds",
                "Figures",
                "Literals", "Market", "Money", "Screens", "Store", "TUI", "Themes",
            ],
            path: "Tests/Bench/Micro", swiftSettings: strict),
        fuzz,
    ],
    cxxLanguageStandard: .cxx17
)

/// Tests of some modules alone, which builds a fraction: `FXTERM_TESTS="DeskTests StoreTests" swift build --build-tests`.
if let chosen = Context.environment["FXTERM_TESTS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

/// Settings of all modules that the programs link. `Substrings` replaces Swift's regular expressions, which would make the programs
/// a tenth larger. In a release each function gets a section of its own, so that the linker can order functions and drop unused ones;
/// paths in debug information are relative, so that every folder builds the same bytes. Types such as `[String: Int]` are made by calls
/// instead of from their names, for which the runtime would look through all conformances.
let released: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
    .unsafeFlags(
        [
            "-function-sections", "-internalize-at-link", "-no-clang-module-breadcrumbs",
            "-disable-concrete-type-metadata-mangled-name-accessors",
        ].flatMap { ["-Xfrontend", $0] }
            + ["-debug-prefix-map", "\(Context.packageDirectory)=."],
        .when(configuration: .release)),
]
let mapped = ["-ffile-prefix-map=\(Context.packageDirectory)=."]
for target in package.targets where target.path == nil && [.regular, .executable].contains(target.type) {
    target.swiftSettings = target.swiftSettings.map { $0 + released }
    if target.swiftSettings == nil {
        target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(mapped, .when(configuration: .release))]
        target.cxxSettings =
            (target.cxxSettings ?? []) + [.unsafeFlags(mapped, .when(configuration: .release))]
    }
}
