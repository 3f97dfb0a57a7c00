#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// How many blocks of heap memory the calling thread has asked for since it began: `malloc`, `calloc`,
/// `realloc`, `reallocarray` and the aligned kinds, one each call. Freeing does not lower it.
///
/// Take the difference of two readings on one thread; other threads never disturb it.
uint64_t allocations_count(void);

#endif
