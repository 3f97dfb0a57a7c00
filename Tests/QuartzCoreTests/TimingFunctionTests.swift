import CoreGraphics
import Motion
import QuartzCore
import Testing

@Suite("Timing functions")
struct TimingFunctionTests {
  /// The named functions and the control points that Apple gives for them.
  static let named: [(CAMediaTimingFunctionName, SIMD4<Float>)] = [
    (.linear, SIMD4(0, 0, 1, 1)), (.easeIn, SIMD4(0.42, 0, 1, 1)), (.easeOut, SIMD4(0, 0, 0.58, 1)),
    (.easeInEaseOut, SIMD4(0.42, 0, 0.58, 1)), (.default, SIMD4(0.25, 0.1, 0.25, 1)),
    (CAMediaTimingFunctionName(rawValue: "unheard of"), SIMD4(0, 0, 1, 1)),
  ]

  @Test("A name gives Apple's control points", arguments: 0..<named.count)
  func points(index: Int) {
    let (name, points) = Self.named[index]
    let function = CAMediaTimingFunction(name: name)
    var found: [Float] = []
    for point in 0...3 {
      var pair: [Float] = [-1, -1]
      function.getControlPoint(at: point, values: &pair)
      found += pair
    }
    // For the line any points on it serve.
    if points != SIMD4(0, 0, 1, 1) { #expect(found == [0, 0, points.x, points.y, points.z, points.w, 1, 1]) }
    let explicit = CAMediaTimingFunction(controlPoints: points.x, points.y, points.z, points.w)
    for step in 0...8 {
      let fraction = Double(step) / 8
      #expect(isNear(function.curve.value(at: fraction), explicit.curve.value(at: fraction), 1e-6))
    }
    if points != SIMD4(0, 0, 1, 1) { #expect(function == explicit && function.hash == explicit.hash) }
  }

  @Test("Control points that make no function are brought to where they do")
  func badPoints() {
    let function = CAMediaTimingFunction(controlPoints: -1, .nan, 7, .infinity)
    #expect(function == CAMediaTimingFunction(controlPoints: 0, 0, 1, 0))
  }

  @Test("Functions with other points are not equal")
  func unequal() {
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }
}
