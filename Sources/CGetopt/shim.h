#ifndef FXTERM_CGETOPT_SHIM_H
#define FXTERM_CGETOPT_SHIM_H

/* Swift's Glibc module leaves getopt.h out. */
#include <getopt.h>

/* getopt's results are mutable globals, which Swift 6 refuses to read. */
static inline int fxterm_optind(void) { return optind; }
/* What is wrong with an option is for the program to say: getopt would print the option as it is, escape
   sequences and all. */
static inline void fxterm_silence_getopt(void) { opterr = 0; }
static inline const char *fxterm_optarg(void) { return optarg; }

#endif
