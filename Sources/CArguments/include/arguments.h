#ifndef FXTERM_CARGUMENTS_H
#define FXTERM_CARGUMENTS_H

/* How many words the command line has, with the program's name. */
int fxterm_argument_count(void);

/* The words of the command line, and NULL at the end. */
char *_Nullable *_Nonnull fxterm_arguments(void);

/* The path that the kernel started the program by; NULL where it does not say. */
const char *_Nullable fxterm_started_path(void);

#endif
