#ifndef CXTEST_SHIM_H
#define CXTEST_SHIM_H

// Input and screen reading on an X display, for the window's tests and benchmarks.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

/// `DefaultRootWindow`: the whole screen.
static inline Window xTestRoot(Display *_Nonnull display) { return DefaultRootWindow(display); }

/// Copies the pixels of a part of the screen, row by row, to `pixels`; returns 0 if they cannot be read.
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

/// The desktop's settings for all programs, as lines of `name: value`.
static inline void xTestResources(Display *_Nonnull display, const char *_Nonnull lines) {
  Atom name = XInternAtom(display, "RESOURCE_MANAGER", False);
  XChangeProperty(
      display, DefaultRootWindow(display), name, XInternAtom(display, "STRING", False), 8, PropModeReplace,
      (const unsigned char *)lines, (int)__builtin_strlen(lines));
  XSync(display, False);
}

/// The number of numbers or characters in a property of a window.
static inline unsigned long xTestPropertyCount(Display *_Nonnull display, Window window, const char *_Nonnull name) {
  Atom type;
  int format;
  unsigned long count = 0, rest = 0;
  unsigned char *value = 0;
  XGetWindowProperty(
      display, window, XInternAtom(display, name, False), 0, 1L << 20, False, AnyPropertyType, &type, &format, &count,
      &rest, &value);
  if (value) XFree(value);
  return count;
}

#endif
