import ChiralExporting
import Testing

@Suite struct FilesTargetTests {
  @Test func anIconHasADrawingAndItsPNGsInEachLocale() {
    let target = FilesTarget(resolutions: Resolution.all(sizes: [24, 16], scales: [2, 1]))
    #expect(
      target.forms.map { target.path(of: "actions/go-next", in: "ar", as: $0) } == [
        "ar/actions/go-next-16@1x.png", "ar/actions/go-next-16@2x.png", "ar/actions/go-next-24@1x.png",
        "ar/actions/go-next-24@2x.png", "ar/actions/go-next.svg",
      ])
    #expect(
      target.forms.map(\.form) == [
        .png(height: 16), .png(height: 32), .png(height: 24), .png(height: 48), .svg,
      ])
  }
}
