/// The target `files`: `<locale>/<icon>.svg` and `<locale>/<icon>-<size>@<scale>x.png`.
package struct FilesTarget: Sendable {
  /// One of the files that every icon has in each locale.
  package struct Form: Hashable, Sendable {
    /// The end of the file's name, after the icon's name.
    package let suffix: String
    /// The form in which the file holds the picture.
    package let form: OutputFile.Form
    /// The resolution of a PNG; nil for a drawing.
    package let resolution: Resolution?
  }

  /// The files in the order of their paths.
  package let forms: [Form]
  /// The sizes of the PNGs in points, each once.
  package let sizes: [Int]

  /// Creates a target with PNGs of the given resolutions.
  package init(resolutions: [Resolution]) {
    sizes = Set(resolutions.map(\.size)).sorted()
    let pictures = resolutions.map { resolution in
      Form(
        suffix: "-\(resolution.size)@\(resolution.scale)x.png", form: .png(height: resolution.pixels),
        resolution: resolution)
    }
    let drawing = Form(suffix: ".svg", form: .svg, resolution: nil)
    forms = (pictures + [drawing]).sorted { $0.suffix.utf8.lexicographicallyPrecedes($1.suffix.utf8) }
  }

  /// Returns the path of an icon's file in a locale, relative to the output folder.
  package func path(of icon: String, in locale: String, as form: Form) -> String {
    var path = ""
    path.reserveCapacity(locale.utf8.count + 1 + icon.utf8.count + form.suffix.utf8.count)
    path += locale
    path += "/"
    path += icon
    path += form.suffix
    return path
  }
}
