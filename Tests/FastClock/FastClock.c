/* A clock that runs fast for a while and then as all clocks do, for the soak: weeks in minutes.
 *
 * FAST_CLOCK holds four numbers: the moment it begins at by CLOCK_REALTIME and by CLOCK_BOOTTIME, in nanoseconds, for
 * how many nanoseconds it runs fast, and how fast. All processes that get the same numbers see the same time. The
 * clock that libraries time their own work by, CLOCK_MONOTONIC, is left as it is. */
#define _GNU_SOURCE
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const long long second = 1000000000LL;
static long long real_start, boot_start, span, speed = 1;

__attribute__((constructor)) static void begin(void)
{
    const char *numbers = getenv("FAST_CLOCK");
    if (!numbers || sscanf(numbers, "%lld %lld %lld %lld", &real_start, &boot_start, &span, &speed) != 4) speed = 1;
}

static long long now(clockid_t clock)
{
    struct timespec time;
    syscall(SYS_clock_gettime, clock, &time);
    return time.tv_sec * second + time.tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    if (speed == 1 || (clock != CLOCK_REALTIME && clock != CLOCK_BOOTTIME))
        return (int)syscall(SYS_clock_gettime, clock, time);
    long long start = clock == CLOCK_REALTIME ? real_start : boot_start;
    long long passed = now(clock) - start;
    long long fast = passed < span ? passed : span;
    long long shown = start + fast * speed + (passed - fast);
    time->tv_sec = shown / second;
    time->tv_nsec = shown % second;
    return 0;
}

int poll(struct pollfd *descriptors, nfds_t count, int milliseconds)
{
    if (milliseconds < 0) return ppoll(descriptors, count, NULL, NULL);
    long long wait = milliseconds * 1000000LL;
    if (speed > 1 && now(CLOCK_BOOTTIME) - boot_start < span) wait /= speed;
    struct timespec time = {wait / second, wait % second};
    return ppoll(descriptors, count, &time, NULL);
}
