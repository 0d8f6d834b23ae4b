/// The text of the guidelines for right-to-left icons, for the reference.
extension Guideline {
  /// The guideline in one or two sentences.
  package var text: String {
    switch self {
    case .r1:
      "Forward, backward, leading, trailing, next, previous, back, start and end are relative to the reading direction: such an icon mirrors."
    case .r2: "Left and right are absolute: such an icon is fixed, in every locale."
    case .r3:
      "The two icons of a pair (forward and backward, left and right) are mirror images of each other; neither replaces the other."
    case .r4: "Media playback and controls of objects in space (align left, move left) keep their direction."
    case .r5:
      "An icon that shows text or the reading direction (lists, aligned lines, a spine, a sidebar, title-bar buttons, a filling battery) mirrors."
    case .r6: "Motion forward or backward (sound waves, send, reply, undo, a vehicle that drives on) mirrors."
    case .r7:
      "Navigation in a fixed order and progress from one value to another mirror, and so do the icons at their two ends."
    case .r8:
      "Letters or words in icons about reading or writing are localized: at least Latin, Arabic and Hebrew. For other icons, a drawing without text is better."
    case .r9: "Logos and brand marks are never touched, even when they contain text."
    case .r10: "Universal signs (check mark, plus, cross, recycling, play) are fixed."
    case .r11:
      "Real objects that do not point anywhere (clock, camera, pencil, key, cup) are fixed; a clock turns the same way everywhere."
    case .r12:
      "Photographs and artwork inside an icon are never flipped; if their content depends on the reading direction, they are drawn again."
    case .r13: "A drawing that is its own mirror image needs no mirroring."
    case .r14:
      "A slash that negates runs from top left to bottom right in every locale, and so does the gap beside it; the icon under it mirrors."
    case .r15:
      "A tool that implies a hand keeps its orientation while the base mirrors, and may change its place; its content follows the reading direction."
    case .r16:
      "A badge that modifies the meaning moves to the mirrored place and keeps its orientation; a badge that depicts an interface mirrors."
    case .r17: "Parts nest: mirrored content inside a kept tool inside a mirrored base."
    case .r18: "Digits are never mirrored, and the digits of one number keep their order."
    case .r19:
      "Numerals that count reverse their order, each upright: a row is reordered, a column moves to the other side as one."
    case .r20: "The digits of a locale follow from its region, and a person may choose others."
    case .r21: "The shape or the side of percent signs, minus signs and question marks depends on the locale."
    case .r22: "Arabic and Hebrew have no capitals: letters that replace a capital are drawn a little larger."
    case .r23: "If the order of pictures has a meaning, their places reverse but the pictures do not."
    case .r24:
      "Right-to-left interfaces can be tried without a translation: a pseudo-locale shows every right-to-left form."
    case .r25: "A meaningful icon grows with the text around it; each size is drawn from the vector."
    }
  }
}
