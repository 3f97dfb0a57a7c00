// The least cost of a window with a back swipe: directly on SDL, without an engine, text or rounded corners.
// Three screens with a bar and eight rows. The top one follows the finger with a shadow and returns when it is released, and
// the one below is shifted and dimmed. The program sleeps until there is input, reads all of it, and draws once.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>

enum { width = 390, height = 844, barHeight = 88, rowCount = 8, shadowWidth = 10 };

/// The backgrounds of the upper screen and of the one beneath it.
static const Uint32 upperGround = 0xE2853B, lowerGround = 0x2F9E64;

/// A colour with `share` of 255 of `other`, 0 for black or 255 for white, in it.
static Uint32 mixed(Uint32 color, int other, int share) {
  Uint32 result = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    int part = color >> shift & 0xFF;
    result |= (Uint32)(part + (other - part) * share / 255) << shift;
  }
  return result;
}

/// Fills what of a box is to the left of `until`; SDL cuts off what is outside of the window.
static void fill(SDL_Surface *surface, SDL_Rect box, int until, Uint32 color) {
  box.w = SDL_min(box.w, until - box.x);
  if (box.w > 0) SDL_FillRect(surface, &box, color);
}

/// Draws a screen whose left edge is at `x` up to the column `until`, with `dimming` of 255 of black over it.
static void drawScreen(SDL_Surface *surface, Uint32 ground, int x, int until, int dimming) {
  fill(surface, (SDL_Rect){x, 0, width, barHeight}, until, mixed(mixed(ground, 0, 76), 0, dimming));
  fill(surface, (SDL_Rect){x, barHeight, width, height - barHeight}, until, mixed(ground, 0, dimming));
  Uint32 row = mixed(mixed(ground, 255, 102), 0, dimming);
  for (int index = 0; index < rowCount; index++)
    fill(surface, (SDL_Rect){x + 16, 108 + 84 * index, width - 32, 68}, until, row);
}

/// Darkens the columns to the left of `x`, the nearest by a quarter.
static void drawShadow(SDL_Surface *surface, int x) {
  int columns = SDL_min(shadowWidth, x);
  for (int y = 0; y < surface->h; y++) {
    Uint32 *edge = (Uint32 *)((Uint8 *)surface->pixels + y * surface->pitch) + x;
    for (int away = 1; away <= columns; away++)
      edge[-away] = mixed(edge[-away], 0, 64 * (shadowWidth + 1 - away) / (shadowWidth + 1));
  }
}

static void draw(SDL_Window *window, int x) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface || surface->format->BytesPerPixel != 4) return;
  if (x > 0) {
    drawScreen(surface, lowerGround, (x - width) * 100 / 333, x, 26 * (width - x) / width);
    drawShadow(surface, x);
  }
  drawScreen(surface, upperGround, x, width, 0);
  SDL_UpdateWindowSurface(window);
}

int main(void) {
  SDL_SetMainReady();
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return 4;
  int place = (int)SDL_WINDOWPOS_CENTERED;
  SDL_Window *window = SDL_CreateWindow("Window baseline", place, place, width, height, 0);
  if (!window) return 1;
  int isHeld = 0, start = 0, x = 0, isDirty = 1;
  for (;;) {
    if (isDirty) draw(window, x);
    isDirty = 0;
    SDL_Event event;
    for (int isThere = SDL_WaitEvent(&event); isThere; isThere = SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) return SDL_Quit(), 0;
      if (event.type == SDL_WINDOWEVENT) isDirty = 1;
      if (event.type == SDL_MOUSEBUTTONDOWN) isHeld = 1, start = event.button.x;
      if (event.type == SDL_MOUSEBUTTONUP) isHeld = 0, x = 0, isDirty = 1;
      if (event.type == SDL_MOUSEMOTION && isHeld) x = SDL_clamp(event.motion.x - start, 0, width), isDirty = 1;
    }
  }
}
