internal import ChiralExporting
internal import ChiralRequests

/// Draws printable pages.
struct PagePainter {
  /// The path of `chiral-render`.
  let renderer: String
  /// The number of pages that are drawn at the same time.
  let jobs: Int

  /// The largest number of renderers for pages: each needs about 80 MB.
  private static let most = 2

  /// Returns the PNG file of each page, with the mark by which it is recognised as one of ours.
  func pngs(of pages: [SheetPage]) throws(BuildError) -> [[UInt8]] {
    try Workers.run(
      pages, count: min(jobs, Self.most),
      makeTool: { [renderer] in SharedHelper.patient(executable: renderer) },
      { helper, page throws(BuildError) in
        let output = RenderOutput(height: page.pixelHeight, format: .palette)
        let request = RenderRequest(svg: page.svg, outputs: [output])
        do {
          return PNG.signed(try helper.render(request)[0].get().bytes, by: SheetOwnership.software)
        } catch let error as RenderError {
          throw BuildError(error) ?? .renderer("a page of the sheet cannot be drawn: \(error.message)")
        } catch {
          throw .renderer("\(error)")
        }
      })
  }
}
