import ChiralManifest
package import ChiralPlanning

/// The target `files`: `<locale>/<icon>.svg` and `<locale>/<icon>-<size>@<scale>x.png`.
package struct FilesTarget: Sendable {
  private let resolutions: [Resolution]

  /// A target with PNGs of these resolutions.
  package init(resolutions: [Resolution]) { self.resolutions = resolutions }

  /// The files of one icon in one locale, the drawing first.
  package func files(of icon: String, _ decision: Decision) -> [OutputFile] {
    let stem = decision.locale.text + "/" + icon
    let drawing = OutputFile(stem + ".svg", .picture(decision.artwork, .svg))
    return [drawing]
      + resolutions.map { resolution in
        OutputFile(
          "\(stem)-\(resolution.size)@\(resolution.scale)x.png",
          .picture(decision.artwork, .png(height: resolution.pixels)), resolution: resolution)
      }
  }
}
