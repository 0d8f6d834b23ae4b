#ifndef CPAGESOURCES_H
#define CPAGESOURCES_H

#include <stddef.h>

/// A source file of the page for browsers.
struct page_source {
  /// The path relative to this module's folder, such as `js/01-start.js`.
  const char *path;
  /// The file's text in UTF-8, without a terminating zero.
  const char *text;
  /// The length of the text in bytes.
  size_t length;
};

/// Returns the number of files.
size_t page_source_count(void);

/// Returns a file; `index` is below the count. Files of one folder come in the order of their names.
struct page_source page_source_at(size_t index);

#endif
