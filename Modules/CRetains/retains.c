// An executable's own definition of a function comes before that of a library, for every library it loads, so linking this
// file is enough to count. The runtime's own functions, which it keeps behind these pointers, still do the work.
#include "CRetains.h"

static __thread uint64_t count;

uint64_t retains_count(void) { return count; }

// On other machines these functions keep registers that a function in C does not.
#if defined(__x86_64__)

extern void *(*_swift_retain)(void *object);
extern void *(*_swift_retain_n)(void *object, uint32_t number);

void *swift_retain(void *object);
void *swift_retain_n(void *object, uint32_t number);

void *swift_retain(void *object) {
  count += 1;
  return _swift_retain(object);
}

void *swift_retain_n(void *object, uint32_t number) {
  count += 1;
  return _swift_retain_n(object, number);
}

#endif
