#!/usr/bin/env python3
"""Writes the table of flags that the rate cards show.

    python3 Sources/Screens/Flags/flags.py                 write Sources/Screens/Flags/Flag+Table.swift
    python3 Sources/Screens/Flags/flags.py --preview FILE  also draw all of them, enlarged, into a PNG

A flag is 8 pixels wide and 6 high: what 8 by 3 terminal cells hold as half blocks. Scaled-down
icons turn to mud at that size, so each is drawn here by hand, in flat colours, to be told at a
glance: what a flag is known by is kept and sometimes enlarged, the rest is left out. Only the
facts (which colours, where) are anybody's; the drawings are this project's own.

Where there is room a flag is 16 by 12. Stripes and crosses are the small ones with each pixel
doubled; those that would be blots so are drawn anew (LARGE), by hand or by rule.

Which currencies exist is read from the ISO 4217 list of Debian's package iso-codes. The first two
letters of a code name its country (ISO 3166, and EU). Needs Python 3 and nothing else.
"""

import json
import pathlib
import struct
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLE = ROOT / "Sources/Screens/Flags/Flag+Table.swift"
ISO_4217 = "/usr/share/iso-codes/json/iso_4217.json"
WIDTH, HEIGHT = 8, 6

INKS = {
    "r": 0xD7141A,  # red; plain red in xterm's cube too
    "m": 0x8A1538,  # maroon
    "p": 0xE89398,  # pink, only to round a red shape on white
    "o": 0xF77F00,  # orange
    "y": 0xFFCD00,  # yellow
    "g": 0x009543,  # green
    "d": 0x00653A,  # dark green
    "c": 0x00A3DD,  # cyan
    "s": 0x75AADB,  # sky blue
    "b": 0x0050A4,  # blue
    "n": 0x012169,  # navy
    "k": 0x111111,  # black
    "w": 0xFFFFFF,  # white
    "a": 0x6B7280,  # grey
}

# Codes that ISO 4217 lists no longer or never did, and that feeds still send.
MORE_CODES = """
    AFA ARA ATS AZM BEF BGL BRR BYB BYR CNH CYP DEM ECS EEK ESP FIM FRF GBX GGP GHC GRD HRK IEP ILA
    ILR IMP ITL JEP LTL LUF LVL MGF MRO MTL MXP MZM NLG PLZ PTE ROL RUR SDD SIT SKK SLL SRG STD TMM
    TRL UGS VEB VEF ZAC ZMK ZWD ZWL
""".split()


