import ChiralValues
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("both", "both", 0), ("obth", "both", 1), ("", "both", 4), ("both", "", 4), ("BOTH", "bath", 1),
    ("mirored", "mirror", 3), ("ca", "abc", 3),
  ])
  func countsSteps(one: String, other: String, distance: Int) {
    #expect(EditDistance.between(one, other) == distance)
    #expect(EditDistance.between(other, one) == distance)
  }
}
