#ifndef FXTERM_CVTERM_SHIM_H
#define FXTERM_CVTERM_SHIM_H

#include <fcntl.h>
#include <unistd.h>
#include <vterm.h>

/* These are X/Open; Swift's Glibc module is made without that macro and does not show them. Opens the
   controlling end of a new pseudo-terminal, which no program started meanwhile inherits, and writes the path
   of the other end to `path`; -1 with errno if that fails. */
static inline int fxterm_open_pseudo_terminal(char *path, size_t size)
{
    extern int posix_openpt(int), grantpt(int), unlockpt(int), ptsname_r(int, char *, size_t);
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0) return -1;
    if (grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, path, size) == 0) return master;
    close(master);
    return -1;
}

/* Callers get a cell's bit fields and tagged unions as plain numbers. A colour is -1 for the terminal's own,
   0 to 255 for an index, 0x1RRGGBB for a colour in full. */
struct fxterm_cell {
    uint32_t chars[VTERM_MAX_CHARS_PER_CELL];
    int width;
    int ink, paper;
    int bold, underline, reverse;
};

static inline int fxterm_vterm_colour(const VTermColor *colour)
{
    if (VTERM_COLOR_IS_DEFAULT_FG(colour) || VTERM_COLOR_IS_DEFAULT_BG(colour)) return -1;
    if (VTERM_COLOR_IS_INDEXED(colour)) return colour->indexed.idx;
    return 0x1000000 | colour->rgb.red << 16 | colour->rgb.green << 8 | colour->rgb.blue;
}

static inline struct fxterm_cell fxterm_vterm_cell(const VTermScreen *screen, int x, int y)
{
    VTermScreenCell cell;
    struct fxterm_cell plain = {{0}, 0, -1, -1, 0, 0, 0};
    VTermPos position = {.row = y, .col = x};
    if (!vterm_screen_get_cell(screen, position, &cell)) return plain;
    /* What follows the first zero is whatever was there before. */
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; i++) plain.chars[i] = cell.chars[i];
    plain.width = cell.width;
    plain.ink = fxterm_vterm_colour(&cell.fg);
    plain.paper = fxterm_vterm_colour(&cell.bg);
    plain.bold = cell.attrs.bold;
    plain.underline = cell.attrs.underline != 0;
    plain.reverse = cell.attrs.reverse;
    return plain;
}

#endif
