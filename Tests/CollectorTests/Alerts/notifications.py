#!/usr/bin/python3
"""A desktop's service of notifications, for the tests: prints a line of JSON a notification.

With --mute it takes them and never answers.
"""
import json
import sys
import time

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

DBusGMainLoop(set_as_default=True)
NAME = "org.freedesktop.Notifications"
MUTE = "--mute" in sys.argv


class Notifications(dbus.service.Object):
    @dbus.service.method(NAME, "susssasa{sv}i", "u", async_callbacks=("reply", "fail"))
    def Notify(self, program, replaces, icon, title, body, actions, hints, expiry, reply, fail):
        line = {"time": time.time(), "program": program, "title": title, "body": body}
        print(json.dumps(line), flush=True)
        if not MUTE:
            reply(1)


bus = dbus.SessionBus()
name = dbus.service.BusName(NAME, bus)
service = Notifications(bus, "/org/freedesktop/Notifications")
print("ready", flush=True)
GLib.MainLoop().run()
