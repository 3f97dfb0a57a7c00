#ifndef CTRIMMEDSDL_H
#define CTRIMMEDSDL_H

// Nothing to import: SDL's archive refers to what trimmed.c defines.

#endif
