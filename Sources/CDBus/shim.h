#ifndef FXTERM_CDBUS_SHIM_H
#define FXTERM_CDBUS_SHIM_H

#include <dbus/dbus.h>

/* A connection of its own to the bus at `address`, with a name there; NULL where there is no bus. It never ends the program. */
static inline DBusConnection *fxterm_bus_open(const char *address)
{
    DBusConnection *bus;

    dbus_threads_init_default();
    bus = dbus_connection_open_private(address, NULL);
    if (bus == NULL)
        return NULL;
    dbus_connection_set_exit_on_disconnect(bus, FALSE);
    if (dbus_bus_register(bus, NULL)) {
        dbus_connection_set_exit_on_disconnect(bus, FALSE);
        return bus;
    }
    dbus_connection_close(bus);
    dbus_connection_unref(bus);
    return NULL;
}

static inline void fxterm_bus_close(DBusConnection *bus)
{
    dbus_connection_close(bus);
    dbus_connection_unref(bus);
}

/* Asks the desktop to show a notification. 1 where it did, or has not answered within so many milliseconds and may do it yet; 0
   where it said that it does not. Swift calls no function with a variable number of arguments. */
static inline int fxterm_bus_notify(DBusConnection *bus, const char *title, const char *body, int milliseconds)
{
    const char *program = "fxterm", *icon = "";
    dbus_uint32_t replaced = 0;
    dbus_int32_t expiry = -1;
    DBusMessage *call, *reply;
    DBusMessageIter message, list;
    DBusError failure;
    int is_told;

    call = dbus_message_new_method_call(
        "org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications", "Notify");
    if (call == NULL)
        return 0;
    dbus_message_iter_init_append(call, &message);
    is_told = dbus_message_iter_append_basic(&message, DBUS_TYPE_STRING, &program)
        && dbus_message_iter_append_basic(&message, DBUS_TYPE_UINT32, &replaced)
        && dbus_message_iter_append_basic(&message, DBUS_TYPE_STRING, &icon)
        && dbus_message_iter_append_basic(&message, DBUS_TYPE_STRING, &title)
        && dbus_message_iter_append_basic(&message, DBUS_TYPE_STRING, &body)
        && dbus_message_iter_open_container(&message, DBUS_TYPE_ARRAY, "s", &list)
        && dbus_message_iter_close_container(&message, &list)
        && dbus_message_iter_open_container(&message, DBUS_TYPE_ARRAY, "{sv}", &list)
        && dbus_message_iter_close_container(&message, &list)
        && dbus_message_iter_append_basic(&message, DBUS_TYPE_INT32, &expiry);
    if (is_told) {
        dbus_error_init(&failure);
        reply = dbus_connection_send_with_reply_and_block(bus, call, milliseconds, &failure);
        if (reply != NULL)
            dbus_message_unref(reply);
        else
            is_told = dbus_error_has_name(&failure, DBUS_ERROR_NO_REPLY)
                || dbus_error_has_name(&failure, DBUS_ERROR_TIMEOUT);
        dbus_error_free(&failure);
    }
    dbus_message_unref(call);
    return is_told;
}

#endif