def bands(letters):
    """Horizontal stripes of equal height."""
    return [letters[y * len(letters) // HEIGHT] * WIDTH for y in range(HEIGHT)]


def pales(letters):
    """Vertical stripes; of three, the middle one is two pixels wide."""
    row = {2: "00001111", 3: "00011222"}.get(len(letters), "01234567")
    return ["".join(letters[int(i)] for i in row)] * HEIGHT


def over(rows, x, y, *patch):
    """`rows` with `patch` laid over it at column x, row y; a dot lets through what is below."""
    rows = [list(row) for row in rows]
    for dy, line in enumerate(patch):
        for dx, letter in enumerate(line):
            if letter != ".":
                rows[y + dy][x + dx] = letter
    return ["".join(row) for row in rows]


def draw(picture):
    """A flag drawn pixel by pixel, rows apart by blanks."""
    return picture.split()


def hoist(rows, letter):
    """`rows` with a triangle at the left edge."""
    return over(rows, 0, 0, letter, letter * 2, letter * 3, letter * 3, letter * 2, letter)


def nordic(field, cross, core=None):
    """A cross off the middle; with a core, the cross has an edge."""
    if core is None:
        return draw(f"{field*2}{cross*2}{field*4} " * 2 + f"{cross*8} " * 2 + f"{field*2}{cross*2}{field*4} " * 2)
    far = f"{field*2}{cross}{core}{cross}{field*3} "
    near = f"{cross*3}{core}{cross*4} "
    return draw(far + near + f"{core*8} " * 2 + near + far)


def ensign(field, x, y, *patch):
    """The Union Jack in the canton and a badge on the fly."""
    return over(over([field * WIDTH] * HEIGHT, 0, 0, "wnrnw", "rrrrr", "wnrnw"), x, y, *patch)


FLAGS = {
    "AE": over(bands("gwk"), 0, 0, *["rr"] * 6),
    "AF": over(pales("krg"), 3, 2, "ww", "ww"),
    "AL": draw("rrrrrrrr rkrkkrkr rrkkkkrr rrkkkkrr rrrkkrrr rrrrrrrr"),
    "AM": bands("rbo"),
    "AN": draw("wwwrrwww wwwrrwww bbwbbwbb bbbwwbbb wwwrrwww wwwrrwww"),
    "AO": over(bands("rk"), 2, 1, ".yy.", "y..y", ".y.y", "..y."),
    "AR": over(bands("sws"), 3, 2, "yy", "yy"),
    "AT": bands("rwr"),
    "AU": draw("wnrnwnnn rrrrrnwn wnrnwnnw nnnnnwnn nnwnnnnn nnnnnnwn"),
    "AW": draw("srssssss rwrsssss srssssss ssssssss yyyyyyyy ssssssss"),
    "AZ": over(bands("crg"), 2, 2, ".ww.", ".w.w"),
    "BA": draw("bwyyyyyb bbwyyyyb bbbwyyyb bbbbwyyb bbbbbwyb bbbbbbwb"),
    "BB": over(pales("byb"), 3, 1, "..", "kk", "kk", "kk"),
    "BD": over(bands("g"), 2, 1, ".rr.", "rrrr", "rrrr", ".rr."),
    "BE": pales("kyr"),
    "BG": bands("wgr"),
    "BH": draw("wwrrrrrr wwwrrrrr wwrrrrrr wwwrrrrr wwrrrrrr wwwrrrrr"),
    "BI": draw("wrrrrrrw gwrrrrwg ggwwwwgg ggwwwwgg gwrrrrwg wrrrrrrw"),
    "BM": ensign("r", 5, 2, "www", "wgw", "www"),
    "BN": draw("wwyyyyyy kwwwyyyy kkkrrwyy yykkrrww yyyykkkw yyyyyykk"),
    "BO": bands("ryg"),
    "BR": draw("gggyyggg ggyyyygg gyybbyyg gyybbyyg ggyyyygg gggyyggg"),
    "BS": hoist(bands("cyc"), "k"),
    "BT": draw("yyyyyyyo yyyyywwo yyywwwoo yywwwooo ywwooooo yooooooo"),
    "BW": bands("cwkkwc"),
    "BY": draw("wrrrrrrr rwrrrrrr wrrrrrrr rwrrrrrr wrgggggg rwgggggg"),
    "BZ": draw("rrrrrrrr bbbwwbbb bbwggwbb bbwggwbb bbbwwbbb rrrrrrrr"),
    "CA": draw("rwwrrwwr rwprrpwr rwrrrrwr rwprrpwr rwwrrwwr rwwwwwwr"),
    "CD": draw("yycccyyr yyccyyrr cccyrryy ccyrrycc yyrryccc rryycccc"),
    "CH": draw("rrrrrrrr rrrwwrrr rrwwwwrr rrwwwwrr rrrwwrrr rrrrrrrr"),
    "CL": draw("bbbwwwww bwbwwwww bbbwwwww rrrrrrrr rrrrrrrr rrrrrrrr"),
    "CN": draw("rrrryrrr ryyrryrr ryyrryrr rrrryrrr rrrrrrrr rrrrrrrr"),
    "CO": bands("yyybbr"),
    "CR": bands("bwrrwb"),
    "CU": over(hoist(bands("bwbbwb"), "r"), 0, 2, ".w", ".w"),
    "CV": draw("bbbbbbbb bbbbbbbb byybbbbb ywwywwww yrryrrrr byybwwww"),
    "CY": draw("wwwwwwww wwwwwoww wwooooww woooowww wwwwwwww wwggggww"),
    "CZ": hoist(bands("wr"), "b"),
    "DE": bands("kry"),
    "DJ": over(hoist(bands("sg"), "w"), 0, 2, "wr", "wr"),
    "DK": nordic("r", "w"),
    "DO": draw("bbbwwrrr bbbwwrrr wwwwwwww wwwwwwww rrrwwbbb rrrwwbbb"),
    "DZ": over(pales("gw"), 2, 1, ".rr.", "r.r.", "r.r.", ".rr."),
    "EC": over(bands("yyybbr"), 3, 2, "kk", "kk"),
    "EE": bands("bkw"),
    "EG": over(bands("rwk"), 3, 2, "yy", "yy"),
    "ER": draw("rggggggg rrrggggg ryyrrggg ryyrrbbb rrrbbbbb rbbbbbbb"),
    "ES": over(bands("ryyyyr"), 1, 2, "rr", "rr"),
    "ET": over(bands("gyr"), 3, 1, "bb", "yb", "by", "bb"),
    "EU": draw("bbbyybbb bbybbybb bybbbbyb bybbbbyb bbybbybb bbbyybbb"),
    "FI": nordic("w", "b"),
    "FJ": ensign("s", 5, 2, "rrr", "www", ".w."),
    "FK": ensign("n", 5, 2, "www", "wgw", ".w."),
    "FR": pales("bwr"),
    "GB": draw("wnwrrwnw nwwrrwwn rrrrrrrr rrrrrrrr nwwrrwwn wnwrrwnw"),
    "GE": draw("wrwrrwrw wwwrrwww rrrrrrrr rrrrrrrr wwwrrwww wrwrrwrw"),
    "GG": draw("wwwrrwww wwryyrww rryyyyrr rryyyyrr wwryyrww wwwrrwww"),
    "GH": over(bands("ryg"), 3, 2, "kk", "kk"),
    "GI": draw("wwwwwwww wrwrrwrw wrrrrrrw wwwwwwww rrryyrrr rrrryrrr"),
    "GM": bands("rwbbwg"),
    "GN": pales("ryg"),
    "GR": draw("bwbbbbbb wwwwwwww bwbbbbbb wwwwwwww bbbbbbbb wwwwwwww"),
    "GT": over(pales("sws"), 3, 2, "gg", "yy"),
    "GY": draw("rwyggggg krrwyygg kkrrrwyy kkrrrwyy krrwyygg rwyggggg"),
    "HK": draw("rrrrrrrr rrrwwrrr rrwwrwrr rrwrwwrr rrrwwrrr rrrrrrrr"),
    "HN": draw("bbbbbbbb bbbbbbbb wwbwwbww wwwbbwww bbbbbbbb bbbbbbbb"),
    "HR": over(bands("rwb"), 3, 1, "rw", "wr", "rw", "wr"),
    "HT": over(bands("br"), 3, 2, "ww", "ww"),
    "HU": bands("rwg"),
    "ID": bands("rw"),
    "IE": pales("gwo"),
    "IL": draw("bbbbbbbb wwwbbwww wwbwwbww wwbwwbww wwwbbwww bbbbbbbb"),
    "IM": draw("rrrrrrrr rrrwwwrr rrrwrrrr rrwwwrrr rrwrrwrr rrrrrrrr"),
    "IN": over(bands("owg"), 3, 2, "bb", "bb"),
    "IQ": over(bands("rwk"), 1, 2, "......", "gg.ggg"),
    "IR": over(bands("gwr"), 3, 2, "rr", "rr"),
    "IS": nordic("b", "w", "r"),
    "IT": pales("gwr"),
    "JE": draw("rwwwwwwr wrwwwwrw wwryyrww wwwrrwww wrrwwrrw rwwwwwwr"),
    "JM": draw("yggggggy kyyggyyk kkkyykkk kkkyykkk kyyggyyk yggggggy"),
    "JO": over(hoist(bands("kwg"), "r"), 0, 2, ".w"),
    "JP": draw("wwwwwwww wwwrrwww wwrrrrww wwrrrrww wwwrrwww wwwwwwww"),
    "KE": over(bands("kkrrgg"), 0, 1, "wwwrrwww", "rrrwwrrr", "rrrwwrrr", "wwwrrwww"),
    "KG": draw("rrrrrrrr rryyyyrr rryrryrr rryrryrr rryyyyrr rrrrrrrr"),
    "KH": draw("bbbbbbbb rrrwwrrr rrwwwwrr rrwwwwrr rwwwwwwr bbbbbbbb"),
    "KM": over(hoist(draw("yyyyyyyy yyyyyyyy wwwwwwww rrrrrrrr bbbbbbbb bbbbbbbb"), "g"), 0, 2, "gw", "gw"),
    "KP": over(bands("bwrrwb"), 1, 2, "ww", "ww"),
    "KR": draw("wkwwwwkw kwwrrwwk wwrrrrww wwbbbbww kwwbbwwk wkwwwwkw"),
    "KW": over(bands("gwr"), 0, 0, "k", "kk", "kk", "kk", "kk", "k"),
    "KY": ensign("n", 5, 2, "rrr", "wbw", ".g."),
    "KZ": draw("cccccccc yccyyccc cccyyccc ycyccycc cccyyccc yccccccc"),
    "LA": draw("rrrrrrrr bbbwwbbb bbwwwwbb bbwwwwbb bbbwwbbb rrrrrrrr"),
    "LB": draw("rrrrrrrr wwwggwww wwwggwww wwggggww wggggggw rrrrrrrr"),
    "LK": draw("yyyyyyyy ygoymyym ygoyyyym ygoymyyy ygoyymym yyyyyyyy"),
    "LR": draw("bbbrrrrr bwbwwwww bbbrrrrr wwwwwwww rrrrrrrr wwwwwwww"),
    "LS": over(bands("bwg"), 3, 2, "kk", "kk"),
    "LT": bands("ygr"),
    "LU": bands("rwc"),
    "LV": bands("mmwwmm"),
    "LY": draw("rrrrrrrr kkkwwkkk kkwkkwkk kkwkkwkk kkkwwkkk gggggggg"),
    "MA": draw("rrrrrrrr rrrggrrr rrggggrr rrrggrrr rrgrrgrr rrrrrrrr"),
    "MD": over(pales("byr"), 3, 1, "..", "rr", "bb", "rr"),
    "MG": over(bands("rg"), 0, 0, *["www"] * 6),
    "MK": draw("yryryyry rryyyyrr yyyyyyyy yyyyyyyy rryyyyrr yryyryry"),
    "MM": over(bands("ygr"), 2, 1, ".ww.", "wwww", ".ww.", "w..w"),
    "MN": over(pales("rbr"), 1, 1, "y", "y", "y", "y"),
    "MO": draw("gggyyggg gggggggg gggwwggg ggwwwwgg gggggggg ggwwwwgg"),
    "MR": draw("rrrrrrrr gggyyggg gyggggyg ggyyyygg gggggggg rrrrrrrr"),
    "MT": over(pales("wr"), 0, 0, ".a", "aa", ".a"),
    "MU": draw("rrrrrrrr bbbbbbbb bbbbbbbb yyyyyyyy yyyyyyyy gggggggg"),
    "MV": draw("rrrrrrrr rggwwggr rgwwgggr rgwwgggr rggwwggr rrrrrrrr"),
    "MW": over(bands("krg"), 2, 0, ".rr.", "rrrr"),
    "MX": over(pales("gwr"), 3, 2, "ay", "ga"),
    "MY": draw("byybrrrr ybbywwww byybrrrr wwwwwwww rrrrrrrr wwwwwwww"),
    "MZ": over(hoist(draw("gggggggg gggggggg kkkkkkkk kkkkkkkk yyyyyyyy yyyyyyyy"), "r"), 0, 2, "yy", "yy"),
    "NA": draw("bbbbbbwr bybbbwrr bbbbwrrw bbwrrwgg wrrwgggg rrwggggg"),
    "NG": pales("gwg"),
    "NI": over(bands("bwb"), 3, 2, "yy", "gg"),
    "NL": bands("rwb"),
    "NO": nordic("r", "w", "n"),
    "NP": draw("bbwwwwww brbbbwww brwrrrbb brrrbwww brwrrbww bbbbbbbw"),
    "NZ": draw("wnrnwnnn rrrrrnrn wnrnwnnn nnnnnrnr nnnnnnnn nnnnnnrn"),
    "OM": over(draw("wwwwwwww wwwwwwww rrrrrrrr rrrrrrrr gggggggg gggggggg"), 0, 0, "rwr", "rrr", *["rrr"] * 4),
    "PA": draw("wwwwrrrr wbbwrrrr wwwwrrrr bbbbwwww bbbbwrrw bbbbwwww"),
    "PE": pales("rwr"),
    "PG": draw("rrrrrrrr krrryyrr kkrrryrr kwkkrrrr kkwkkkrr kwkkkkkr"),
    "PH": draw("wbbbbbbb wwbbbbbb wywbbbbb wywrrrrr wwrrrrrr wrrrrrrr"),
    "PK": draw("wwdddddd wwdwwdwd wwdwdddd wwdwddwd wwddwwdd wwdddddd"),
    "PL": bands("wr"),
    "PT": over(draw(" ".join(["gggrrrrr"] * 6)), 2, 2, "yy", "yy"),
    "PY": over(bands("rwb"), 3, 2, "gy", "yg"),
    "QA": draw("wwmmmmmm wwwmmmmm wwmmmmmm wwwmmmmm wwmmmmmm wwwmmmmm"),
    "RO": pales("byr"),
    "RS": over(bands("rbw"), 2, 1, "yy", "rr", "rr", "rr"),
    "RU": bands("wbr"),
    "RW": over(draw("cccccccc cccccccc cccccccc yyyyyyyy gggggggg gggggggg"), 5, 0, ".y", "yy"),
    "SA": draw("gggggggg gwgwwgwg gwwgwwwg gggggggg ggwwwwgg gggggggg"),
    "SB": draw("bwbbbbyy wbwbbyyg bwbbyygg bbyygggg byyggggg yygggggg"),
    "SC": draw("bbbyyyrr bbyyyrrr bbyyrrrw byyrrrww byrrwwgg yrwwgggg"),
    "SD": hoist(bands("rwk"), "g"),
    "SE": nordic("b", "y"),
    "SG": draw("rwwrwrrr rwrrrwrr rwwrwrrr wwwwwwww wwwwwwww wwwwwwww"),
    "SH": ensign("n", 5, 2, "yyy", "ckc", ".b."),
    "SI": over(bands("wbr"), 1, 1, "bb", "bw", "ww"),
    "SK": over(bands("wbr"), 1, 1, "rrr", "rwr", "www", ".b."),
    "SL": bands("gwc"),
    "SO": draw("ssssssss ssswwsss sswwwwss ssswwsss sswsswss ssssssss"),
    "SR": draw("gggggggg wwwwwwww rrryyrrr rrryyrrr wwwwwwww gggggggg"),
    "SS": over(hoist(bands("krg"), "b"), 0, 2, "by.wwwww", "by.wwwww"),
    "ST": draw("gggggggg rggggggg rryykyky rryyyyyy rggggggg gggggggg"),
    "SV": over(bands("bwb"), 3, 2, "gy", "yg"),
    "SY": over(bands("gwk"), 1, 2, "r.rr.r", "r.rr.r"),
    "SZ": draw("bbbbbbbb yyyyyyyy rrkwkwrr rrwkwkrr yyyyyyyy bbbbbbbb"),
    "TH": bands("rwnnwr"),
    "TJ": over(bands("rwg"), 2, 2, "y.yy", ".yy."),
    "TM": draw("gmggwggg gyggggwg gmgwgwgg gygggggg gmgggggg gygggggg"),
    "TN": draw("rrrwwrrr rrwwwwrr rwwrrwwr rwwrwwwr rrwwwwrr rrrwwrrr"),
    "TO": draw("wrwwrrrr rrrwrrrr wrwwrrrr wwwwrrrr rrrrrrrr rrrrrrrr"),
    "TR": draw("rrrrrrrr rrwwrrrr rwrrrwrr rwrrrwrr rrwwrrrr rrrrrrrr"),
    "TT": draw("kkwrrrrr wkkwrrrr rwkkwrrr rrwkkwrr rrrwkkwr rrrrwkkw"),
    "TW": draw("bbbbrrrr bwwbrrrr bbbbrrrr rrrrrrrr rrrrrrrr rrrrrrrr"),
    "TZ": draw("gggggyky ggggykky gggykkyc gykkyccc ykkycccc ykyccccc"),
    "UA": bands("by"),
    "UG": over(bands("kyrkyr"), 3, 2, "ww", "ww"),
    "US": draw("nwnwrrrr wnwnwwww nwnwrrrr wwwwwwww rrrrrrrr wwwwwwww"),
    "UY": draw("wyywwwww yyyybbbb wyywwwww wwwwbbbb wwwwwwww bbbbbbbb"),
    "UZ": draw("cwccwcwc wccwcwcc wwwwwwww wwwwwwww gggggggg gggggggg"),
    "VE": draw("yyyyyyyy yyyyyyyy bbbwwbbb bbwbbwbb rrrrrrrr rrrrrrrr"),
    "VN": draw("rrrrrrrr rrryyrrr ryyyyyyr rryyyyrr rryrryrr rrrrrrrr"),
    "VU": draw("krrrrrrr ykkrrrrr kyyyyyyy kyyyyyyy ykkggggg kggggggg"),
    "WS": draw("nnwnrrrr nwnwrrrr nnwnrrrr rrrrrrrr rrrrrrrr rrrrrrrr"),
    "YE": bands("rwk"),
    "ZA": draw("gwrrrrrr ygwrrrrr kygggggg kygggggg ygwbbbbb gwbbbbbb"),
    "ZM": draw("gggggooo gggggggg gggggrko gggggrko gggggrko gggggrko"),
    "ZW": draw("wggggggg wwyyyyyy wywrrrrr wywkkkkk wwyyyyyy wggggggg"),
}



def plain(letter):
    return [letter * 16] * 12


def stripes(letters):
    """Twelve rows, the letters over and over."""
    return [letters[y % len(letters)] * 16 for y in range(12)]


def where(rows, letter, inside):
    """`rows` with `letter` wherever `inside` says so, of the middles of pixels from the flag's own middle."""
    return ["".join(letter if inside(x - 7.5, y - 5.5) else rows[y][x] for x in range(16)) for y in range(12)]


def disc(rows, letter, x, y, radius):
    return where(rows, letter, lambda a, b: (a - x) ** 2 + (b - y) ** 2 <= radius**2)


def mirrored(patch):
    return [row[::-1] for row in patch]


def union_jack():
    quarter = ["rrwwnn", "wwrrww", "nnwwrr", "nnnnww"]
    upper = [row + "wrrw" + row[::-1] for row in quarter] + ["wwwwwwwrrwwwwwww", "r" * 16]
    return upper + upper[::-1]


def taegeuk():
    red_over_blue = where(disc(plain("w"), "b", 0, 0, 3.3), "r", lambda x, y: x * x + y * y <= 10.9 and y < x / 3)
    strokes = ["..k.k", ".k.k.", "k.k.."]
    for x, y, patch in [
        (1, 1, strokes), (10, 1, mirrored(strokes)), (1, 8, strokes[::-1]), (10, 8, mirrored(strokes[::-1]))
    ]:
        red_over_blue = over(red_over_blue, x, y, *patch)
    return red_over_blue


def brazil():
    rhomb = where(plain("g"), "y", lambda x, y: abs(x) / 7.4 + abs(y) / 5.4 <= 1)
    globe = disc(rhomb, "n", 0, 0, 3)
    return where(globe, "w", lambda x, y: x * x + y * y <= 9 and -0.6 <= y + 0.6 - x / 5 < 0.5)


def southern(colour, *stars):
    """The Union Jack in the canton, stars on navy."""
    rows = over(plain("n"), 0, 0, *FLAGS["GB"])
    for x, y in stars:
        rows = over(rows, x, y, *colour)
    return rows


def starred_circle():
    rows = plain("b")
    for x, y in [(7, 1), (10, 2), (12, 3), (12, 6), (12, 8), (10, 10), (7, 10), (5, 9), (3, 8), (3, 5), (3, 3), (5, 2)]:
        rows = over(rows, x, y, "y")
    return rows


STAR = ["..y..", "yyyyy", ".yyy.", ".y.y."]

# Flags by country in twice the size.
LARGE = {
    "AR": over(["s" * 16] * 4 + ["w" * 16] * 4 + ["s" * 16] * 4, 6, 4, "y.yy", ".yyy", "yyy.", "yy.y"),
    "AU": over(
        southern([".w.", "www", ".w."], (2, 8), (11, 1), (11, 8)), 9, 4, "w....w", "......", "...w.."),
    "BR": brazil(),
    "CA": over(
        [("r" * 4 + "w" * 8 + "r" * 4)] * 12, 4, 1, "...rr...", "...rr...", ".r.rr.r.", "rrrrrrrr", "rrrrrrrr",
        ".rrrrrr.", "..rrrr..", ".rrrrrr.", "...rr...", "...rr..."),
    "CH": over(over(plain("r"), 6, 2, *["wwww"] * 8), 4, 4, *["wwwwwwww"] * 4),
    "CN": over(over(plain("r"), 1, 1, *STAR), 7, 0, ".y", "", "..y", "", "..y", "", ".y"),
    "EU": starred_circle(),
    "GB": union_jack(),
    "HK": over(
        plain("r"), 4, 2, "...ww...", "...wwr..", ".w.wr.w.", "wwwrrwww", "wwrrrrww", "..rwwr..", ".wwrrww.",
        ".ww..ww."),
    "IL": over(
        over(over(plain("w"), 0, 1, "b" * 16), 0, 10, "b" * 16), 5, 3, "..bb..", "bbbbbb", ".b..b.", ".b..b.",
        "bbbbbb", "..bb.."),
    "IN": over(["o" * 16] * 4 + ["w" * 16] * 4 + ["g" * 16] * 4, 6, 4, ".nn.", "nwwn", "nwwn", ".nn."),
    "JP": disc(plain("w"), "r", 0, 0, 3.6),
    "KR": taegeuk(),
    "MX": over(["g" * 5 + "w" * 6 + "r" * 5] * 12, 6, 4, ".aa.", "aaya", "gaag", ".gg."),
    "MY": over(
        over(stripes("rw"), 0, 0, *["b" * 9] * 6), 1, 1, ".yy....", "yy..y.y", "yy...y.", ".yy.y.y"),
    "NZ": southern(["wr"], (12, 1), (10, 4), (14, 4), (12, 9)),
    "PH": over(
        ["b" * 16] * 6 + ["r" * 16] * 6, 0, 0, "w", "www", "wwwww", "wywwwww", "wwwwwwwww", "wwyyywwwww",
        "wwyyywwwww", "wwwwwwwww", "wywwwww", "wwwww", "www", "w"),
    "SA": over(
        plain("g"), 2, 2, "w.w.ww.w.ww.", "w.www.ww.w.w", "ww.w.w.www.w", "............", "............",
        "..wwwwwwwww.", ".w.........."),
    "SG": over(
        ["r" * 16] * 6 + ["w" * 16] * 6, 1, 1, ".ww...w.", "ww...w.w", "ww......", ".ww..w.w"),
    "TR": over(
        disc(disc(plain("r"), "w", -2, 0, 3.6), "r", -1, 0, 2.9), 9, 4, ".w.", "www", "ww.", "w.w"),
    "TW": over(
        over(plain("r"), 0, 0, *["b" * 8] * 6), 1, 0, "..w.w.", "w.ww.w", ".wwww.", ".wwww.", "w.ww.w", "..w.w."),
    "US": over(
        stripes("rw"), 0, 0, *["nwnwnwn", "nnnnnnn", "wnwnwnw", "nnnnnnn", "nwnwnwn", "nnnnnnn"]),
    "VN": over(
        plain("r"), 4, 2, "...yy...", "...yy...", "yyyyyyyy", ".yyyyyy.", "..yyyy..", "..yyyy..", ".yy..yy.",
        ".y....y."),
    "ZA": over(
        over(["r" * 16] * 4 + ["w" * 16] + ["g" * 16] * 2 + ["w" * 16] + ["b" * 16] * 4, 0, 0,
            "ggw", "yggw", "kyggw", "kkyggw", "kkkyggg", "kkkkygg", "kkkkygg", "kkkyggg", "kkyggw", "kyggw", "yggw",
            "ggw"), 0, 0, "g"),
}

# A grey card with a question mark, for what has no flag.
UNKNOWN = draw("aaawwaaa aawaawaa aaaaawaa aaaawaaa aaaaaaaa aaaawaaa")


def codes():
    """Every currency code that has a flag, by country."""
    with open(ISO_4217, encoding="utf-8") as file:
        listed = {entry["alpha_3"] for entry in json.load(file)["4217"]}
    by_country = {}
    for code in sorted(listed | set(MORE_CODES)):
        if code[:2] in FLAGS:
            by_country.setdefault(code[:2], []).append(code)
    return by_country


def check(by_country):
    """Stops at the first drawing that is not one."""
    for name, rows in [*FLAGS.items(), ("unknown", UNKNOWN)]:
        if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
            sys.exit(f"{name} is not {WIDTH} by {HEIGHT}: {rows}")
        if strange := set("".join(rows)) - set(INKS):
            sys.exit(f"{name} uses inks that there are not: {strange}")
    for name, rows in LARGE.items():
        if len(rows) != 12 or any(len(row) != 16 for row in rows) or set("".join(rows)) - set(INKS):
            sys.exit(f"{name} is not 16 by 12 in these inks: {rows}")
    if idle := set(FLAGS) - set(by_country):
        sys.exit(f"flags without a currency: {sorted(idle)}")


def swift(by_country):
    """The table as a Swift file."""
    lines = [
        "// Written by flags.py from its drawings; not to be edited.",
        "// Drawn for this project, under its licence (MIT). Currency codes: ISO 4217, from Debian's iso-codes.",
        "",
        "extension Flag {",
        "    /// The colours of the drawings' letters, as 0xRRGGBB.",
        "    static func ink(_ letter: UInt8) -> UInt32? {",
        "        switch letter {",
    ]
    lines += [f"        case {ord(letter)}: 0x{value:06X}  // {letter}" for letter, value in INKS.items()]
    lines += [
        "        default: nil",
        "        }",
        "    }",
        "",
        "    /// A question mark on a grey card.",
        f'    static let unknownDrawing = "{"".join(UNKNOWN)}"',
        "",
        "    /// One line for each flag: its currencies, then its 48 pixels row by row.",
        "    static let table = [",
    ]
    lines += [
        f'        "{" ".join(by_country[country])} {"".join(FLAGS[country])}",' for country in sorted(by_country)
    ]
    lines += ["    ]", "", "    /// Flags in twice the size: their currencies, then their 12 rows.", '    static let largeTable = """']
    for country in sorted(LARGE):
        lines += ["        " + " ".join(by_country[country]), *("        " + row for row in LARGE[country]), ""]
    return "\n".join([*lines[:-1], '        """', "}", ""])


def preview(path, by_country):
    """All flags, enlarged on a dark ground, sixteen a row."""
    scale, gap, across = 9, 12, 16
    pictures = [FLAGS[country] for country in sorted(by_country)] + [UNKNOWN]
    cell_w, cell_h = WIDTH * scale + gap, HEIGHT * scale + gap
    wide, high = across * cell_w, -(-len(pictures) // across) * cell_h
    image = [bytearray([40] * 3 * wide) for _ in range(high)]
    for index, rows in enumerate(pictures):
        left, top = index % across * cell_w + gap // 2, index // across * cell_h + gap // 2
        for y in range(HEIGHT * scale):
            for x in range(WIDTH * scale):
                at = 3 * (left + x)
                image[top + y][at : at + 3] = INKS[rows[y // scale][x // scale]].to_bytes(3, "big")

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    raw = b"".join(b"\0" + bytes(row) for row in image)
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b"")
    pathlib.Path(path).write_bytes(png)


def main():
    by_country = codes()
    check(by_country)
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text(swift(by_country), encoding="utf-8")
    if len(sys.argv) == 3 and sys.argv[1] == "--preview":
        preview(sys.argv[2], by_country)


if __name__ == "__main__":
    main()
