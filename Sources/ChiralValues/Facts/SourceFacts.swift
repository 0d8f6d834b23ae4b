/// The languages of files in which apps say which icons mirror.
package enum SourceLanguage: String, Hashable, Sendable, CaseIterable {
  /// Android's XML, such as drawables, values and the manifest of an app; and the root of an SVG.
  case resources
  case dart
  /// Kotlin and Java.
  case kotlin
  /// JavaScript and TypeScript, and the elements of pages in them.
  case script
  /// CSS, SCSS and Less.
  case style
  case swift

  /// The largest size of a file in bytes; Flutter's own list of 8,800 icons has two million.
  package static let mostBytes = 4 << 20
}

/// The statements about icons in a file of an app, as a worker finds them; places are ranges of bytes.
package struct SourceFacts: Hashable, Sendable {
  /// A drawable that stands for another one, or a class of a page with the drawing that a style sheet gives it.
  package struct Alias: Hashable, Sendable {
    package var name: String
    package var target: String

    package init(name: String, target: String) {
      (self.name, self.target) = (name, target)
    }
  }

  /// A list of quoted names.
  package struct List: Hashable, Sendable {
    /// A name with the place of the quoted text.
    package struct Name: Hashable, Sendable {
      package var text: String
      package var place: Range<Int>

      package init(text: String, place: Range<Int>) {
        (self.text, self.place) = (text, place)
      }
    }

    /// The words that introduce the list, such as the variable that gets it.
    package var label: String
    /// The place between the brackets.
    package var content: Range<Int>
    package var names: [Name]

    package init(label: String, content: Range<Int>, names: [Name]) {
      self.label = label
      self.content = content
      self.names = names
    }
  }

  /// A call that makes or shows an icon.
  package struct Call: Hashable, Sendable {
    /// The argument that says whether the icon mirrors.
    package struct Flag: Hashable, Sendable {
      package var isSet: Bool
      /// The place of `true` or `false`.
      package var value: Range<Int>
      /// The place of the argument with a comma before or after it.
      package var whole: Range<Int>

      package init(isSet: Bool, value: Range<Int>, whole: Range<Int>) {
        self.isSet = isSet
        self.value = value
        self.whole = whole
      }
    }

    /// The name of the icon, or the path of its drawing.
    package var subject: String
    /// True if the subject is a path.
    package var showsDrawing = false
    /// The place between the parentheses; nil for a constant that is not made by a known call.
    package var arguments: Range<Int>?
    package var flag: Flag?
    /// True if the icon mirrors: by its flag, or because all icons of its class do.
    package var mirrors = false

    package init(_ subject: String) { self.subject = subject }
  }

  /// An icon that the code names, in a family of icons that mirror or that do not.
  package struct Mention: Hashable, Sendable {
    package var name: String
    package var mirrors: Bool

    package init(name: String, mirrors: Bool) {
      (self.name, self.mirrors) = (name, mirrors)
    }
  }

  /// A place where code shows a drawing of the app.
  package struct Use: Hashable, Sendable {
    /// The name of the drawing; that of one of the system begins with `systemPrefix`.
    package var drawing: String
    package var line: Int
    /// The functions that are called on the drawing, or beside it in the same call.
    package var functions: [String]
    /// True if the code there flips the drawing from right to left.
    package var isFlipped: Bool

    package init(drawing: String, line: Int, functions: [String], isFlipped: Bool) {
      self.drawing = drawing
      self.line = line
      self.functions = functions
      self.isFlipped = isFlipped
    }
  }

  /// The name of the root element; nil if there is none.
  package var root: String?
  /// The place of the first attribute `autoMirrored` with the white space before it. In an SVG, that of the attribute of its root that
  /// says so, or else of its class, or else the place for one.
  package var flag: Range<Int>?
  /// True if an element has `autoMirrored="true"`, or an SVG a mark that says the same.
  package var isAutoMirrored = false
  /// True if an element has `supportsRtl="true"`, or a style sheet has rules for `dir=rtl`.
  package var supportsRightToLeft = false
  /// The names of the drawables in attributes, such as the layers of a `layer-list`.
  package var parts: [String] = []
  /// The classes of the root of an SVG.
  package var classes: [String] = []
  package var aliases: [Alias] = []
  package var lists: [List] = []
  package var calls: [Call] = []
  package var mentions: [Mention] = []
  package var uses: [Use] = []
  /// The functions that flip what they are called on where the layout runs from right to left, and the custom properties of styles
  /// that are -1 there.
  package var flippers: [String] = []

  package init() {}

  /// The attributes of an SVG with which sets say whether its icon mirrors.
  package static let markingAttributes: Set = ["data-directional", "mirror-in-rtl"]
  /// The class of an SVG with which sets say that its icon mirrors.
  package static let markingClass = "rtl-flip"
  /// The beginning of the names of aliases for right-to-left.
  package static let rightToLeftPrefix = "rtl:"
  /// The beginning of the names of drawings that the system has, such as symbols of Apple.
  package static let systemPrefix = "system:"

  /// Returns true if all places lie in a file of this size, and the names of each list in its brackets, one after another.
  package func fits(_ size: Int) -> Bool {
    let places =
      [flag].compactMap(\.self) + lists.map(\.content)
      + calls.flatMap { [$0.arguments, $0.flag?.value, $0.flag?.whole].compactMap(\.self) }
    return places.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= size }
      && lists.allSatisfy { list in
        var end = list.content.lowerBound
        return list.names.allSatisfy { name in
          defer { end = name.place.upperBound }
          return end <= name.place.lowerBound && name.place.upperBound <= list.content.upperBound
            && !name.place.isEmpty
        }
      }
  }
}
