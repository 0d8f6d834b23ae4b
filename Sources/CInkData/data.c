// Puts the numbers of the recognition into the program, so that the library reads no file.
#include "CInkData.h"

// Swift's own clang has C23's #embed; SwiftPM has no name for that version of the language yet.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Numbers of 4 bytes are read where they lie.
static const _Alignas(16) unsigned char things[] = {
#embed "data/things.bin"
};
static const _Alignas(16) unsigned char subjects[] = {
#embed "data/subjects.bin"
};
static const _Alignas(16) unsigned char glyphs[] = {
#embed "data/glyphs.bin"
};

struct ink_data ink_data_things(void) { return (struct ink_data){things, sizeof things}; }

struct ink_data ink_data_subjects(void) { return (struct ink_data){subjects, sizeof subjects}; }

struct ink_data ink_data_glyphs(void) { return (struct ink_data){glyphs, sizeof glyphs}; }
