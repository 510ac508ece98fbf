#ifndef FXTERM_CICAL_SHIM_H
#define FXTERM_CICAL_SHIM_H

#include <dlfcn.h>
#include <libical/ical.h>
#include <sys/resource.h>

/* libical brings along libicu, 30 MB. So nothing is linked with it: the child that reads a calendar opens it on first use, by the
   version whose header this is, and all calls go through this table. */
#define FXTERM_ICAL_FUNCTIONS(F)                                                                                        \
    F(icalcomponent_get_first_component)                                                                                \
    F(icalcomponent_get_first_property)                                                                                 \
    F(icalcomponent_get_next_component)                                                                                 \
    F(icalcomponent_get_next_property)                                                                                  \
    F(icalcomponent_isa)                                                                                                \
    F(icalerror_set_errors_are_fatal)                                                                                   \
    F(icalparser_parse_string)                                                                                          \
    F(icalproperty_get_parameter_as_string)                                                                             \
    F(icalproperty_get_property_name)                                                                                   \
    F(icalproperty_get_value)                                                                                           \
    F(icalproperty_get_value_as_string)                                                                                 \
    F(icaltimezone_get_utc_offset)                                                                                      \
    F(icaltimezone_new)                                                                                                 \
    F(icaltimezone_set_component)                                                                                       \
    F(icalvalue_get_text)                                                                                               \
    F(icalvalue_isa)

#define FXTERM_ICAL_POINTER(name) __typeof__(name) *name;
struct fxterm_ical {
    FXTERM_ICAL_FUNCTIONS(FXTERM_ICAL_POINTER)
};

/* Opens libical. 0 where it is missing, or lacks a function. */
static inline int fxterm_ical_open(struct fxterm_ical *ical)
{
    void *library = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);

    if (library == NULL)
        return 0;
#define FXTERM_ICAL_FIND(name)                                                                                          \
    ical->name = (__typeof__(ical->name))dlsym(library, #name);                                                         \
    if (ical->name == NULL)                                                                                             \
        return 0;
    FXTERM_ICAL_FUNCTIONS(FXTERM_ICAL_FIND)
    ical->icalerror_set_errors_are_fatal(0);
    return 1;
}

/* Limits what this process may use from now on: seconds of CPU, bytes of memory beyond what it has, no files written and no
   processes started. */
static inline int fxterm_ical_limit(unsigned seconds, unsigned long bytes, unsigned long mapped)
{
    struct rlimit cpu = {seconds, seconds}, memory = {mapped + bytes, mapped + bytes}, none = {0, 0};

    return setrlimit(RLIMIT_CPU, &cpu) | setrlimit(RLIMIT_AS, &memory) | setrlimit(RLIMIT_FSIZE, &none)
        | setrlimit(RLIMIT_CORE, &none) | setrlimit(RLIMIT_NPROC, &none);
}

/* A time by a wall clock, as libical has it, without a zone. */
struct fxterm_ical_time {
    int year, month, day, hour, minute, second, is_date;
};

static inline struct icaltimetype fxterm_ical_wall(struct fxterm_ical_time time)
{
    struct icaltimetype wall = ICALTIMETYPE_INITIALIZER;

    wall.year = time.year;
    wall.month = time.month;
    wall.day = time.day;
    wall.hour = time.hour;
    wall.minute = time.minute;
    wall.second = time.second;
    wall.is_date = time.is_date;
    return wall;
}

/* Seconds east of UTC that a calendar's own zone has at a time by its wall clock. */
static inline int fxterm_ical_offset(
    const struct fxterm_ical *ical, icaltimezone *zone, struct fxterm_ical_time time)
{
    struct icaltimetype wall = fxterm_ical_wall(time);
    int is_summer = 0;

    return ical->icaltimezone_get_utc_offset(zone, &wall, &is_summer);
}

#endif
