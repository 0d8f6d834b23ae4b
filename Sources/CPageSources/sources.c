// Puts the source files of the page for browsers into the program, so that it stays one file. A test compares this list with the
// folders.
#include "CPageSources.h"

// Swift's own clang has C23's #embed; SwiftPM has no name for that version of the language yet.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char style_base[] = {
#embed "css/01-base.css"
};
static const char style_list[] = {
#embed "css/02-list.css"
};
static const char style_dialogs[] = {
#embed "css/03-dialogs.css"
};
static const char style_wall[] = {
#embed "css/04-wall.css"
};
static const char style_screens[] = {
#embed "css/05-screens.css"
};
static const char style_paper[] = {
#embed "css/06-paper.css"
};
static const char script_start[] = {
#embed "js/01-start.js"
};
static const char script_model[] = {
#embed "js/02-model.js"
};
static const char script_pictures[] = {
#embed "js/03-pictures.js"
};
static const char script_vector[] = {
#embed "js/04-vector.js"
};
static const char script_stage[] = {
#embed "js/05-stage.js"
};
static const char script_row[] = {
#embed "js/06-row.js"
};
static const char script_list[] = {
#embed "js/07-list.js"
};
static const char script_wall[] = {
#embed "js/08-wall.js"
};
static const char script_filters[] = {
#embed "js/09-filters.js"
};
static const char script_view[] = {
#embed "js/10-view.js"
};
static const char script_decisions[] = {
#embed "js/11-decisions.js"
};
static const char script_dialogs[] = {
#embed "js/12-dialogs.js"
};
static const char script_focus[] = {
#embed "js/12-focus.js"
};
static const char script_loupe[] = {
#embed "js/13-loupe.js"
};
static const char script_changes[] = {
#embed "js/14-changes.js"
};
static const char script_needs[] = {
#embed "js/14-needs.js"
};
static const char script_together[] = {
#embed "js/14-together.js"
};
static const char script_pins[] = {
#embed "js/14-pins.js"
};
static const char script_address[] = {
#embed "js/15-address.js"
};
static const char script_editor[] = {
#embed "js/16-editor.js"
};
static const char script_paper[] = {
#embed "js/16-paper.js"
};
static const char script_parts[] = {
#embed "js/17-parts.js"
};
static const char script_keys[] = {
#embed "js/18-keys.js"
};
static const char script_main[] = {
#embed "js/19-main.js"
};
static const char live_disputes[] = {
#embed "live/19-disputes.js"
};
static const char live_waiting[] = {
#embed "live/19-waiting.js"
};
static const char live_live[] = {
#embed "live/20-live.js"
};
static const char index_index[] = {
#embed "index/20-index.js"
};
static const char strings_ar[] = {
#embed "strings/ar.json"
};
static const char strings_en[] = {
#embed "strings/en.json"
};
static const char strings_he[] = {
#embed "strings/he.json"
};

static const struct page_source sources[] = {
  {"css/01-base.css", style_base, sizeof style_base},
  {"css/02-list.css", style_list, sizeof style_list},
  {"css/03-dialogs.css", style_dialogs, sizeof style_dialogs},
  {"css/04-wall.css", style_wall, sizeof style_wall},
  {"css/05-screens.css", style_screens, sizeof style_screens},
  {"css/06-paper.css", style_paper, sizeof style_paper},
  {"js/01-start.js", script_start, sizeof script_start},
  {"js/02-model.js", script_model, sizeof script_model},
  {"js/03-pictures.js", script_pictures, sizeof script_pictures},
  {"js/04-vector.js", script_vector, sizeof script_vector},
  {"js/05-stage.js", script_stage, sizeof script_stage},
  {"js/06-row.js", script_row, sizeof script_row},
  {"js/07-list.js", script_list, sizeof script_list},
  {"js/08-wall.js", script_wall, sizeof script_wall},
  {"js/09-filters.js", script_filters, sizeof script_filters},
  {"js/10-view.js", script_view, sizeof script_view},
  {"js/11-decisions.js", script_decisions, sizeof script_decisions},
  {"js/12-dialogs.js", script_dialogs, sizeof script_dialogs},
  {"js/12-focus.js", script_focus, sizeof script_focus},
  {"js/13-loupe.js", script_loupe, sizeof script_loupe},
  {"js/14-changes.js", script_changes, sizeof script_changes},
  {"js/14-needs.js", script_needs, sizeof script_needs},
  {"js/14-pins.js", script_pins, sizeof script_pins},
  {"js/14-together.js", script_together, sizeof script_together},
  {"js/15-address.js", script_address, sizeof script_address},
  {"js/16-editor.js", script_editor, sizeof script_editor},
  {"js/16-paper.js", script_paper, sizeof script_paper},
  {"js/17-parts.js", script_parts, sizeof script_parts},
  {"js/18-keys.js", script_keys, sizeof script_keys},
  {"js/19-main.js", script_main, sizeof script_main},
  {"live/19-disputes.js", live_disputes, sizeof live_disputes},
  {"live/19-waiting.js", live_waiting, sizeof live_waiting},
  {"live/20-live.js", live_live, sizeof live_live},
  {"index/20-index.js", index_index, sizeof index_index},
  {"strings/ar.json", strings_ar, sizeof strings_ar},
  {"strings/en.json", strings_en, sizeof strings_en},
  {"strings/he.json", strings_he, sizeof strings_he},
};

size_t page_source_count(void) { return sizeof sources / sizeof *sources; }

struct page_source page_source_at(size_t index) { return sources[index]; }
