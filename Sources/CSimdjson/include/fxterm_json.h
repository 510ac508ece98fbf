#ifndef FXTERM_JSON_H
#define FXTERM_JSON_H

#include <stddef.h>
#include <stdint.h>

/* What a value is. The names of an object's members are texts that stand before their values. */
typedef enum __attribute__((enum_extensibility(closed))) {
    fxterm_json_unusable, /* null, true, false, a number or a text that cannot be held */
    fxterm_json_number,
    fxterm_json_text,
    fxterm_json_list,
    fxterm_json_object
} fxterm_json_kind;

/* One value. Those inside it follow it at once, and the next one beside it comes `span` further on. */
typedef struct {
    fxterm_json_kind kind;
    uint32_t span;
    /* Bytes of a text, elements of a list, members of an object. */
    uint32_t count;
    union {
        double number;
        const char *text;
    };
} fxterm_json_value;

#ifdef __cplusplus
extern "C" {
#endif

typedef struct fxterm_json fxterm_json;

/* Reads a whole body, an object or a list; NULL if it is no JSON, or has more than any feed sends. */
fxterm_json *fxterm_json_read(const uint8_t *bytes, size_t count);

/* The outermost value. */
const fxterm_json_value *fxterm_json_root(const fxterm_json *json);

/* Gives back all of it: no value and no text of it is there any more. */
void fxterm_json_free(fxterm_json *json);

#ifdef __cplusplus
}
#endif

#endif
