#include "commit.h"

/* Alone in its file: with each commit, this and the link are all that has to be made anew. */
const char *fxterm_commit(void)
{
    return FXTERM_COMMIT;
}
