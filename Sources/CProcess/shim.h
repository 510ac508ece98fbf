#ifndef FXTERM_CPROCESS_SHIM_H
#define FXTERM_CPROCESS_SHIM_H

/* glibc has functions for these calls since 2.36, and its header is not in Swift's Glibc module. */
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

#endif
