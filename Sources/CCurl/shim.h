#ifndef FXTERM_CCURL_SHIM_H
#define FXTERM_CCURL_SHIM_H

#include <curl/curl.h>

/* Swift sees no function with a varying number of arguments: one for each kind of what is set and asked. */
static inline CURLcode fxterm_set_number(CURL *handle, CURLoption option, long value)
{
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode fxterm_set_text(CURL *handle, CURLoption option, const char *value)
{
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode fxterm_set_pointer(CURL *handle, CURLoption option, void *value)
{
    return curl_easy_setopt(handle, option, value);
}

typedef size_t (*fxterm_taker)(char *bytes, size_t size, size_t count, void *taker);

static inline CURLcode fxterm_set_taker(CURL *handle, CURLoption option, fxterm_taker value)
{
    return curl_easy_setopt(handle, option, value);
}

static inline long fxterm_number(CURL *handle, CURLINFO question)
{
    long value = 0;
    return curl_easy_getinfo(handle, question, &value) == CURLE_OK ? value : 0;
}

/* NULL where there is none. */
static inline const char *fxterm_text(CURL *handle, CURLINFO question)
{
    char *value = NULL;
    return curl_easy_getinfo(handle, question, &value) == CURLE_OK ? value : NULL;
}

/* The last header of that name in the last answer; NULL where there is none. */
static inline const char *fxterm_header(CURL *handle, const char *name)
{
    struct curl_header *header;
    return curl_easy_header(handle, name, 0, CURLH_HEADER, -1, &header) == CURLHE_OK ? header->value : NULL;
}

/* The next request that has ended, and how; NULL if none has. */
static inline CURL *fxterm_ended(CURLM *requests, CURLcode *outcome)
{
    int left;
    CURLMsg *message;
    while ((message = curl_multi_info_read(requests, &left)))
        if (message->msg == CURLMSG_DONE) {
            *outcome = message->data.result;
            return message->easy_handle;
        }
    return NULL;
}

#endif
