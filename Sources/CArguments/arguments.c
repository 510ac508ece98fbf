#include "arguments.h"

#include <malloc.h>
#include <sys/auxv.h>

static int count;
static char **arguments;

/* Swift reads the command line from /proc, and finds nothing where that is not mounted. The C library hands it to whatever
   runs before main. */
__attribute__((constructor)) static void keep(int argc, char **argv)
{
    count = argc;
    arguments = argv;
#ifdef M_ARENA_MAX
    /* Threads come and go, and each would keep memory of its own: 0.4 MB of both programs. */
    mallopt(M_ARENA_MAX, 2);
#endif
}

int fxterm_argument_count(void)
{
    return count;
}

char **fxterm_arguments(void)
{
    return arguments;
}

const char *fxterm_started_path(void)
{
    return (const char *)getauxval(AT_EXECFN);
}
