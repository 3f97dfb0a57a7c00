#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// The number of blocks of heap memory that the calling thread has allocated since it began: `malloc`, `calloc`,
/// `realloc`, `reallocarray` and the aligned functions count once per call. Freeing does not lower the number.
///
/// Use the difference of two readings on one thread; other threads do not affect it.
uint64_t allocations_count(void);

#endif
