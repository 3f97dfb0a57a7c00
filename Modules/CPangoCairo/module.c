// A target of headers needs one source to be built.
#include "CPangoCairo.h"
