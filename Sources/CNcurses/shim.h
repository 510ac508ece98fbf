#ifndef FXTERM_CNCURSES_SHIM_H
#define FXTERM_CNCURSES_SHIM_H

/* Declares cchar_t and the functions on it. */
#define NCURSES_WIDECHAR 1
/* Real functions: Swift does not see function-like macros. */
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>

/* The library's variables are mutable globals, which Swift 6 refuses to read. */
static inline WINDOW *fxterm_stdscr(void) { return stdscr; }
static inline WINDOW *fxterm_curscr(void) { return curscr; }
static inline int fxterm_colours(void) { return COLORS; }
static inline int fxterm_colour_pairs(void) { return COLOR_PAIRS; }

/* Swift does not import macros that are expressions with casts. */
static const attr_t fxterm_bold = A_BOLD;
static const attr_t fxterm_dim = A_DIM;
static const attr_t fxterm_underline = A_UNDERLINE;
static const attr_t fxterm_reverse = A_REVERSE;

/* As setcchar does it, which would measure each character first. A pair above 255 goes into a field of its own only. */
static inline void fxterm_set_cell(
    cchar_t *cell, uint32_t base, uint32_t mark0, uint32_t mark1, attr_t attributes, int pair)
{
    *cell = (cchar_t){
        .attr = attributes | COLOR_PAIR(pair > 255 ? 255 : pair),
        .chars = {(wchar_t)base, (wchar_t)mark0, (wchar_t)mark1},
        .ext_color = pair,
    };
}

/* Files in memory are Linux's own, and Swift's module of the C library leaves them out. */
extern int memfd_create(const char *name, unsigned int flags);

/* Swift sees no function with a varying number of arguments. */
static inline int fxterm_signal_at_parents_end(int signal) { return prctl(PR_SET_PDEATHSIG, signal); }

/* The terminal that a descriptor leads to; -1 if that cannot be known. */
static inline int64_t fxterm_terminal_device(int descriptor)
{
    unsigned int device = 0;
    return ioctl(descriptor, TIOCGDEV, &device) == 0 ? (int64_t)device : -1;
}

/* Of <term.h>, whose macros have the names of half of all variables. */
extern int setupterm(const char *type, int descriptor, int *error);

/* tigetstr answers a missing capability with NULL and a wrong name with (char *)-1. */
static inline const char *fxterm_capability(const char *name)
{
    char *value = tigetstr(name);
    return value == (char *)-1 ? NULL : value;
}

#endif
