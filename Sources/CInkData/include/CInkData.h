#ifndef CINKDATA_H
#define CINKDATA_H

#include <stddef.h>

/// The bytes of a file in `data`; they begin at a multiple of 16.
struct ink_data {
  const unsigned char *bytes;
  size_t length;
};

/// Returns the network that classifies pieces of ink.
struct ink_data ink_data_things(void);

/// Returns the network that classifies whole icons by their subject.
struct ink_data ink_data_subjects(void);

/// Returns the templates of glyphs.
struct ink_data ink_data_glyphs(void);

#endif
