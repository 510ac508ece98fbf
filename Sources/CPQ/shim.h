#ifndef FXTERM_CPQ_SHIM_H
#define FXTERM_CPQ_SHIM_H

/* Debian has it in a folder of its own, which the package's pkg-config names. */
#include <libpq-fe.h>

/* A macro of a character, which Swift does not see. */
static const int fxterm_diag_sqlstate = PG_DIAG_SQLSTATE;

/* Notices of the server are not printed: they would come out in the middle of a log. */
static void fxterm_no_notice(void *context, const PGresult *notice)
{
    (void)context;
    (void)notice;
}

static inline void fxterm_silence(PGconn *connection)
{
    PQsetNoticeReceiver(connection, fxterm_no_notice, NULL);
}

#endif
