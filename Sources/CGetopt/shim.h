#ifndef FXTERM_CGETOPT_SHIM_H
#define FXTERM_CGETOPT_SHIM_H

/* Swift's Glibc module leaves getopt.h out. */
#include <getopt.h>

/* getopt's results are mutable globals, which Swift 6 refuses to read. */
static inline int fxterm_optind(void) { return optind; }
static inline const char *fxterm_optarg(void) { return optarg; }

#endif
