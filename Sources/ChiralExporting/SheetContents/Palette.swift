import ChiralManifest

/// The colours of a sheet: paper, ink, greys, and one muted colour per class.
enum Palette {
  static let paper = "#ffffff"
  static let ink = "#1b1c1e"
  static let secondary = "#5f6368"
  static let tertiary = "#70757b"
  static let hairline = "#e8e8e6"
  /// The ground of pictures that are drawn for dark interfaces.
  static let darkGround = "#34373b"
  static let problem = "#b3261e"
  static let warning = "#8a5a00"
  static let problemGround = "#fcf3f2"
  /// The opacity of the veil over a picture that only repeats another.
  static let veil = "0.72"

  /// Returns the colour of the mark beside the class, which is always written out as well.
  static func color(of iconClass: IconClass) -> String {
    switch iconClass {
    case .fixed: "#a3a7ac"
    case .mirror: "#3f7cac"
    case .localized: "#c28a2c"
    case .both: "#7a5ea8"
    }
  }
}

/// The style of a piece of text.
enum CaptionStyle: CaseIterable {
  case title, runningTitle, heading, name, body, label, faint, warning, problem

  /// The font size in points.
  var size: Double {
    switch self {
    case .title: 32
    case .runningTitle, .name: 13.5
    case .body, .problem: 11
    case .heading: 12
    case .label, .faint, .warning: 10
    }
  }

  var isBold: Bool {
    switch self {
    case .runningTitle, .name: true
    case .title, .heading, .body, .label, .faint, .warning, .problem: false
    }
  }

  var color: String {
    switch self {
    case .title, .runningTitle, .name: Palette.ink
    case .heading, .body, .label: Palette.secondary
    case .faint: Palette.tertiary
    case .warning: Palette.warning
    case .problem: Palette.problem
    }
  }
}
