// What the window needs no part of, in place of SDL's own: sound through ALSA and PulseAudio, and a screen without a
// display server. The linker takes these definitions instead of the members of SDL's archive, and with them go the
// libraries that those members use.
#include <stdlib.h>
#include <string.h>
#include "CTrimmedSDL.h"

/// The part of SDL's tables of drivers that all versions have, and room for what a version adds.
struct driver {
  const char *name, *description;
  void *(*open)(void *);
  void *more[5];
};

static void *refuse(void *unused) {
  (void)unused;
  return NULL;
}

const struct driver ALSA_bootstrap = {"alsa", "left out", refuse, {NULL}};
const struct driver PULSEAUDIO_bootstrap = {"pulseaudio", "left out", refuse, {NULL}};
const struct driver KMSDRM_bootstrap = {"KMSDRM", "left out", refuse, {NULL}};

void *__real_SDL_LoadObject_REAL(const char *name);
void *__wrap_SDL_LoadObject_REAL(const char *name);

/// Loads a library for SDL, but not that of a message bus where the session has none: it brings seven others along.
/// `DesktopWindow` says so in the variable.
void *__wrap_SDL_LoadObject_REAL(const char *name) {
  const char *bus = getenv("DBUS_SESSION_BUS_ADDRESS");
  if (bus && strcmp(bus, "disabled:") == 0 && strncmp(name, "libdbus", 7) == 0) return NULL;
  return __real_SDL_LoadObject_REAL(name);
}
