#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// The number of blocks of heap memory that the calling thread has allocated since it began: `malloc`, `calloc`,
/// `realloc`, `reallocarray` and the aligned functions count once per call. Freeing does not lower the number.
///
/// Use the difference of two readings on one thread; other threads do not affect it.
uint64_t allocations_count(void);

/// The same, without the blocks that the thread has freed: a block that is made larger or smaller remains one. The number
/// is lower than 0 if the thread frees what others allocated.
int64_t allocations_live(void);

#endif
