/* FakeClock MOMENT PROGRAM [ARGUMENT…] runs an unchanged program, linked statically or not, at another moment.
 *
 * MOMENT is @SECONDS since 1970, or an offset in seconds from now. The program, and all that it starts, is told that time by
 * clock_gettime(CLOCK_REALTIME), gettimeofday and time, and its absolute waits are moved along; clocks that only go forward, file
 * times and timers stay as they are. The program keeps this process's number, terminal and exit status: the tracer is
 * a process beside it. x86-64 Linux alone. Exit code 125 if the program cannot be traced, 127 if it cannot be run. */
#define _GNU_SOURCE
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __x86_64__

#include <elf.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>

static long offset;

static _Noreturn void fail(const char *what)
{
    perror(what);
    _exit(125);
}

/* Adds `seconds` to the first word of the timespec or timeval at `address`. */
static void shift(pid_t thread, unsigned long address, long seconds)
{
    errno = 0;
    long time = ptrace(PTRACE_PEEKDATA, thread, address, 0);
    if (!errno) ptrace(PTRACE_POKEDATA, thread, address, time + seconds);
}

/* Reading a clock by way of the vDSO is no system call, so the new program does not get to know of it. */
static void hide_vdso(pid_t process)
{
    struct user_regs_struct registers;
    ptrace(PTRACE_GETREGS, process, 0, &registers);
    /* The stack holds the number of arguments, the arguments, the environment, and then the auxiliary vector. */
    unsigned long place = registers.rsp;
    place += 8 * (ptrace(PTRACE_PEEKDATA, process, place, 0) + 2);
    while (ptrace(PTRACE_PEEKDATA, process, place, 0)) place += 8;
    place += 8;
    for (;; place += 16) {
        errno = 0;
        long kind = ptrace(PTRACE_PEEKDATA, process, place, 0);
        if (errno || kind == AT_NULL) return;
        if (kind == AT_SYSINFO_EHDR) ptrace(PTRACE_POKEDATA, process, place, (long)AT_IGNORE);
    }
}

/* A system call that the filter has stopped: a wait ends by the real clock. */
static void enter(pid_t thread)
{
    struct user_regs_struct registers;
    ptrace(PTRACE_GETREGS, thread, 0, &registers);
    if (registers.orig_rax == SYS_futex && registers.r10) shift(thread, registers.r10, -offset);
    ptrace(PTRACE_SYSCALL, thread, 0, 0);
}

/* The same call, done. */
static void leave(pid_t thread)
{
    struct user_regs_struct registers;
    ptrace(PTRACE_GETREGS, thread, 0, &registers);
    long result = (long)registers.rax;
    switch (registers.orig_rax) {
    case SYS_futex:
        if (registers.r10) shift(thread, registers.r10, offset);
        break;
    case SYS_clock_gettime:
        if (result == 0 && (registers.rdi == CLOCK_REALTIME || registers.rdi == CLOCK_REALTIME_COARSE))
            shift(thread, registers.rsi, offset);
        break;
    case SYS_gettimeofday:
        if (result == 0 && registers.rdi) shift(thread, registers.rdi, offset);
        break;
    case SYS_time:
        registers.rax += offset;
        ptrace(PTRACE_SETREGS, thread, 0, &registers);
        if (registers.rdi) shift(thread, registers.rdi, offset);
        break;
    }
    ptrace(PTRACE_CONT, thread, 0, 0);
}

/* Until the program has ended, and all that it started. */
static void trace(void)
{
    for (;;) {
        int status;
        pid_t thread = waitpid(-1, &status, __WALL);
        if (thread < 0 && errno == EINTR) continue;
        if (thread < 0) return;
        if (!WIFSTOPPED(status)) continue;
        int signal = WSTOPSIG(status);
        switch (status >> 16) {
        case PTRACE_EVENT_SECCOMP: enter(thread); break;
        case PTRACE_EVENT_EXEC:
            hide_vdso(thread);
            ptrace(PTRACE_CONT, thread, 0, 0);
            break;
        case PTRACE_EVENT_STOP:
            /* Stopped by job control, it stays so until it is continued; a new thread begins with such a stop, too. */
            ptrace(signal == SIGTRAP ? PTRACE_CONT : PTRACE_LISTEN, thread, 0, 0);
            break;
        case 0:
            if (signal == (SIGTRAP | 0x80)) leave(thread);
            else ptrace(PTRACE_CONT, thread, 0, signal);
            break;
        default: ptrace(PTRACE_CONT, thread, 0, 0);
        }
    }
}

/* Stops the calling program at the calls that tell the time, or wait for one. */
static void filter_calls(void)
{
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clock_gettime, 5, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_gettimeofday, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_time, 3, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_futex, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1])),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, FUTEX_CLOCK_REALTIME, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
        fail("seccomp");
}

int main(int count, char **arguments)
{
    if (count < 3) {
        fprintf(stderr, "usage: FakeClock @SECONDS|OFFSET PROGRAM [ARGUMENT…]\n");
        return 125;
    }
    offset = *arguments[1] == '@' ? atol(arguments[1] + 1) - time(NULL) : atol(arguments[1]);

    pid_t program = getpid();
    int ready[2], seized[2];
    if (pipe2(ready, O_CLOEXEC) || pipe2(seized, O_CLOEXEC)) fail("pipe");
    pid_t child = fork();
    if (child < 0) fail("fork");
    if (!child) {
        /* A tracer that is no child of the program's: it would wait for one that it has never started. */
        pid_t tracer = fork();
        if (tracer) _exit(tracer < 0);
        setsid();
        pid_t own = getpid();
        char byte;
        if (write(ready[1], &own, sizeof own) != sizeof own || read(seized[0], &byte, 1) != 1) _exit(1);
        long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK
            | PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
        if (ptrace(PTRACE_SEIZE, program, 0, options)) _exit(1);
        /* The readers of the program's streams must be able to end before the tracer does. */
        close_range(0, ready[1] - 1, 0);
        close_range(ready[1] + 1, ~0U, 0);
        if (write(ready[1], &byte, 1) != 1) _exit(1);
        close(ready[1]);
        trace();
        _exit(0);
    }
    close(ready[1]);
    waitpid(child, NULL, 0);
    pid_t tracer;
    char byte = 0;
    if (read(ready[0], &tracer, sizeof tracer) != sizeof tracer) fail("FakeClock");
    /* Under Yama, a process may trace only its own children. */
    prctl(PR_SET_PTRACER, tracer, 0, 0, 0);
    if (write(seized[1], &byte, 1) != 1 || read(ready[0], &byte, 1) != 1) fail("ptrace");
    filter_calls();
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    return 127;
}

#else

int main(void)
{
    fprintf(stderr, "FakeClock knows x86-64 alone\n");
    return 125;
}

#endif
