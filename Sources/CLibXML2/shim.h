#pragma once
// libxml2's header includes ICU's, whose types then exist twice: Foundation brings an ICU of its own.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// `xmlFree` is a global variable, which Swift 6 refuses as shared mutable state.
static inline void chiral_xml_free(void *pointer) { xmlFree(pointer); }
