// Under valgrind no thread runs while one waits for the lock of an open file. order.py preloads this, which polls for the lock
// instead.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

int fcntl(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    if (command != F_OFD_SETLKW) return (int)syscall(SYS_fcntl, file, command, argument);
    while (syscall(SYS_fcntl, file, F_OFD_SETLK, argument) != 0) {
        if (errno != EAGAIN && errno != EACCES) return -1;
        usleep(10000);
    }
    return 0;
}

int fcntl64(int file, int command, ...) __attribute__((alias("fcntl")));
