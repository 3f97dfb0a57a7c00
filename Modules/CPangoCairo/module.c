// A target that has only headers needs one source file to be built.
#include "CPangoCairo.h"
