/// The target `files`: `<locale>/<icon>.svg` and `<locale>/<icon>-<size>@<scale>x.png`.
package struct FilesTarget: Sendable {
  /// One of the files that every icon has in every locale.
  package struct Form: Hashable, Sendable {
    /// What follows the icon's name.
    package let suffix: String
    /// How the file holds the picture.
    package let form: OutputFile.Form
    /// Of a PNG.
    package let resolution: Resolution?
  }

  /// In the order of their paths.
  package let forms: [Form]

  /// A target with PNGs of these resolutions.
  package init(resolutions: [Resolution]) {
    let pictures = resolutions.map { resolution in
      Form(
        suffix: "-\(resolution.size)@\(resolution.scale)x.png", form: .png(height: resolution.pixels),
        resolution: resolution)
    }
    let drawing = Form(suffix: ".svg", form: .svg, resolution: nil)
    forms = (pictures + [drawing]).sorted { $0.suffix.utf8.lexicographicallyPrecedes($1.suffix.utf8) }
  }

  /// Where a file of an icon lies in a locale, relative to the output folder.
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
