#ifndef CXTEST_SHIM_H
#define CXTEST_SHIM_H

// A user's hands and eyes on an X display, for the tests of the window.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

/// `DefaultRootWindow`: the whole screen.
static inline Window xTestRoot(Display *_Nonnull display) { return DefaultRootWindow(display); }

/// The pixels of a part of the screen, row by row, into `pixels`; 0 if they cannot be had.
static inline int xTestPixels(
    Display *_Nonnull display, int x, int y, unsigned width, unsigned height, unsigned *_Nonnull pixels) {
  XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, width, height, AllPlanes, ZPixmap);
  if (!image) return 0;
  for (unsigned row = 0; row < height; row++)
    for (unsigned column = 0; column < width; column++)
      pixels[row * width + column] = (unsigned)XGetPixel(image, (int)column, (int)row) & 0xFFFFFF;
  XDestroyImage(image);
  return 1;
}

/// Presses and releases the key that writes `symbol`.
static inline void xTestKey(Display *_Nonnull display, const char *_Nonnull symbol) {
  KeyCode code = XKeysymToKeycode(display, XStringToKeysym(symbol));
  XTestFakeKeyEvent(display, code, True, CurrentTime);
  XTestFakeKeyEvent(display, code, False, CurrentTime);
  XFlush(display);
}

#endif
