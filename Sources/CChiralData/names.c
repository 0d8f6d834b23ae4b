// Puts the tables of names into the program, so that the library reads no file.
#include "CChiralData.h"

// Swift's own clang has C23's #embed; SwiftPM has no name for that version of the language yet.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words[] = {
#embed "data/words.tsv"
};
static const unsigned char concepts[] = {
#embed "data/concepts.tsv"
};
static const unsigned char brands[] = {
#embed "data/brands.txt"
};
static const unsigned char google[] = {
#embed "data/google.tsv"
};

struct chiral_data chiral_data_words(void) { return (struct chiral_data){words, sizeof words}; }
struct chiral_data chiral_data_concepts(void) { return (struct chiral_data){concepts, sizeof concepts}; }
struct chiral_data chiral_data_brands(void) { return (struct chiral_data){brands, sizeof brands}; }
struct chiral_data chiral_data_google(void) { return (struct chiral_data){google, sizeof google}; }
