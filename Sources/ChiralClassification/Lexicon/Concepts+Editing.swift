import ChiralValues

/// Text, lists, layout of documents, and the tools that write them.
extension ConceptTable {
  static let editing = """
    list | thing | mirror | R5 | sure | AP M GL FX CX GN
      : lines of text in reading order
      list, lists, bulleted list, list bulleted, list bullet, bullet, bullets, unordered list, format
      list bulleted, list unordered, list alt, list view, list ul, list tree, list tiles, contents,
      table of contents, outline list, task list, tasks, tasklist, list dash, fact check, listing, tree
      view, view tree, sitemap list, lines leaning, view list, todo, to do
    playlist | thing | mirror | R5 | likely | GL
      : lines of text in reading order
      playlist, queue music, playlist add, playlist play, playlist add check, = rule
    list-kept | thing | mirror | R5 | likely | AP CX SF | M
      : lines of text in reading order
      checklist, check list, playlist remove, playlist add circle, playlist add check circle,
      clipboard list, list clipboard, assignment, clipboard text, pending actions, dynamic form, form,
      survey, ballot, poll list, list checks, view details, view list details, list details, to do
      list, shopping list, wish list, wishlist, watchlist, watch list, reading list, order list, list
      search, list check, list status, list filter, list tree view, backlog, agenda list, log list,
      activity list, roster, inventory list, leaderboard list, index list, nested list, list box,
      listbox, combobox, combo box, list start, list end, ui checks, ui radios, ui check
    list-ordered | thing | both gnome:mirror | R19 | likely | SF CX GN
      : numbered lines: the numerals keep their shape and order
      numbered list, list numbered, list number, ordered list, list ordered, list ol, ol, format list
      numbered, numbered, format ordered list, text numbered, list numbers, list 1, view list ordered,
      number list, text number list
    list-rtl | decides | fixed | R5 | likely | M
      : a form drawn for right-to-left interfaces
      list numbered rtl, checklist rtl, numbered rtl, list rtl
    list-add-theme | decides | fixed | R10 | likely | GN
      : a universal sign
      list add, list remove, list remove all
    indent | thing | mirror | R5 | sure | AP M FX CX GN
      : the start of a line
      indent, outdent, indent more, indent less, indent increase, indent decrease, format indent,
      unindent, increase indent, decrease indent, increase quotelevel, decrease quotelevel, dedent,
      format indent less, format indent more, format indent increase, format indent decrease, text
      indent more, text indent less, text + indent + @side, indent + @side, outdent + @side, text
      indent, text outdent, indent + start, indent + end
    align-start | decides | mirror | R5 | sure | AP CX
      : the start of a line
      align start, align end, align leading, align trailing, alignleading, aligntrailing, text
      alignleading, text aligntrailing, justify start, justify end, format align start, format align
      end, aligned leading, text justify leading, text justify trailing, text + align + start, text +
      align + end, align + text + start, align + text + end
    align-absolute | decides | fixed | R4 | likely | AP SF | GL
      : a control that acts on objects in space
      align left, align right, aligned left, aligned right, justify left, justify right, align
      horizontal left, align horizontal right, alignleft, alignright, text alignleft, text alignright,
      format align left, format align right, text + align + @side, align + @side, align + horizontal +
      @side, align + box + @side, text + @side + align, object + align + @side, align + @side +
      object, valign + @side, align + vertical + @side, justify + @side, content + align + @side
    align-center | decides | fixed | R13 | sure | AP
      : a thing that looks the same from both sides
      align center, align centre, align justify, align middle, aligncenter, text aligncenter, justify
      center, justify fill, align horizontal center, format align justify, align vertical center, align
      vertical top, align vertical bottom, vertical align, align top, align bottom, format justify
      center, format justify fill, justify all, vertical distribute, horizontal distribute, align
      horizontal distribute, distribute, distribution, text center, text justify, text align center,
      text align justify, text middle, = center text, = centered text
    text-direction | thing | mirror | R5 | likely | GN CX
      : the direction of writing
      text direction, textdirection, writing direction, format text direction
    text-lines | thing | mirror gnome:fixed | R5 | likely | AP M FX CX | GN
      : lines of text
      text, texts, paragraph, pilcrow, long text, articles, reader, reading, news, newspaper, text
      lines, lines text, excerpt, summary, abstract, description, story, stories, doc text, document
      text, file text, file lines, text document, text file, doc plaintext, transcript, transcribe,
      script, snippet, text append, text insert, text word spacing, captions, subtitles, closed
      caption, closed captioning, lyrics, subtitle, receipt, invoice, contract, id card, badge card,
      business card, contact card, address card, vcard, view headline, headline, footer, format quote,
      quote, quotes, quotation, blockquote, text quote, citation, reference, references, doc richtext,
      richtext, logs, changelog, release notes, terms, certificate, license, cv, text box, textbox,
      text field, textfield, input field, text input, text area, textarea, form textbox, cursor text,
      endnote, footnote, end note, foot note, bibliography, essay, poem, scroll text, manuscript,
      column text, text column, text columns, quote open, quote close, quote left text, agreement,
      policy, prescription text, statement, bill text, timesheet, syllabus, curriculum, gazette,
      column news, press, leaflet, brochure, flyer, pamphlet, event log, audit log, activity log,
      error log, log file, log text, lines
    text-lines-material | thing | mirror | R5 | likely | AP GL CX
      : lines of text
      article, subject, notes, short text, text snippet, toc, receipt long, sticky note, rtt, wrap
      text, wysiwyg, reader mode, read more, event note, grading, note, note add, dvr, multiline,
      sticky, stickies, notepad, note pad, memo
    wrap | thing | mirror | R5 | sure | GN CX GL
      : text that turns at the end of a line
      wrap, word wrap, view wrapped, text wrap, line wrap, line break, linebreak, newline, new line,
      soft wrap
    letters | thing | localized gnome:fixed | R8 | likely | AP CX FLU SF | GN
      : letters that stand for writing
      bold, italic, underline, strikethrough, format bold, format italic, format underline, format
      underlined, text bold, text italic, text underline, text strikethrough, textformat, text format,
      font, fonts, font size, text size, textformat size, format size, typeface, typography, letter
      case, text case, case sensitive, capital, uppercase, lowercase, textformat abc, abc, letters,
      font select, font face, text fields, title, format text, format clear, format strikethrough,
      superscript, subscript, textformat superscript, textformat subscript, small caps, drop cap,
      signature pen, sign document, spellcheck, spell check, spelling, character, characters,
      character cursor, cursor ibeam, text cursor, glyph, alphabet, ibeam, text tool, type tool,
      insert text, rich text, text color, text colour, format color text, format colour text, text
      effects, highlight text, character map, text style, textformat alt, text increase, text
      decrease, overline, format overline, language letters, monospace, bold text, hyphen, smallcaps,
      kerning, textformat characters, letter spacing, line spacing text, text height, text width,
      heading, header, larger text, smaller text, bigger text, text larger, text smaller, text t, text
      aa, text h, text b, text a, text i, text u, text s, type h, type h #, h #, heading #, header #,
      text h one, text h two, text h three, text h four, text h five, text h six, text h #, type tool
      text, aa, text b bold, text + aa, letter aa, format h #, = type, type outline, a large small,
      letter text, text initial, remove formatting, clear formatting, clear format, text clear, remove
      format, format remove, font style, font family, font weight, letter size
    letter-sign | thing | fixed | R8 | likely
      : a letter that names something
      alpha, latin, greek, cyrillic, hiragana, katakana, syllabary, kanji, hangul, devanagari, runes,
      rune, alphabet latin, alphabet greek, alphabet cyrillic, alphabet piqad, alphabet aurebesh, abjad
      arabic, abjad hebrew, abugida, ideogram, initial, monogram, roman numeral, roman, vitamin, blood
      type, chemical symbol, b, c, d, e, f, g, h, j, k, l, m, n, p, q, r, s, t, u, v, w, y, z, epsilon,
      gamma, omicron, ligature, diacritic, tally, tally mark, hexadecimal, decimal, alphabet arabic,
      alphabet bangla, alphabet thai, alphabet polish, alphabet korean, alphabet hebrew, alphabet runes,
      letter @latin
    text-rotation | decides | fixed | R8 | unsure | M
      : rotated letters
      text rotation, text rotate, text rotate up, text rotate vertical, text orientation
    number-format | thing | localized | R18 | likely | AP SF
      : digits of a language
      textformat #, 123, number sign numerals, numbers, numeric, textformat 123, numerals, counter #,
      sort numeric, sort numeric down, numeric up, sort # #, sort number, sort numbers, sort ascending
      numbers, sort descending numbers
    percent | thing | localized | R21 | likely | SF
      : a sign whose shape depends on the locale
      percent, percentage, percentage sign
    line-spacing | thing | mirror | R5 | likely | GL CX
      : lines of text
      line spacing, line space, format line spacing, line height, linespacing, text spacing
    line-weight | thing | fixed | R13 | likely
      : a line
      line weight, line style, line width, horizontal rule, stroke
    sort | thing | mirror | R5 | likely | GL CX GN
      : lines of text in order
      sort, sort ascending, sort descending, view sort, sort by, sort lines, sort amount, filter list,
      bars staggered, = segment, arrow + wide + short, arrow + short + wide, arrow + wide + narrow,
      arrow + narrow + wide, sort + asc, sort + desc, bars + asc, bars + arrow + up, bars + arrow +
      down, bars + up, bars + down
    sort-letters | thing | both | R8 | unsure | SF
      : lines in the order of letters
      sort alpha, sort by alpha, sort alphabetical, sort alphabetically, sort name, sort by name, sort
      a z, sort z a, alphabetical, order alphabetical, sort az, sort za, a z, sort letters, arrow down
      a z, arrow up a z, arrow down z a, arrow up z a, arrow a z, sort text
    filter | thing | fixed | R11 | sure
      : a thing
      filter, filter alt, funnel, filter none, filter hdr
    sliders-kept | thing | fixed | R7 | likely | M | AP CX
      : values along tracks, which may stand upright
      tune, sliders, settings sliders, equalizer, faders, fader
    sliders | thing | mirror | R7 | likely | AP CX | M
      : values along tracks that lie in reading order
      slider + horizontal, sliders + horizontal, adjustments + horizontal, faders + horizontal,
      equalizer + horizontal, sliders h
    outline-view | thing | mirror | R5 | likely | SF
      : a structure in reading order
      outline, sidebar squares, tree structure, list indent, decrease level, increase level, hierarchy, folder tree, file tree, files tree, tree list, folders tree, document tree, group by
    erase | thing | mirror | R6 | sure | GL FLU GN
      : the key that erases backwards
      backspace, edit clear, entry clear, field clear, input clear, clear entry, clear field, clear input, clear text,
      erase to start, delete backward, delete forward
    erase-all | decides | fixed | R10 | likely
      : a universal sign
      clear all, edit clear all, clear history, clear day, clear night, delete all
    eraser | thing | fixed | R15 | sure | AP M CX | FX
      : a tool held in the hand
      \(ObjectWords.tools.union(ObjectWords.searching).sorted().joined(separator: ", ")), compose,
      create, draw, marker, highlight, quill, feather, cut, tool, tools, zoom, zoom in, zoom out,
      eyedropper, color picker, colorize,
      dropper, ruler, pen tip, pentip, paint roller, format paint, roller, trowel, shovel, broom,
      bucket, paint bucket, fill color, format color fill, ink, ink pen, rename, edit note tool, stylus,
      handyman, construction, carpenter, plumbing, architecture, design services, axe, saw, drill,
      syringe, spray, stamp, pencil tip, find replace, find in page, edit find, magnifying glass, search
      plus, search minus,
      pen nib, nib, ballpoint, markup, pick, icepick
    edit-note | thing | mirror gnome:fixed | R15 | likely | SF | M GN
      : writing on a surface
      edit note, compose text, square and pencil, square pencil, note pencil, pencil line, edit
      document, edit list, text edit, text editor, pencil and list, list pencil, pencil outline text,
      rate review, drive file rename
    copy | thing | fixed | R11 | likely | M GN | FLU
      : sheets that lie behind each other
      copy, duplicate, content copy, edit copy, paste, edit paste, content paste, clipboard paste,
      file copy, library add, layers copy, copy all, stack copy, clone
    copyright | thing | fixed | R10 | sure
      : a universal sign
      copyright, registered, trademark, copyleft, creative commons, tm
    cut | thing | fixed | R15 | sure
      : a tool held in the hand
      content cut, edit cut, scissors cutting
    book | thing | mirror gnome:fixed | R5 | likely | SF CX | GN
      : a spine on the side where reading begins
      book, books, book open, book closed, open book, dictionary, notebook, journal, diary, magazine,
      book pages, address book, text book, textbook, booklet, manual, guidebook, recipe book, album,
      scrapbook, e book, ebook, library, bookshelf, encyclopedia, novel, auto stories, accessories
      dictionary, bible, quran, atlas, comic, ledger, contact book, phone book, character book, book
      open page, book page
    repository | thing | mirror | R5 | likely
      : a spine on the side where reading begins
      = repo, = repository, = git repository, = git repo, = source repository, repo template, repo
      clone, repo delete, repo deleted, repo locked
    menu-book | thing | mirror | R5 | likely | GL SF
      : lines of text on pages
      menu book, library books, import book
    bookmark | thing | fixed | R13 | sure
      : a thing that looks the same from both sides
      bookmark, bookmarks, ribbon, turned in, bookmark border, bookmark new, bookmark add, bookmark
      remove
    bookmark-list | thing | mirror | R5 | likely | CX
      : lines of text
      bookmark list, bookmarks list, bookmark menu, list bookmark
    table | thing | fixed | R13 | likely
      : cells
      table, grid, table chart, grid on, tablecells, cells, view module, view comfy, view column,
      columns, rows, table rows, border all, border outer, border inner, grid view, dashboard, view
      carousel, view day, view week, view stream, view array, view agenda, view cozy, view icon,
      gallery, gallery grid, mosaic, masonry, split view, view kanban, kanban, board, widgets, split
      cells, merge cells, gridlines, view in ar, view paged vertical, layout header, layout footer,
      header footer, page layout header, page layout footer, layout header footer, window header, layout
      columns, layout rows, layout grid, layout kanban, layout dashboard, layout board, layout cards,
      layout collage, layout distribute, page layout + header + footer, layout split, layout three
      columns, layout two columns, layout column, layout row, bottombar, topbar, navbar, layout
      bottombar, layout navbar, layout topbar, row insert, insert row, selector, separator, freeze row
      column
    table-kept | thing | fixed | R5 | unsure | CX FLU
      : cells that follow reading order
      spreadsheet, table row, table column, insert column, delete column, table header, office
      spreadsheet, table columns, x office spreadsheet
    view-paged | thing | mirror | R7 | likely | GN
      : pages in reading order
      view paged, pages flow, view continuous pages, paging, carousel next, page flow
    sidebar | thing | mirror | R5 | likely | FX CX GN SF
      : a side of the window
      sidebar, side panel, side bar, panel, pane, pane show, pane hide, sidebar show, sidebar hide,
      drawer, navigation drawer, panel open, panel close, inspector, split panel, sidebar toggle, layout
      sidebar, squares leading rectangle, rectangle leadinghalf, leadinghalf, trailinghalf,
      leadingthird, trailingthird, show sidebar, hide sidebar
    sidebar-side | decides | fixed gnome:mirror back:mirror | R2 | likely | AP SF | GN
      : a side of the window
      @sidebar + @side, layout + sidebar + @side, sidebar + collapse + @side, sidebar + expand +
      @side, side bar + @side, panel + @side + open, panel + @side + close, panel + @side + contract,
      panel + @side + expand, panel + @side + dashed, layout + panel + collapse + @side, navigation +
      @side, navbar + @side
    sidebar-material | thing | mirror | R5 | likely | GL FX SF
      : a side of the window
      view sidebar, view quilt, vertical split
    halves | decides | fixed | R2 | sure | SF
      : an absolute side
      lefthalf, righthalf, leftthird, rightthird, left half, right half, left third, right third,
      topleft, topright, bottomleft, bottomright, top left, top right, bottom left, bottom right,
      lefthalf filled, righthalf filled
    window | thing | mirror | R5 | unsure | FX SF
      : the buttons of a title bar
      macwindow, window app, app window, browser window, web asset, application window, browser,
      webpage, window frame, window list, window multiple, window badge, window, windows, window
      stack, window desktop
    window-fixed | thing | fixed | R13 | sure
      : a thing that looks the same from both sides
      window close, window maximize, window minimize, window restore, close window, window sill, window
      new, new window window, door window, vertical shades, curtains, blinds, roller shades
    external-link | thing | mirror | R7 | likely | FX CX GL SF
      : a window that opens in reading order
      external link, open external, launch, open in new, open in browser new, link external, open new,
      new tab, new window, arrow square out, open in window, square out, box arrow up forward, pop
      out, popout, arrow square in, square in, link out, square + arrow + out, up right from square,
      arrow up right from square
    link | thing | fixed | R11 | sure
      : a thing
      link, chain, unlink, link off, insert link, hyperlink, add link, paperclip, attach, attachment,
      attach file, mail attachment, clip, pushpin, pin, keep, keep off, thumbtack, anchor, pin end, pin
      invoke, thumb tack, push pin, map pin tack, unpin
    progress | thing | mirror | R7 | likely | AP M CX GL
      : progress from one value to another
      progress bar, slider, rating, leadinghalf filled, star rating, rating scale, linear scale, steps
      into, loading bar, progressbar, half starred, = steps, stepper
    star-half | thing | mirror | R7 | sure | GL GN SF
      : progress from one value to another
      star half, half star, semi starred, star half alt, star leadinghalf, star half stroke, heart half, half heart
    progress-kept | thing | fixed | R11 | likely | M
      : a thing
      toggle on, toggle off, toggle, switch, data usage, speedometer, speed, gauge with dots, donut
      small, donut large, incomplete circle, progress
    gauge-gnome | thing | fixed gnome:mirror | R7 | likely | GN
      : progress from one value to another
      power profile balanced, power profile performance, power profile power saver, power profile,
      security medium, gauge, tachometer
    selection | thing | fixed gnome:mirror | R6 | likely | GN
      : a handle at the end of a selection
      selection start, selection end, text select start, text select end, cursor handle left, cursor
      handle right
    select | thing | fixed | R13 | sure
      : a control that acts on objects in space
      select, select all, selection, deselect, marquee, highlight alt, crop, crop free, lasso, cropping,
      crop original, crop rendition, crop landscape, crop square, crop rotate, edit select all, selection
      mode, viewfinder, focus, center focus, scan, artboard, aspect ratio, picture in picture, pip,
      perspective, transform, flip, flip horizontal, flip vertical, mirror object, object flip
      horizontal, object flip vertical, object rotate left, object rotate right, skew, rotate 90
      degrees, rotate 90
    vector-tools | thing | fixed | R4 | likely
      : a control that acts on objects in space
      merge, split, join, combine, intersect, intersection, exclude, difference shape, vector, bezier,
      bezier curve, curve, polyline, spline, arc, measure, measuring, snap, snap to grid, segment curve,
      node segment, fill rule, group objects, ungroup, arrange, bring to front, send to back,
      bring forward, send backward, arrange above, arrange below, stack order, z index, align objects,
      distribute objects, guides, guide line, grid snap, keyframe, tween, easing, warp, distort, mesh,
      extrude, rotate 3d, anchor point, path node, subtract shape, boolean union, outline stroke,
      offset, crop tool, slice tool, knife tool, lasso tool, vector square, vector circle, vector line,
      vector polygon, vector polyline, vector triangle, vector radius, vector link, vector selection,
      vector union, vector difference, vector intersection, vector combine, vector point, vector curve,
      vector bezier, vector rectangle, vector ellipse, axis, axes, axis arrow, coordinates, coordinate
      system, dimension, dimensions, spacing, margin, padding, gutter, grid system, baseline grid,
      bevel, ease, ease in, ease out, ease in out, union, transform point, stretch, slice, shadow, inner
      shadow, line segment, surround
    insert | thing | fixed | R10 | likely | FX
      : a key or a universal sign
      insert, insert photo, insert emoticon, insert object, append, space bar, spacebar, keyboard
      capslock, keyboard command, keyboard control, keyboard option, keyboard hide, keyboard voice,
      keyboard alt, dialpad, keypad, numpad, command, option, control, shift, capslock, escape, alt key,
      esc, delete key
    feed | thing | fixed | R5 | unsure | GL
      : events one below the other
      feed
    text-direction-absolute | decides | fixed | R2 | likely | CX
      : a direction of writing, which is absolute
      direction ltr, direction rtl, dir ltr, dir rtl, ltr, rtl, left to right, right to left, text direction ltr,
      text direction rtl, text dir ltr, text dir rtl, format text direction ltr, format text direction
      rtl
    text-direction-material | decides | fixed | R2 | unsure | GL
      : a direction of writing, which is absolute
      textdirection l to r, textdirection r to l, l to r, r to l
    layout | thing | mirror | R5 | unsure | CX
      : parts of a page in reading order
      layout, page layout
    image-layout | decides | fixed | R13 | unsure
      : a picture in a page
      image layout, image frame, image position
    """
}
