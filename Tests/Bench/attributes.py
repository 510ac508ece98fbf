"""How glyphs look on the screen's model: ink, paper and flags."""

DEFAULT = (None, None, frozenset())
SHOWN_ON_BLANK = frozenset(("reverse", "underline", "strike"))
FLAGS = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 5: "blink", 7: "reverse", 8: "hide", 9: "strike"}
UNFLAG = {22: ("bold", "dim"), 23: ("italic",), 24: ("underline",), 25: ("blink",), 27: ("reverse",), 28: ("hide",),
          29: ("strike",)}


def after_sgr(look, parameters):
    """The look after the sequence `CSI parameters m`."""
    ink, paper, flags = look
    flags = set(flags)
    codes = [code.split(":") for code in parameters.split(";")]
    index = 0
    while index < len(codes):
        parts = codes[index]
        code = int(parts[0]) if parts[0].isdigit() else 0
        if code == 0:
            ink, paper, flags = None, None, set()
        elif code in FLAGS:
            flags.add(FLAGS[code])
        elif code in UNFLAG:
            flags.difference_update(UNFLAG[code])
        elif code in (38, 48, 58):
            if len(parts) > 1:
                colour = tuple(parts[1:])
            else:
                kind = codes[index + 1][0] if index + 1 < len(codes) else ""
                size = {"5": 2, "2": 4}.get(kind, 1)
                colour = tuple(v[0] for v in codes[index + 1:index + 1 + size])
                index += size
            if code == 38:
                ink = colour
            elif code == 48:
                paper = colour
        elif 30 <= code <= 37 or 90 <= code <= 97:
            ink = code
        elif 40 <= code <= 47 or 100 <= code <= 107:
            paper = code
        elif code == 39:
            ink = None
        elif code == 49:
            paper = None
        index += 1
    return ink, paper, frozenset(flags)
