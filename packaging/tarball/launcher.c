// Starts a program of the unpacked archive with the archive's own loader and libraries, wherever the folder is.
// -DPROGRAM="fxterm" names it, -DDEPTH=2 says how many names this file's path has below the archive's folder.
//
// The program is run through lib/run/PROGRAM, a link to the loader: the kernel calls a process by that name.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

static char folder[PATH_MAX], loader[PATH_MAX + 64], libraries[PATH_MAX + 64], program[PATH_MAX + 64];

static int fail(const char *what, const char *why) {
    fprintf(stderr, PROGRAM ": %s%s\n", what, why);
    return 127;
}

int main(int count, char **arguments) {
    ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
    // Without /proc, the path that the kernel was given.
    if (length <= 0 && !realpath((const char *)getauxval(AT_EXECFN), folder))
        return fail("cannot tell where it lies: ", strerror(errno));
    for (int i = 0; i < DEPTH; i++) {
        char *slash = strrchr(folder, '/');
        if (!slash) return fail("cannot tell where it lies: ", folder);
        *slash = 0;
    }
    snprintf(loader, sizeof loader, "%s/lib/run/" PROGRAM, folder);
    snprintf(libraries, sizeof libraries, "%s/lib", folder);
    snprintf(program, sizeof program, "%s/lib/" PROGRAM ".elf", folder);
    if (access(loader, X_OK) || access(program, R_OK)) {
        const char *missing = access(loader, X_OK) ? loader : program;
        fprintf(stderr, PROGRAM ": %s: %s; unpack the whole archive\n", missing, strerror(errno));
        return 127;
    }

    // Libraries that the environment asks for are those of the system, and need its own C library.
    unsetenv("LD_PRELOAD");
    char *command[count + 8];
    char **next = command;
    *next++ = PROGRAM;
    *next++ = "--inhibit-cache";
    *next++ = "--argv0";
    *next++ = PROGRAM;
    *next++ = "--library-path";
    *next++ = libraries;
    *next++ = program;
    for (int i = 1; i < count; i++) *next++ = arguments[i];
    *next = NULL;
    execv(loader, command);
    return fail("cannot be started: ", strerror(errno));
}
