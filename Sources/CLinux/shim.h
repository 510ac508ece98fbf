#ifndef FXTERM_CLINUX_SHIM_H
#define FXTERM_CLINUX_SHIM_H

/* Calls of Linux that Swift's Glibc module does not have. */
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#define SYS_pidfd_open 434
#endif

/* A descriptor of the process that has the number now; negative where there is none, or on Linux before 5.3. */
static inline int fxterm_process_open(int process) { return (int)syscall(SYS_pidfd_open, process, 0u); }

/* Sends a signal to that process alone, even if another has its number by now; 0 if it was sent. */
static inline int fxterm_process_signal(int descriptor, int signal)
{
    return (int)syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0u);
}

/* renameat2 from one path to another: FXTERM_RENAME_EXCHANGE swaps two files, FXTERM_RENAME_NOREPLACE keeps one that is there. */
#define FXTERM_RENAME_NOREPLACE 1u
#define FXTERM_RENAME_EXCHANGE 2u
#define FXTERM_CURRENT_FOLDER -100 /* AT_FDCWD, whose header declares more than Swift should find here */
static inline int fxterm_rename(const char *from, const char *to, unsigned flags)
{
    return (int)syscall(SYS_renameat2, FXTERM_CURRENT_FOLDER, from, FXTERM_CURRENT_FOLDER, to, flags);
}

/* A file in memory that ends with its last descriptor; negative where there is none to be had. */
static inline int fxterm_memory_file(void) { return (int)syscall(SYS_memfd_create, "fxterm", 1u /* MFD_CLOEXEC */); }

/* Keeps what this process has in its memory out of core files, and from other processes of the user; 0 if that is so. */
static inline int fxterm_keep_memory_private(void)
{
    struct rlimit none = {0, 0};
    return setrlimit(RLIMIT_CORE, &none) | prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

#endif
