#ifndef CPANGOCAIRO_H
#define CPANGOCAIRO_H

// Pango's own pkg-config file carries -pthread, which the package manager warns about in every build.
// Cairo's does not, and it brings GLib's folders along; the two folders it lacks, pango and hb.h,
// lie beside this file.
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

/// `PANGO_SCALE`: how many of Pango's units make one device unit.
static const int pangoUnitsPerDeviceUnit = PANGO_SCALE;

/// `g_object_unref` for the objects that Swift sees as opaque pointers: layouts, contexts, font maps.
static inline void pangoRelease(const void *_Nonnull object) { g_object_unref((gpointer)object); }

#endif
