/// A drawing made to do harm, or broken as drawings break, and what has to become of it.
package struct HostileDrawing: Sendable, CustomStringConvertible {
  /// What `chiral build` has to do with it.
  package enum Fate: Sendable, Hashable {
    /// It is drawn: status 0.
    case drawn
    /// It costs its icon: status 1, and the message holds these words.
    case refused(String)
    /// Renderers of different versions disagree: either of the two, and nothing else.
    case either
  }

  /// Letters, digits and hyphens.
  package var name: String
  /// What becomes of it.
  package var fate: Fate
  /// The bytes of the file; made when asked for, as some are large.
  package var bytes: @Sendable () -> [UInt8]

  init(_ name: String, _ fate: Fate, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.fate = fate
    self.bytes = bytes
  }

  /// A drawing from its text.
  init(_ name: String, _ fate: Fate, _ text: @autoclosure @escaping @Sendable () -> String) {
    self.init(name, fate) { Array(text().utf8) }
  }

  /// A drawing from what stands inside its `svg` element.
  static func inside(
    _ name: String, _ fate: Fate, _ content: @autoclosure @escaping @Sendable () -> String
  ) -> HostileDrawing {
    HostileDrawing(name, fate) { Array(svg(content()).utf8) }
  }

  /// A whole drawing around content.
  static func svg(_ content: String, _ attributes: String = #"viewBox="0 0 24 24""#) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "# + attributes
      + ">" + content + "</svg>"
  }

  /// What a sound drawing shows.
  static let shape = #"<path d="M4 4h9v6H4z"/>"#

  package var description: String { name }

  /// Every one, grouped by what it attacks.
  package static let all = broken + entities + floods + references + filters + geometry + strangers

  /// One of three of them, those that a quick run takes.
  package static let sample = all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
}
