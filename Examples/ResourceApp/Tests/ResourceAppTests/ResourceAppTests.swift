import Foundation
import ResourceApp
import Testing

/// Tests of the icons that an app finds in its bundle.
@Suite struct ResourceAppTests {
  private func pixels(_ icon: Icon, _ locale: String) throws -> Pixels {
    try Pixels(try #require(AppIcons.button(icon, locale: Locale(identifier: locale))))
  }

  @Test func everyIconOfTheManifestIsACase() {
    #expect(
      Icon.allCases == [.arrowForward, .bold, .calendar, .magnifyingglass, .questionmark, .speakerSlash])
    #expect(Icon.allCases.map(\.rawValue) == Icon.catalog.names)
  }

  /// A left-to-right part of an Arabic page shows the same arrow as English.
  @Test func theArrowFollowsTheDirectionOfItsPlace() throws {
    let arabic = Locale(identifier: "ar")
    let shown = try #require(
      Icon.arrowForward.picture(locale: arabic, direction: .leftToRight, size: 24, scale: 2))
    #expect(try Pixels(shown.url) == pixels(.arrowForward, "en"))
  }

  @Test func theBundleHoldsEveryIconInEveryLocale() throws {
    let icons = Icon.catalog
    #expect(
      icons.names == [
        "arrow.forward", "bold", "calendar", "magnifyingglass", "questionmark", "speaker.slash",
      ])
    #expect(icons.locales == ["ar", "en", "he"])
    for name in icons.names {
      for locale in icons.locales {
        let shown = try #require(icons.resolve(name, language: locale))
        #expect(shown.locale == locale && shown.pictures.count == 4)
        for picture in shown.pictures {
          let pixels = try Pixels(picture.url)
          #expect(pixels.height == picture.size * picture.scale && pixels.width == pixels.height)
        }
        #expect(shown.drawing.map { FileManager.default.fileExists(atPath: $0.path) } == true)
      }
    }
  }

  @Test func theBuildStateIsNotShipped() throws {
    let folder = Icon.catalog.directory
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["ar", "en", "he", "index.json"])
  }

  @Test func theArrowMirrors() throws {
    let english = try pixels(.arrowForward, "en")
    #expect(try pixels(.arrowForward, "ar") == english.flipped)
    #expect(try pixels(.arrowForward, "he") == english.flipped)
    #expect(english != english.flipped)
    #expect(english.ink(inLeftHalf: false) > english.ink(inLeftHalf: true))
  }

  @Test func theQuestionMarkMirrorsForArabicOnly() throws {
    let english = try pixels(.questionmark, "en")
    #expect(try pixels(.questionmark, "he") == english)
    #expect(try pixels(.questionmark, "ar") == english.flipped && english != english.flipped)
  }

  /// Icons whose drawings have text are named and drawn without further settings.
  @Test func lettersAndDigitsFollowTheLocale() throws {
    for icon in [Icon.bold, .calendar] {
      #expect(try pixels(icon, "ar") != pixels(icon, "en"))
    }
    #expect(try pixels(.bold, "he") == pixels(.bold, "en"))
  }

  @Test func theMagnifierStays() throws {
    let english = try pixels(.magnifyingglass, "en")
    for locale in ["ar", "he"] { #expect(try pixels(.magnifyingglass, locale) == english) }
  }

  /// The speaker changes sides; the slash runs from top left to bottom right in both.
  @Test func theSlashStaysOverTheMirroredSpeaker() throws {
    let english = try pixels(.speakerSlash, "en")
    let arabic = try pixels(.speakerSlash, "ar")
    #expect(arabic != english && arabic != english.flipped)
    #expect(try pixels(.speakerSlash, "he") == arabic)
    for pixels in [english, arabic] {
      // The ends of the slash are at 3.25 and 20.75 of 24 points; a point has two pixels.
      #expect(pixels.rows[7][7] > 128 && pixels.rows[41][41] > 128)
      #expect(pixels.rows[7][41] == 0 && pixels.rows[41][7] == 0)
    }
  }

  /// A locale that was not built gets the picture that the tool would choose for it.
  @Test(arguments: [("ar-EG", "ar"), ("fa", "ar"), ("iw", "he"), ("fr", "en")])
  func otherLocalesGetTheNearest(asked: String, served: String) throws {
    #expect(try pixels(.questionmark, asked) == pixels(.questionmark, served))
  }
}
