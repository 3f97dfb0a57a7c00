#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

// Swift owns main, so SDL must not rename it; the host calls SDL_SetMainReady() instead.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

// SDL defines these by macros that Swift cannot import: casts, calls, and functions with a variable
// number of arguments. Each keeps SDL's name, in camel case after `sdl`.

/// `SDL_WINDOWPOS_CENTERED`: asks SDL_CreateWindow to centre the window on that axis.
static const int sdlWindowPositionCentered = (int)SDL_WINDOWPOS_CENTERED;

/// `SDL_WINDOWPOS_UNDEFINED`: leaves the window's position on that axis to the desktop.
static const int sdlWindowPositionUndefined = (int)SDL_WINDOWPOS_UNDEFINED;

/// `SDL_INIT_EVERYTHING`: every subsystem, for SDL_Init.
static const Uint32 sdlInitEverything = SDL_INIT_EVERYTHING;

/// `SDL_BUTTON_LMASK`: the left button in the state that SDL_GetMouseState and motion events carry.
static const Uint32 sdlButtonLeftMask = SDL_BUTTON_LMASK;

/// `SDL_BUTTON_MMASK`: the middle button in the same state.
static const Uint32 sdlButtonMiddleMask = SDL_BUTTON_MMASK;

/// `SDL_BUTTON_RMASK`: the right button in the same state.
static const Uint32 sdlButtonRightMask = SDL_BUTTON_RMASK;

/// `SDL_MUSTLOCK`: whether the surface's pixels may be touched only between lock and unlock.
static inline SDL_bool sdlMustLock(const SDL_Surface *_Nonnull surface) {
  return SDL_MUSTLOCK(surface) ? SDL_TRUE : SDL_FALSE;
}

/// `SDL_GetWindowWMInfo` with the version that this header belongs to: the window's connection to its display.
static inline SDL_bool sdlWindowInfo(SDL_Window *_Nonnull window, SDL_SysWMinfo *_Nonnull info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, info);
}

/// `SDL_Log`: writes one line unchanged; the message is not a format.
static inline void sdlLog(const char *_Nonnull message) { SDL_Log("%s", message); }

#endif
