/* Ends a program, with exit code 77, that asks for memory in a signal handler: the handler may have come in the middle of
 * another such request, and then waits for itself for ever (signal-safety(7)). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

/* Of the model that takes no memory itself. */
static __thread int depth __attribute__((tls_model("initial-exec")));
static void (*handlers[65])(int);

static void handle(int signal)
{
    depth++;
    handlers[signal](signal);
    depth--;
}

int sigaction(int signal, const struct sigaction *action, struct sigaction *before)
{
    static int (*original)(int, const struct sigaction *, struct sigaction *);
    if (!original) original = (int (*)(int, const struct sigaction *, struct sigaction *))dlsym(RTLD_NEXT, "sigaction");
    if (signal < 0 || signal > 64) return original(signal, action, before);
    void (*handler)(int) = handlers[signal];
    struct sigaction watched;
    if (action && !(action->sa_flags & SA_SIGINFO) && action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        handlers[signal] = action->sa_handler;
        watched = *action;
        watched.sa_handler = handle;
        action = &watched;
    }
    int result = original(signal, action, before);
    if (before && before->sa_handler == handle) before->sa_handler = handler;
    return result;
}

static void check(void)
{
    if (!depth) return;
    static const char text[] = "memory in a signal handler\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    _exit(77);
}

void *malloc(size_t size) { check(); return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { check(); return __libc_calloc(count, size); }
void *realloc(void *block, size_t size) { check(); return __libc_realloc(block, size); }
void free(void *block) { check(); __libc_free(block); }
void *aligned_alloc(size_t alignment, size_t size) { check(); return __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size)
{
    check();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;
}
