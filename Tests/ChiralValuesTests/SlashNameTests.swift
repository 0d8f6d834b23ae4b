import ChiralValues
import Testing

@Suite struct SlashNameTests {
  @Test(arguments: [
    ("bell-off-outline", "bell-outline"), ("bell.slash", "bell"), ("bell.slash.fill", "bell.fill"),
    ("volume-off", "volume-high"), ("ic_fluent_speaker_off_24_regular", "ic_fluent_speaker_2_24_regular"),
    ("actions/mic-disabled", "actions/mic"), ("microphone-sensitivity-muted", "microphone-sensitivity-high"),
    ("camera-hardware-disabled", "camera"), ("touchpad-disabled-symbolic", "input-touchpad-symbolic"),
    ("volumeOff", "volume"), ("MicOff", "Mic"), ("unFlag", "flag"), ("mic_none_off", "mic"),
    ("bell-inactive", "bell-active"), ("volumeOff", "volumeOn"), ("bell-slash-16", "bell-16"),
    ("folder-off", "folder-01"), ("image-not-found-01", "image-01"), ("browser_not_supported", "browser"),
    ("cloud-offline", "cloud"), ("page-unpin", "page-pin"), ("thumb-dislike", "thumb-like"),
    ("wifi-offline", "wifi-online"), ("mark-offline-circle", "mark-circle"),
    ("heart-dislike-outline", "heart-outline"), ("cloud-offline-sharp", "cloud-sharp"),
  ])
  func siblingsAreSpeltAsSetsSpellThem(name: String, sibling: String) {
    #expect(SlashName.isNegated(name))
    #expect(SlashName.siblings(of: name).contains(sibling), "\(SlashName.siblings(of: name))")
    #expect(!SlashName.siblings(of: name).contains(name))
  }

  @Test(arguments: ["office", "bell", "notes", "off", "noon"]) func otherNamesHaveNone(name: String) {
    #expect(SlashName.siblings(of: name).isEmpty)
  }
}
