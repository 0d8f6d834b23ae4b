#ifndef CCHIRALDATA_H
#define CCHIRALDATA_H

#include <stddef.h>

/// The bytes of a file in `data`.
struct chiral_data {
  const unsigned char *bytes;
  size_t length;
};

/// Returns the words and phrases of the lexicon.
struct chiral_data chiral_data_words(void);

/// Returns the concepts of the lexicon.
struct chiral_data chiral_data_concepts(void);

/// Returns the names of brands.
struct chiral_data chiral_data_brands(void);

/// Returns the names of Google's Material icons.
struct chiral_data chiral_data_google(void);

/// Returns the languages of CLDR.
struct chiral_data chiral_data_languages(void);

/// Returns the locales of CLDR.
struct chiral_data chiral_data_locales(void);

#endif
