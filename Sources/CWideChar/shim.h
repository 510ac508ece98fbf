#ifndef FXTERM_CWIDECHAR_SHIM_H
#define FXTERM_CWIDECHAR_SHIM_H

/* wcwidth is X/Open; Swift's Glibc module is made without that macro and does not show it. */
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif
#include <wchar.h>

static inline int fxterm_wcwidth(unsigned int scalar)
{
    extern int wcwidth(wchar_t);
    return wcwidth((wchar_t)scalar);
}

#endif
