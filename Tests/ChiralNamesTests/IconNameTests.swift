import ChiralNames
import Testing

@Suite struct IconNameTests {
  @Test(arguments: [
    ("arrow.forward", ["arrow", "forward"]), ("go-next-symbolic", ["go", "next"]),
    ("actions/go-next-symbolic", ["go", "next"]), ("format_align_left", ["format", "align", "left"]),
    ("arrowForward", ["arrow", "forward"]), ("HTMLFileLeft", ["html", "file", "left"]),
    ("ic_arrow_back_24px", ["arrow", "back"]), ("ic_fluent_next_24_filled", ["next"]),
    ("forward_10", ["forward", "10"]), ("forward10", ["forward", "10"]),
    ("forward_10_24dp", ["forward", "10"]),
    ("chevron right", ["chevron", "right"]), ("24px", ["24px"]),
    ("arrow.left.circle.fill", ["arrow", "left", "circle"]),
    ("cdxIconArrowNext", ["arrow", "next"]), ("person.fill.checkmark", ["person", "checkmark"]),
    ("format_bold", ["format", "bold"]), ("arrow-left-bold", ["arrow", "left"]), ("icon", ["icon"]),
    ("ArrowBackIcon", ["arrow", "back"]), ("audio-volume-medium", ["audio", "volume", "medium"]),
    ("feedback", ["feedback"]), ("arrow-up-bold-circle", ["arrow", "up", "circle"]),
    ("format-text-bold-italic", ["format", "text", "bold", "italic"]),
    ("ri-arrow-left-line", ["arrow", "left"]),
    ("home_wght700gradN25fill1_48px", ["home"]), ("action/home/materialiconsoutlined/24px", ["home"]),
    ("new-line", ["new", "line"]), ("chat-new-line", ["chat", "new"]),
    ("ic_menu_copy_holo_dark", ["copy", "dark"]),
    ("ic_menu_open", ["menu", "open"]),
    ("icon-3", ["icon", "3"]), ("gtk-goto-first", ["goto", "first"]), ("", []), ("חץ-left", ["חץ", "left"]),
  ]) func namesBecomeWords(name: String, words: [String]) {
    #expect(IconName(name).words == words)
  }
}
