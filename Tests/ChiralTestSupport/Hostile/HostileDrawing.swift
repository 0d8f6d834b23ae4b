/// A drawing that is malicious or broken, with its required treatment.
package struct HostileDrawing: Sendable, CustomStringConvertible {
  /// The required behaviour of `chiral build`.
  package enum Fate: Sendable, Hashable {
    /// The drawing is built: status 0.
    case drawn
    /// The drawing affects its icon: status 1, and the message contains these words.
    case refused(String)
    /// Versions of renderers disagree: one of the two others, and nothing else.
    case either
  }

  /// The name: letters, digits and hyphens.
  package var name: String
  /// The required treatment.
  package var fate: Fate
  /// The bytes of the file, which are made on demand, as some files are large.
  package var bytes: @Sendable () -> [UInt8]

  init(_ name: String, _ fate: Fate, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.fate = fate
    self.bytes = bytes
  }

  /// Creates a drawing from its text.
  init(_ name: String, _ fate: Fate, _ text: @autoclosure @escaping @Sendable () -> String) {
    self.init(name, fate) { Array(text().utf8) }
  }

  /// Creates a drawing from the content of its `svg` element.
  static func inside(
    _ name: String, _ fate: Fate, _ content: @autoclosure @escaping @Sendable () -> String
  ) -> HostileDrawing {
    HostileDrawing(name, fate) { Array(svg(content()).utf8) }
  }

  /// Returns a whole drawing with some content.
  static func svg(_ content: String, _ attributes: String = #"viewBox="0 0 24 24""#) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "# + attributes
      + ">" + content + "</svg>"
  }

  /// The content of a sound drawing.
  static let shape = #"<path d="M4 4h9v6H4z"/>"#

  package var description: String { name }

  /// All hostile drawings, grouped by their target.
  package static let all = broken + entities + floods + references + filters + geometry + strangers + found

  /// A third of them, for quick runs.
  package static let sample = all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
}
