#ifndef FXTERM_CLIBWEBSOCKETS_SHIM_H
#define FXTERM_CLIBWEBSOCKETS_SHIM_H

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

/* To speak TLS; Swift sees no macro with a cast. */
static const unsigned long long fxterm_stream_tls = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;

/* The library keeps the list of protocols, so it has to stay where it is. NULL where there is no memory. */
static inline struct lws_context *fxterm_stream_context(
    lws_callback_function *hear, const char *proxy, int is_secure, const char *certificates, void *hearer)
{
    static struct lws_protocols protocols[2];
    struct lws_context_creation_info info;

    protocols[0].name = "fxterm";
    protocols[0].callback = hear;
    protocols[0].rx_buffer_size = 1 << 16;
    memset(&info, 0, sizeof info);
    info.port = CONTEXT_PORT_NO_LISTEN;
    info.protocols = protocols;
    info.user = hearer;
    /* Without TLS no list of authorities is read. */
    info.options = is_secure ? fxterm_stream_tls : 0;
    /* NULL for the library's own place. */
    info.client_ssl_ca_filepath = certificates;
    /* Its tables would be as long as the process may have files open. */
    info.fd_limit_per_thread = 16;
    /* Empty for none, or it would look for one in the environment. */
    info.http_proxy_address = proxy;
    info.connect_timeout_secs = 10;
    info.timeout_secs = 10;
    /* What it says goes to standard error, and failures are told anyway. */
    lws_set_log_level(0, NULL);
    return lws_create_context(&info);
}

/* Begins to connect; NULL where that fails at once. A redirect is a failure: no service sends the program elsewhere. */
static inline struct lws *fxterm_stream_connect(
    struct lws_context *context, const char *host, int port, const char *path, int is_secure)
{
    struct lws_client_connect_info info;

    memset(&info, 0, sizeof info);
    info.context = context;
    info.address = host;
    info.host = host;
    info.port = port;
    info.path = path;
    info.ssl_connection = LCCSCF_HTTP_NO_FOLLOW_REDIRECT | (is_secure ? LCCSCF_USE_SSL : 0);
    /* HTTP/1.1 alone: services speak WebSocket over it, and the library would offer HTTP/2. */
    info.alpn = "http/1.1";
    info.ietf_version_or_minus_one = -1;
    info.local_protocol_name = "fxterm";
    return lws_client_connect_via_info(&info);
}

/* Names the program in the head of the request that begins a connection, at the place that the library gives. 0 if there was room. */
static inline int fxterm_stream_add_agent(struct lws *socket, const void *place, size_t room, const char *agent)
{
    unsigned char **next = (unsigned char **)place;

    return lws_add_http_header_by_token(
        socket, WSI_TOKEN_HTTP_USER_AGENT, (const unsigned char *)agent, (int)strlen(agent), next, *next + room);
}

/* Sends a text of at most 8 KiB, before which the library writes its own head. Whether all of it is on its way. */
static inline int fxterm_stream_send(struct lws *socket, const void *bytes, size_t count)
{
    unsigned char buffer[LWS_PRE + 8192];

    if (count > sizeof buffer - LWS_PRE)
        return 0;
    memcpy(buffer + LWS_PRE, bytes, count);
    return lws_write(socket, buffer + LWS_PRE, count, LWS_WRITE_TEXT) == (int)count;
}

/* Ends a connection the next time its thread serves it; Swift sees no macro with a cast. */
static inline void fxterm_stream_cut(struct lws *socket)
{
    lws_set_timeout(socket, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

/* Whether the piece that was just received is the last of its message. */
static inline int fxterm_stream_is_whole(struct lws *socket)
{
    return lws_is_final_fragment(socket) && !lws_remaining_packet_payload(socket);
}

static inline void fxterm_stream_woken(lws_sorted_usec_list_t *alarm)
{
    (void)alarm;
}

/* Has the thread look up from its wait after so many microseconds: the library's own wait takes no time. */
static inline void fxterm_stream_set_alarm(
    struct lws_context *context, lws_sorted_usec_list_t *alarm, int64_t microseconds)
{
    lws_sul_schedule(context, 0, alarm, fxterm_stream_woken, microseconds);
}

#endif
