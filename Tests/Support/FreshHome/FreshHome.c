// Runs before anything of a test process: gives it an empty home and an empty temporary folder, removed at its end, and
// leaves it only the variables that are listed here. So nothing that the machine has kept, nor the person who runs the
// tests, helps or harms a test, however the tests are started.
#define _GNU_SOURCE
#include "FreshHome.h"

#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

extern char **environ;

// Where programs are found, and what runs the tests: their own variables, and those of Swift, its tools and sanitizers.
static const char *const kept[] = {"PATH=", "BACKSWIPE_", "CI=", "LD_LIBRARY_PATH=", "LLVM_PROFILE_FILE=", "SWIFT", "SWT_", "XCT",
                                   "ASAN_OPTIONS=", "TSAN_OPTIONS="};

static char folder[PATH_MAX];
static pid_t owner;

const char *fresh_folder(void) { return folder; }

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  return remove(path);
}

static void remove_folder(void) {
  if (getpid() == owner) nftw(folder, remove_entry, 64, FTW_DEPTH | FTW_PHYS);
}

static int is_kept(const char *variable) {
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    if (strncmp(variable, kept[i], strlen(kept[i])) == 0) return 1;
  return 0;
}

static void make(const char *variable, const char *name) {
  char path[PATH_MAX + 8];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  if (mkdir(path, 0700) != 0 || setenv(variable, path, 1) != 0) perror(path), abort();
}

__attribute__((constructor)) static void move_into_fresh_home(void) {
  const char *base = getenv("TMPDIR");
  // Sockets lie in it, whose paths have at most 107 characters.
  snprintf(folder, sizeof folder, "%s/bsw-XXXXXX", base && *base == '/' ? base : "/tmp");
  if (!mkdtemp(folder)) perror(folder), abort();
  owner = getpid();
  atexit(remove_folder);
  for (char **entry = environ; *entry;) {
    char name[256];
    const size_t length = strcspn(*entry, "=");
    if (is_kept(*entry) || length >= sizeof name) {
      entry++;
    } else {
      memcpy(name, *entry, length);
      name[length] = 0;
      unsetenv(name);
    }
  }
  setenv("LC_ALL", "C.UTF-8", 1);
  make("HOME", "home");
  make("TMPDIR", "tmp");
  make("XDG_RUNTIME_DIR", "run");
}
