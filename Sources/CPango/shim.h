#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Macros that Swift cannot import.

static inline PangoFcFontMap *chiral_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }
static inline PangoCairoFontMap *chiral_cairo_font_map(PangoFontMap *map) { return PANGO_CAIRO_FONT_MAP(map); }
