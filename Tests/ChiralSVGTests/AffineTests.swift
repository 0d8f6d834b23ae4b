import ChiralSVG
import Testing

@Suite struct AffineTests {
  @Test func mirroringTwiceMovesNothing() {
    let mirror = Affine.mirror(k: 24)
    #expect(mirror.concatenating(mirror) == .identity)
  }

  @Test func concatenatingAppliesTheInnerMapFirst() {
    let map = Affine.mirror(k: 10).concatenating(.translation(x: 3, y: 1))
    #expect(map(Point(x: 1, y: 1)) == Point(x: 6, y: 2))
    #expect(map.determinant == -1)
  }
}
