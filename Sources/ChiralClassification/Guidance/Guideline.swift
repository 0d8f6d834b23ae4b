/// The guidelines for right-to-left icons (R1–R25) that this program implements, by number.
package enum Guideline: Int, Hashable, Sendable, CaseIterable {
  case r1 = 1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22
  case r23, r24, r25

  /// The identifier: `R1` and so on.
  package var id: String { "R\(rawValue)" }
}

extension Guideline: CustomStringConvertible {
  package var description: String { id }
}

extension Guideline {
  /// Creates the guideline with an identifier such as `R1`.
  package init?(id: String) {
    guard id.first == "R", let number = Int(id.dropFirst()) else { return nil }
    self.init(rawValue: number)
  }
}
