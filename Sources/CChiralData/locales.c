// Puts the tables of languages and locales into the program, apart from the tables of names, which the linker leaves out of programs
// that do not read them.
#include "CChiralData.h"

// Swift's own clang has C23's #embed; SwiftPM has no name for that version of the language yet.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char languages[] = {
#embed "data/languages.txt"
};
static const unsigned char locales[] = {
#embed "data/locales.tsv"
};

struct chiral_data chiral_data_languages(void) { return (struct chiral_data){languages, sizeof languages}; }
struct chiral_data chiral_data_locales(void) { return (struct chiral_data){locales, sizeof locales}; }
