#ifndef FXTERM_CCOMMIT_H
#define FXTERM_CCOMMIT_H

/* The commit that the program was built from; empty where the build did not say. */
const char *fxterm_commit(void);

#endif
