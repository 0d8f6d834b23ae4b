import Testing

@testable import ChiralRequests

/// Answers of workers whose files were cut off or altered are noticed.
@Suite struct IntactAnswerTests {
  private static func holds(_ text: String) -> Bool { TagBalance.holds(in: Array(text.utf8)) }

  @Test(arguments: [
    "<svg/>", "<svg></svg>\n", "<?xml version='1.0'?>\n<!-- < --><svg a='>' b=\"</svg>\"><g/><b></b ></svg>",
    "<!DOCTYPE svg [<!ENTITY a \"<b>]>\"><!-- ]> ' --><!ELEMENT c ANY>]>"
      + "<svg>&a;<![CDATA[</svg>]]></svg>",
    "<svg\n xmlns=\"a\"\n/>", "<a:svg xmlns:a='b'><a:g></a:g></a:svg><!-- end -->",
  ])
  func balancedTags(text: String) { #expect(Self.holds(text), "\(text)") }

  @Test(arguments: [
    "", "svg", "<svg>", "<svg></sv", "<svg><g></svg></g>", "<svg/><svg/>", "<svg a='></svg>", "</svg>",
    "<svg></svg",
    "<svg>\0</svg>", "<svg/>\0", "<!DOCTYPE svg [<svg/>", "<svg><!-- </svg>",
  ])
  func brokenTags(text: String) { #expect(!Self.holds(text), "\(text)") }

  @Test func everyFlippedByteOfAPictureIsNoticed() {
    let png = PNG.encode(
      Bitmap(width: 3, height: 2, pixels: (0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0 * 10) }))
    #expect(PNG.isIntact(png, height: 2) && !PNG.isIntact(png, height: 3))
    for place in png.indices {
      var changed = png
      changed[place] ^= 0x10
      #expect(!PNG.isIntact(changed, height: 2), "\(place)")
      #expect(!PNG.isIntact(Array(png[..<place]), height: 2), "\(place)")
    }
    let product = Product(svg: Array("<svg/>".utf8), pngs: [2: png])
    #expect(DrawingAnswer.pictures([.success(product)], siblings: []).isIntact)
    var damaged = product
    damaged.pngs[2]?[40] ^= 1
    #expect(!DrawingAnswer.pictures([.success(damaged)], siblings: []).isIntact)
    damaged = product
    damaged.svg.removeLast()
    #expect(!DrawingAnswer.pictures([.success(damaged)], siblings: []).isIntact)
  }
}
