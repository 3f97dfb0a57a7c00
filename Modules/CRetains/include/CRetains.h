#ifndef CRETAINS_H
#define CRETAINS_H

#include <stdint.h>

/// The number of times that the calling thread has retained Swift objects since it began; 0 where it is not counted.
///
/// A build without optimisation retains nearly every object that it looks at, so the difference of two readings says how
/// much work was done in between, whatever else the machine does.
uint64_t retains_count(void);

#endif
