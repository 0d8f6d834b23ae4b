/// Arrows and ways through an interface. The single words of direction stand in `DirectionLexicon`.
extension ConceptTable {
  static let navigation = """
    navigation-arrow | decides | mirror | R1 | sure | AP SF GL FLU CX GN
      : navigation in a fixed order
      arrow forward, arrow back, arrow backward, go next, go previous, go back, navigate next, navigate
      before, navigate back, nav back, arrow next, arrow previous, chevron next, chevron back, chevron
      forward, chevron backward, page next, page previous, next page, previous page, pan start, pan end,
      keyboard backspace, arrow first, arrow last, go first, go last, first page, last page, history
      previous, history next, page first, page last
    jump | decides | mirror | R7 | likely | GN
      : navigation in a fixed order
      go jump, skip ahead, jump to
    disclosure | thing | mirror material:fixed | R7 | likely | AP
      : navigation in a fixed order
      disclosure, drilldown, breadcrumb, expander end
    arrow-absolute | decides | fixed material:mirror | R2 | sure | AP SF | GL Ionicons
      : an absolute direction
      arrow left, arrow right, arrow left ios, arrow right ios, arrow right alt, arrow left alt, chevron
      left, chevron right, keyboard arrow left, keyboard arrow right, chevron double left, chevron double
      right, chevron triple left, chevron triple right, menu left, menu right, caret left, caret right,
      angle left, angle right, arrow u left, arrow u right, arrow collapse left, arrow collapse right,
      arrow expand left, arrow expand right, arrow long left, arrow long right
    arrow-absolute-kept | decides | fixed | R2 | sure | AP SF
      : an absolute direction
      arrow circle left, arrow circle right, keyboard double arrow left, keyboard double arrow right,
      swipe left, swipe right, turn left, turn right, turn slight left, turn slight right, turn sharp
      left, turn sharp right, u turn left, u turn right, roundabout left, roundabout right, fork left,
      fork right, ramp left, ramp right, border left, border right, join left, join right, panel left,
      panel right, left click, right click
    rotate-absolute | decides | fixed material:mirror | R4 | likely | AP | GL
      : a turn in space
      rotate left, rotate right
    compass | thing | fixed | R2 | sure | AP
      : a direction of the compass
      north, south, west, east, north east, north west, south east, south west, compass, compass
      drafting
    vertical | thing | fixed | R13 | sure | AP SF
      : nothing that points along the line of reading
      up, down, upward, downward, upwards, downwards, top, bottom, vertical, arrow up, arrow down,
      keyboard arrow up, keyboard arrow down, expand less, expand circle down, drop down, dropdown,
      collapse, expand, unfold, unfold less, chevron up, chevron down, caret up, caret down, trending
      neutral, angles up, angles down, angle up, angle down, arrows up, arrows down, double arrow up,
      double arrow down, chevrons up, chevrons down
    both-ways | thing | fixed | R13 | sure | AP SF
      : both directions alike
      horizontal, swap horiz, swap, swap vert, swap calls, sync alt, import export, left and right, up
      and down, unfold horizontal, center, middle, justify, centered, fullscreen, full screen,
      fullscreen exit, open in full, open with, fit, resize, zoom out map, zoom in map, maximize,
      maximise, minimize, minimise, height, width, exit fullscreen, exit full screen, enter fullscreen,
      enter full screen, view fullscreen, leave fullscreen, mail send receive, send receive, transfer,
      bank transfer, exchange, arrow left right, arrows left right, left right, arrow up down, arrows up
      down, up down, swap horizontal, swap vertical, arrows exchange, arrows h, arrows v, arrow expand,
      arrow collapse, arrow all, arrows all, arrow resize, mirror image, symmetry, switch horizontal,
      switch vertical, replace, interchange, bidirectional, two way, both, expand arrows, compress,
      shrink, enlarge, scale up, scale down, fit width, fit height, fit screen, fit page, expand
      horizontal, collapse horizontal
    move-tool | thing | fixed | R4 | sure | AP
      : a control in space
      drag, move, cursor, pointer, cursorarrow, touch, tap, swipe, gesture, click, hand pointer, list
      drag handle, drag handle, draggable
    compare | thing | mirror apple:fixed gnome:fixed | R7 | unsure | GL | AP
      : arrows that face each other
      compare arrows, arrows compare
    double-arrow | thing | mirror material:fixed | R7 | likely | SF | M
      : navigation in a fixed order
      double arrow, arrow double, angles, double chevron
    diagonal | thing | fixed | R2 | likely | M | SF CX
      : a direction between the axes
      arrow outward, outward, diagonal, arrow outward up
    arrow-plain | neutral | fixed | R2 | unsure
      : nothing of direction without another word
      arrow, arrows, chevron, caret, angle, arrowhead, arrowtriangle, triangle
    enter | thing | mirror | R6 | sure | GL FLU CX GN
      : motion into or out of something
      log in, log out, login, logout, sign in, sign out, signin, signout, exit, exit to app, application
      exit, leave, log off, switch user, session leave, door leave, enter, entrance
    input | thing | mirror gnome:fixed | R6 | likely | GL FLU
      : motion into something
      input
    power-input | thing | fixed | R11 | likely
      : a device
      power input, settings input, input antenna, input hdmi, input svideo, input composite, input
      component, input microphone, input mouse, input tablet, input dialpad, input gaming, audio input,
      touch input, input touchpad, input caps, input caps on, input touchscreen, input tvremote, input
      pen, input video, source input, input source, input method, input output, input stylus, input
      gamepad, input jack, input audio, input power, input number, input search
    outbound | thing | mirror | R6 | likely | GL CX FLU
      : motion along the line of reading
      outbound, outgoing, incoming, redirect, share to, arrow turn, return, keyboard tab, tab key, tab
      forward, enter key, indent arrow, call merge, call split, call missed outgoing, merge type, alt
      route, subdirectory arrow, corner
    document-transfer | thing | mirror material:fixed gnome:mirror | R6 | likely | CX FLU GN
      : motion along the line of reading
      document import, document export
    output-kept | thing | mirror material:fixed | R6 | unsure | FLU GN
      : motion along the line of reading
      output, import, export
    import-contacts | decides | fixed apple:mirror | R5 | unsure | M
      : an open book
      import contacts, contacts import
    undo | thing | mirror | R6 | sure | GL CX GN SF FLU | M
      : motion back and forward through what was done
      undo, redo, document revert, revert, arrow uturn, uturn, u turn, undo variant, edit undo, edit
      redo, arrow go back, undelete, revert all, rollback, roll back, unsend, arrow back up, arrow
      forward up, arrow curved left, undo all, redo all
    history-arrow | thing | fixed | R11 | likely | AP M CX SP
      : a clock, which turns the same way everywhere
      history, restore, recent, recents, past, update, time machine, manage history, document open
      recent, work history, view history
    refresh | thing | fixed | R11 | likely | M | FLU CX
      : a turn, the same everywhere
      refresh, sync, autorenew, reload, circlepath, loop, rotate, rotation, cached, cycle, clockwise,
      counterclockwise, counter clockwise, ccw, cw, synchronizing, synchronize, recycle arrows, spinner,
      renew, arrows rotate, arrows circle, restart, reboot, reset, convert, view refresh, updating,
      change circle
    repeat | thing | fixed gnome:mirror | R4 | likely | M | GN
      : the order of a tape
      repeat, shuffle, playlist repeat, playlist shuffle, media repeat, media shuffle, playlist
      consecutive, repeat all, no shuffle, no repeat, media consecutive, random, playlist random
    home | thing | fixed | R11 | sure | AP
      : a building
      home, house, go home, user home, cottage, building, office, apartment, bank, school, hospital,
      store, shop, factory, castle, city, villa, cabin, warehouse, garage, church, mosque, synagogue,
      temple, fort, hotel, stadium, museum, library building, account balance, government, domain,
      landmark, hut, igloo, barn, tent, campground, lighthouse, bungalow, houseboat, other houses, gite,
      chalet, university, business, corporate, foundation, roofing, fence, gate, door, doors, window,
      windows, stairs, elevator, escalator, storefront, local mall, mall, department store, convenience
      store, location city
    more-arrow | thing | mirror apple:fixed gnome:fixed | R7 | unsure | GL
      : a label that points
      more
    more-dots | thing | fixed | R13 | sure
      : a menu, which looks alike from both sides
      more vert, more horiz, more vertical, more horizontal, ellipsis, dots, dots vertical, dots
      horizontal, kebab, meatballs, read more dots, overflow, open menu, view more, expand more, more
      options, unfold more, unfold more double, unfold less double, hamburger, menu, bars, navicon
    menu-open | thing | mirror | R7 | sure | GL FLU
      : a menu that opens along the line of reading
      menu open, menu close, menu fold, menu unfold, menu expand, menu collapse, menu back
    shortcut | thing | mirror | R7 | likely | GL
      : motion along the line of reading
      shortcut, next plan, next week, redirect arrow, follow signs, follow the signs, add to home
      screen, offline share, send to mobile, screen share, stop screen share, mobile screen share,
      present to all forward, start here
    app-shortcut | thing | fixed | R11 | likely | M
      : an application
      app shortcut, shortcut key, keyboard shortcut, shortcuts
    orientation | decides | fixed gnome:mirror | R4 | unsure | GN
      : a device turned to one side
      orientation portrait right, orientation portrait left, orientation landscape right, orientation
      landscape left
    channel | decides | fixed | R4 | likely | AP
      : a place in a room
      left back, right back, center back, speaker back, left side, right side, zoom previous, zoom next
    directions-sign | thing | fixed | R11 | likely
      : a sign that shows several ways
      directions, directions alt, moved location, assistant navigation, milestone, sign direction, sign
      post, sign real estate, crossroads, fork in road
    relative-place | decides | mirror | R1 | likely | CX AP GL
      : a place before or after in reading order
      column before, column after, insert before, insert after, add before, add after, move first, move
      last, column left of, insert column before, insert column after, add column before, add column
      after, move column before, move column after, jump first, jump last, skip to first, skip to last,
      move to start, move to end, move to beginning, jump to start, jump to end, go to start, go to end
    order | thing | mirror material:fixed | R1 | likely | AP CX GN
      : a place in reading order
      first, last, goto first, goto last, go to first, go to last, goto, first item, last item, newest,
      oldest, latest, earliest
    """
}
