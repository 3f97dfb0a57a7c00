#ifndef CTRANSITIONSOURCES_H
#define CTRANSITIONSOURCES_H

#include <stddef.h>

/// A file as it was when the program was built.
struct transition_source {
  /// The path, relative to the folder of all of them.
  const char *path;
  /// The text, in UTF-8, without a byte 0 at its end.
  const unsigned char *text;
  /// The length of the text, in bytes.
  size_t length;
};

/// The number of files of the catalogue's sources.
extern const size_t transition_source_count;

/// Returns the file of the catalogue's sources at an index.
const struct transition_source *transition_source_at(size_t index);

/// The number of files of the page for browsers.
extern const size_t page_file_count;

/// Returns the file of the page for browsers at an index.
const struct transition_source *page_file_at(size_t index);

#endif
