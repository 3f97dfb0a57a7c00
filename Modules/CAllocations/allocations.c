// An executable's own definition of malloc comes before the C library's, for every library it loads, so
// linking this file is enough to count. The C library still does the work, under its other names, and
// its free() is therefore right for every block.
#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// The initial-exec model keeps the counters out of lazily allocated thread storage, whose allocation
// would call this function again.
static __thread uint64_t count __attribute__((tls_model("initial-exec")));
static __thread uint64_t freed __attribute__((tls_model("initial-exec")));

uint64_t allocations_count(void) { return count; }

int64_t allocations_live(void) { return (int64_t)(count - freed); }

#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)

// A sanitizer has an allocator of its own, whose free() is not right for the C library's blocks. It calls this function
// for each block, also before it can follow what threads do.
__attribute__((no_sanitize("thread", "address"))) void __sanitizer_malloc_hook(
    const volatile void *block, size_t size) {
  (void)block;
  (void)size;
  count += 1;
}

__attribute__((no_sanitize("thread", "address"))) void __sanitizer_free_hook(const volatile void *block) {
  if (block != NULL) freed += 1;
}

#else

void free(void *block) {
  if (block != NULL) freed += 1;
  __libc_free(block);
}

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  if (block == NULL || size > 0) count += 1;
  if (block != NULL) freed += 1;
  return __libc_realloc(block, size);
}

void *reallocarray(void *block, size_t number, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(number, size, &total)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(block, total);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

#endif
