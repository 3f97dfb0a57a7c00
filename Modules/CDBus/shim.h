#ifndef CDBUS_SHIM_H
#define CDBUS_SHIM_H

#include <dbus/dbus.h>

// The codes of types are macros with a cast of a character, which Swift cannot import.

/// `DBUS_TYPE_STRING`: the type of a text.
static const int dbusTypeString = DBUS_TYPE_STRING;

/// `DBUS_TYPE_UINT32`: the type of a whole number.
static const int dbusTypeUInt32 = DBUS_TYPE_UINT32;

/// `DBUS_TYPE_VARIANT`: the type of a value that comes with its type.
static const int dbusTypeVariant = DBUS_TYPE_VARIANT;

#endif
