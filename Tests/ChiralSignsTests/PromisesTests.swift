import ChiralValues
import Testing

@testable import ChiralSigns

/// The parts that an icon's name promises.
@Suite struct PromisesTests {
  /// A word for style, a size or a folder changes no promise.
  @Test(arguments: ["-outline", "-duotone", "-round", "-linear", "_bold_24px", "-24"])
  func stylesPromiseNothing(suffix: String) {
    for name in [
      "pencil", "folder-search", "circle-letter-q", "number-12", "bell-off", "currency-euro", "heading-2",
    ] {
      let (plain, styled) = (Promises("numbers/" + name), Promises("tools/" + name + suffix))
      #expect(plain.words == styled.words)
      #expect(plain.sign == styled.sign)
      #expect(plain.demanded?.demand == styled.demanded?.demand)
      #expect(plain.tool == styled.tool)
      #expect(plain.characters == styled.characters)
      #expect(plain.isNegated == styled.isNegated)
    }
  }

  @Test(arguments: [
    ("number-12", "12"), ("bell-12", ""), ("forward-30", "30"), ("help", "?"), ("mention-24", "@"),
    ("list-numbered", "123"),
  ])
  func charactersOfAName(name: String, characters: String) {
    #expect(Promises(name).characters == Set(characters))
  }

  @Test func objectsOfAName() throws {
    #expect(Promises("account-edit").promises(.pencil))
    #expect(Promises("folder-search").promises(.magnifier))
    #expect(!Promises("hotel-check-in").promises(.check))
    #expect(Promises("folder-search").tool?.form == .lens)
    #expect(Promises("pencil").tool == nil)
    #expect(Promises("wallet-price").isAboutMoney)
    #expect(Promises(nil).words.isEmpty)
  }

  /// Each kind of word in the table is a sign, with the ways in which words stand for it, or a kind that `ObjectWords` names.
  @Test func wordsPromiseKnownSigns() {
    let signs = Set(Sign.all.map(\.name))
    let others: Set = ["tool", "digit", "character", "counting", "slash", "asking"]
    for row in DataTable.Rows(of: DataTable.words) where row.tabs > 1 {
      for kind in row.columns[2].split(separator: UInt8(ascii: " ")).map(DataTable.text) {
        let parts = kind.split(separator: ":")
        #expect(signs.contains(String(parts[0])) || others.contains(kind), "\(kind)")
        #expect(parts.count == 1 || parts[1] == "action" || parts[1] == "maybe", "\(kind)")
      }
    }
    #expect(signs.isDisjoint(with: others))
    #expect(Sign.check.words.count > 5 && Sign.clock.words.contains("clock") && Sign.numerals.words.isEmpty)
  }
}
