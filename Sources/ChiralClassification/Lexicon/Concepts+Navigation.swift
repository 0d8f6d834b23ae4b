/// Arrows and ways through an interface. The single words of direction are in `DirectionLexicon`.
extension ConceptTable {
  static let navigation = """
    navigation-arrow | decides | mirror | R1 | sure | AP SF GL FLU CX GN
      : navigation in a fixed order
      arrow forward, arrow back, arrow backward, go next, go previous, go back, navigate next, navigate
      before, navigate back, nav back, arrow next, arrow previous, chevron next, chevron back, chevron
      forward, chevron backward, page next, page previous, next page, previous page, pan start, pan end,
      keyboard backspace, arrow first, arrow last, go first, go last, first page, last page, history
      previous, history next, page first, page last, @arrow start, @arrow end
    jump | decides | mirror | R7 | likely | GN
      : navigation in a fixed order
      go jump, skip ahead, jump to
    disclosure | thing | mirror | R7 | likely | AP
      : navigation in a fixed order
      disclosure, drilldown, breadcrumb, expander end
    arrow-absolute | decides | fixed back:mirror | R2 | sure | AP SF | GL Ionicons
      : an absolute direction
      @arrow + @side, arrow left ios, arrow right ios, arrow + turn + @side, arrow + u + @side, arrow
      + return + @side, menu left, menu right, hand point + @side, point + @side, hand + finger +
      @side, hand + point + @side, finger + @side, pointing + @side, hand + @side, fist + @side, hand
      pointing + @side, hand index + @side, corner + up + @side, corner + down + @side, corner + @side
      + up, corner + @side + down, @arrow + top + @side, @arrow + bottom + @side, @arrow + @side +
      top, @arrow + @side + bottom
    arrow-absolute-both | decides | fixed | R13 | sure | AP SF
      : both directions equally
      @arrow + left + right, @arrow + left right, @arrow + right left, left right, right left, left
      and right, bubble + left + right, @arrow + left + right + up + down, @arrow + up + down, @arrow
      + left + right + up, @arrow + up down
    motion-absolute | decides | fixed back:mirror | R2 | likely | AP SF | GL
      : an absolute direction
      sign in + @side, sign out + @side, log in + @side, log out + @side, login + @side, logout + @side,
      box + @arrow + @side, box + @arrow + in + @side, box + @arrow + out + @side, @arrow + bracket +
      @side, @arrow + door + @side, door + @side, exit + @side, enter + @side, send + @side, share +
      @side, forward + @side, reply + @side, delete + @side, backspace + @side, erase + @side, undo +
      @side, redo + @side, tag + @side, label + @side, flag + @side, signpost + @side, step + @side,
      truck + @side, car + side + @side, arrow + line + @side, arrow + bar + @side, arrow + from +
      @side, arrow + to + @side, go + @side, walk + @side, person + @arrow + @side, thumb + @side, next
      + @side, expand + @side, collapse + @side, contract + @side, skip + @side, slide + @side, paper
      plane + @side, plane + @side, move + @side + arrow, enter + arrow + @side, bicycle + @side
    toggle-side | decides | fixed back:mirror | R2 | likely | AP SF
      : the position of a switch, named by its side
      toggle + @side, switch + @side
    place-absolute | decides | fixed | R2 | sure | AP SF
      : a place, which is given by its name
      swipe + @side, turn + @side, slight + @side, sharp + @side, u turn + @side, roundabout + @side,
      fork + @side, ramp + @side, border + @side, join + @side, click + @side, mouse + @side, sign +
      turn + @side, turn + slight + @side, turn + sharp + @side, arrow + ramp + @side, arrow + fork +
      @side, arrow + roundabout + @side, keep + @side, merge + @side, lane + @side, exit + highway +
      @side, bend + sign + @side, padding + @side, margin + @side, corner + @side, radius + @side,
      layout + panel + @side, layout + align + @side, layout + @side, dock + @side, window dock + @side,
      column + @side, columns + @side, row + @side, table + @side, cell + @side, split + @side, half +
      @side, text + @side, quote + @side, blockquote + @side, distribute + @side, spacing + @side, float
      + @side, wrap + text + @side, image + @side, picture + @side, photo + @side, filter + @side, pin +
      @side, snap + @side, page + layout + @side, crop + @side, distribute + horizontal + @side, ear +
      @side, foot + @side, shoe + @side, axis + @side, joystick + @side, stick + @side, dpad + @side,
      gamepad + @side, trigger + @side, shoulder + @side, earbud + @side, airpod + @side, flip + @side,
      speaker + channel + @side, channel + @side, insert + @side, attach + @side, tilt + @side, look +
      @side, page break + @side, hand + swipe + @side, gesture + swipe + @side, gesture + @side, hand +
      drag + @side, page + layout + sidebar + @side, rotary + @side, arrow + rotary + @side, arrow +
      rotary + first + @side, bear + @side, arrow + bear + @side, s turn + @side, loop turn + @side
    turn-absolute | decides | fixed | R2 | likely | AP M
      : a turn or a diagonal in space
      u turn, uturn, turn back, turn around, @arrow + double + diagonal, double diagonal, diagonal double,
      resize diagonal, diagonal resize
    rotate-absolute | decides | fixed | R4 | sure | AP | GL
      : a rotation in space
      rotate + @side, rotation + @side, arrow + rotate + @side, arrows + rotate + @side, object + rotate +
      @side, rotate + back, rotate + forward, rotate + backward, arrow + rotate + back, arrow + rotate +
      forward, spin + @side, roll + @side, clockwise + @side, screen rotation + @side, phone rotate + @side
    compass | thing | fixed | R2 | sure | AP
      : a direction of the compass
      north, south, west, east, north east, north west, south east, south west, compass, compass
      drafting
    vertical | thing | fixed | R13 | sure | AP SF
      : nothing that points along the reading direction
      up, down, upward, downward, upwards, downwards, top, bottom, vertical, arrow up, arrow down,
      keyboard arrow up, keyboard arrow down, expand less, expand circle down, drop down, dropdown,
      collapse, expand, unfold, unfold less, chevron up, chevron down, caret up, caret down, trending
      neutral, angles up, angles down, angle up, angle down, arrows up, arrows down, double arrow up,
      double arrow down, chevrons up, chevrons down, arrow uturn up, arrow uturn down, uturn up, uturn
      down, u turn up, u turn down, arrow u up, arrow u down
    both-ways | thing | fixed | R13 | sure | AP SF
      : both directions equally
      horizontal, swap horiz, swap, swap vert, swap calls, sync alt, import export, up and down,
      unfold horizontal, center, middle, justify, centered, fullscreen, full screen, fullscreen exit,
      open in full, open with, fit, resize, zoom out map, zoom in map, maximize, maximise, minimize,
      minimise, height, width, exit fullscreen, exit full screen, enter fullscreen, enter full screen,
      view fullscreen, leave fullscreen, mail send receive, send receive, transfer, bank transfer,
      exchange, arrow left right, arrows left right, arrow up down, arrows up down, up down, swap
      horizontal, swap vertical, arrows exchange, arrows h, arrows v, arrow expand, arrow collapse,
      arrow all, arrows all, arrow resize, mirror image, symmetry, switch horizontal, switch vertical,
      replace, interchange, bidirectional, two way, both, expand arrows, compress, shrink, enlarge,
      scale up, scale down, = contract, contract arrows, arrows contract, fit width, fit height, fit screen, fit page, expand horizontal, collapse
      horizontal
    move-tool | thing | fixed | R4 | sure | AP
      : a control that acts on objects in space
      drag, move, cursor, pointer, cursorarrow, touch, tap, swipe, gesture, click, hand pointer, list
      drag handle, drag handle, draggable, grabber, gripper, autofit
    compare | thing | fixed | R7 | unsure | GL | AP
      : arrows that face each other
      compare arrows, arrows compare
    double-arrow | thing | mirror | R7 | likely | SF | M
      : navigation in a fixed order
      double arrow, arrow double, angles, double chevron
    diagonal | thing | fixed | R2 | likely | M | SF CX
      : a direction between the axes
      arrow outward, outward, diagonal, arrow outward up
    arrow-plain | neutral | fixed | R2 | unsure
      : nothing about direction without another word
      arrow, arrows, chevron, caret, angle, arrowhead, arrowtriangle, triangle
    enter | thing | mirror | R6 | sure | GL FLU CX GN
      : motion into or out of something
      log in, log out, login, logout, sign in, sign out, signin, signout, exit, exit to app, application
      exit, leave, log off, switch user, session leave, door leave, enter, entrance
    input | thing | mirror | R6 | likely | GL FLU
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
      : motion along the reading direction
      outbound, outgoing, incoming, redirect, share to, arrow turn, return, keyboard tab, tab key, tab
      forward, enter key, indent arrow, call merge, call split, call missed outgoing, merge type, alt
      route, subdirectory arrow, symlink, moved, submodule, dependents, symbolic link, inbound,
      incoming mail
    document-transfer | thing | mirror | R6 | likely | CX FLU GN
      : motion along the reading direction
      document import, document export
    output-kept | thing | mirror | R6 | unsure | FLU GN
      : motion along the reading direction
      output, import, export
    import-contacts | decides | mirror | R5 | unsure | M
      : an open book
      import contacts, contacts import
    undo | thing | mirror | R6 | sure | GL CX GN SF FLU | M
      : moving back or forward through past actions
      undo, redo, document revert, revert, arrow uturn, uturn + @reading, u turn + @reading, undo variant, edit undo, edit
      redo, arrow go back, undelete, revert all, rollback, roll back, unsend, arrow back up, arrow
      forward up, arrow curved left, undo all, redo all
    history-arrow | thing | fixed | R11 | likely | AP M CX SP
      : a clock, which turns the same way everywhere
      history, restore, recent, recents, past, update, time + forward, time + back, time + backward, clock + forward,
      clock + back, clock + backward, watch + forward, watch + back, hour + forward, hour + back, time machine, manage history, document open
      recent, work history, view history
    refresh | thing | fixed | R11 | likely | M | FLU CX
      : a rotation, which is the same everywhere
      refresh, sync, autorenew, reload, circlepath, loop, rotate, rotation, cached, cycle, clockwise,
      counterclockwise, counter clockwise, ccw, cw, synchronizing, synchronize, recycle arrows, spinner,
      renew, arrows rotate, arrows circle, restart, reboot, reset, convert, view refresh, updating,
      change circle, loader, loading, anticlockwise, spinner gap
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
      chalet, university, business, corporate, foundation, roofing, fence, gate, door, doors, stairs,
      elevator, escalator, storefront, local mall, mall, department store, convenience store, location
      city, pool, swimming pool, building estate, real estate, estate
    more-arrow | thing | fixed | R7 | unsure | GL
      : a label that points
      more
    more-dots | thing | fixed | R13 | sure
      : a menu, which looks alike from both sides
      more vert, more horiz, more vertical, more horizontal, ellipsis, dots, dots vertical, dots
      horizontal, kebab, meatballs, read more dots, overflow, open menu, view more, expand more, more
      options, unfold more, unfold more double, unfold less double, hamburger, menu, bars, navicon
    menu-open | thing | mirror | R7 | sure | GL FLU
      : a menu that opens along the reading direction
      menu open, menu close, menu fold, menu unfold, menu expand, menu collapse, menu back
    shortcut | thing | mirror | R7 | likely | GL
      : motion along the reading direction
      shortcut, next plan, next week, redirect arrow, follow signs, follow the signs, add to home
      screen, offline share, send to mobile, screen share, stop screen share, mobile screen share,
      present to all forward, go to file, go to search, go to line, go to definition, go to page, user
      share, user shared, user received, account share, account shared
    app-shortcut | thing | fixed | R11 | likely | M
      : an application
      app shortcut, shortcut key, keyboard shortcut, shortcuts
    orientation | decides | fixed gnome:mirror | R4 | unsure | GN
      : a device turned to one side
      orientation rendition right, orientation rendition left, orientation landscape right, orientation
      landscape left
    z-order | decides | fixed | R4 | likely | AP
      : an order in depth, which has no left or right
      layer + backward, layer + forward, layer + back, layer + front, layer + next, layer + previous, layers + back, layers + front,
      send + backward, bring + forward, bring + front, stack + back, stack + front, arrange + back,
      arrange + front, order + back, order + front, order + forward, order + backward, position +
      back, position + forward, position + backward, object + back, object + backward, raise +
      forward, move + backward, shape + back, copy + back, layer + raise, layer + lower, depth + back,
      bring + to + front, send + to + back, move + to + back, flip + to + back, flip + back, flip +
      front
    back-side | decides | fixed | R11 | likely | AP
      : the rear of a thing
      floppy + back, disk + back, hand + back, camera + back, card + back, back + door, door + back,
      back + side, back + cover, back + pocket, back + seat, back + office, back + end, back + light,
      back + camera, lens + back, device + back, back + pain, back + muscle, human + back, body +
      back, shirt + back, credit card + back, feed + back, pull + back, money + back, cash + back,
      play + back, fall + back, set + back, roof + back, center + back, image + back, back + ground
    idiom | decides | fixed | R11 | likely | AP
      : a thing whose name only sounds like a direction
      dead end, week end, high end, low end, book end, rear end, loose end, end user, end point, end
      mill, start up, head start, quick start, left handed, right handed, right angle, right triangle,
      copy right, all right, bill of rights, human rights
    channel | decides | fixed | R4 | likely | AP
      : a place in a room
      left back, right back, center back, speaker back, left side, right side, zoom previous, zoom next
    directions-sign | thing | fixed | R11 | likely
      : a sign that points in several directions
      directions, directions alt, moved location, assistant navigation, milestone, sign direction, sign
      post, sign real estate, crossroads, fork in road
    relative-place | decides | mirror | R1 | likely | CX AP GL
      : a place before or after in reading order
      cursor start, cursor end, line start, line end, row start, column start, page start, inline start, inline end,
      field start, go start, go end, page + order + @reading, pages + order + @reading, page + move + @reading, tab + move + @reading, column + move + @reading, item + move +
      @reading, column before, column after, insert before, insert after, add before, add after, move first,
      move last, column left of, insert column before, insert column after, add column before, add
      column after, move column before, move column after, jump first, jump last, skip to first, skip
      to last, move to start, move to end, jump to start, jump to end, go to start,
      go to end, column + after, column + before, insert + after, insert + before, add + after, add +
      before
    order | thing | mirror | R1 | likely | AP CX GN
      : a place in reading order
      first, last, goto first, goto last, go to first, go to last, goto, first item, last item, newest,
      oldest, latest, earliest
    """
}
