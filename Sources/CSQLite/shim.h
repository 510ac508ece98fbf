#ifndef FXTERM_CSQLITE_SHIM_H
#define FXTERM_CSQLITE_SHIM_H

#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import. */
static inline int fxterm_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes)
{
    return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

/* The same for bytes; without any, a blob of length 0 and not NULL. */
static inline int fxterm_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes)
{
    return bytes > 0 ? sqlite3_bind_blob(statement, index, data, bytes, SQLITE_TRANSIENT)
                     : sqlite3_bind_zeroblob(statement, index, 0);
}

#endif
