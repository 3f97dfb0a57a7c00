import Motion
import QuartzCore
import Testing

private func points(of function: CAMediaTimingFunction) -> [[Float]] {
  (0...3).map { index in
    var point: [Float] = [.nan, .nan]
    function.getControlPoint(at: index, values: &point)
    return point
  }
}

@Suite("CAMediaTimingFunction")
struct TimingFunctionTests {
  @Test(
    "The named functions have Apple's control points",
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
      (CAMediaTimingFunctionName(rawValue: "unheard of"), [0, 0, 1, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func names(name: CAMediaTimingFunctionName, expected: [Float]) {
    let found = points(of: CAMediaTimingFunction(name: name))
    #expect(found[0] == [0, 0] && found[3] == [1, 1])
    // Many pairs of control points give a straight line: any two points on it.
    if expected == [0, 0, 1, 1] {
      #expect(found[1][0] == found[1][1] && found[2][0] == found[2][1])
    } else {
      #expect(found[1] + found[2] == expected)
    }
  }

  @Test("Control points are returned as they were given, with x clamped to 0...1 and invalid numbers as 0")
  func controlPoints() {
    let good = CAMediaTimingFunction(controlPoints: 0.1, -2, 0.3, 4)
    #expect(points(of: good) == [[0, 0], [0.1, -2], [0.3, 4], [1, 1]])
    let bad = CAMediaTimingFunction(controlPoints: -1, .nan, 7, .infinity)
    #expect(points(of: bad) == [[0, 0], [0, 0], [1, 0], [1, 1]])
  }

  @Test("Functions with the same control points are equal")
  func equality() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(function == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
    #expect(function != CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.5))
    #expect(function.hash == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).hash)
  }
}
