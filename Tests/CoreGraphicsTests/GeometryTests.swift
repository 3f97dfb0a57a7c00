import CoreGraphics
import SeededRandom
import Testing

@Suite("Points, sizes, rectangles, vectors")
struct GeometryTests {
  @Test("A transformed rectangle is the box around its transformed corners", arguments: [UInt64](1...10))
  func rectangleImage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let t = generator.transform()
    let (first, second) = (generator.point(), generator.point())
    // Some widths and heights are negative.
    let rect = CGRect(x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y)
    let corners = [
      first, second, CGPoint(x: first.x, y: second.y), CGPoint(x: second.x, y: first.y),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    #expect(difference(rect.applying(t), box) < rounding)
  }

  @Test("The null and the infinite rectangle are unchanged by every transform") func extremes() {
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    #expect(CGRect.null.applying(transform).isNull && CGRect.infinite.applying(transform).isInfinite)
  }

  @Test("A size is a displacement, which a translation does not change and a rotation can make negative")
  func size() {
    let size = CGSize(width: 3, height: 4)
    #expect(size.applying(CGAffineTransform(translationX: 10, y: 10)) == size)
    let turned = size.applying(CGAffineTransform(rotationAngle: .pi))
    #expect(abs(turned.width + 3) < rounding && abs(turned.height + 4) < rounding)
  }

  @Test("equalTo compares values, and rectangles by their standardized area") func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    let rect = CGRect(x: 0, y: 0, width: 2, height: 3)
    #expect(rect.equalTo(CGRect(x: 2, y: 3, width: -2, height: -3)))
    #expect(!rect.equalTo(CGRect(x: 0, y: 0, width: 3, height: 2)) && CGRect.null.equalTo(.null))
  }

  @Test("Vectors are created from any kind of number, and archived as an array") func vector() throws {
    let whole: Int = 3
    let double: Double = 3
    let float: CGFloat = 3
    let vectors = [CGVector(dx: whole, dy: whole), CGVector(dx: double, dy: double), CGVector(dx: float, dy: float)]
    #expect(Set(vectors).count == 1 && CGVector() == .zero)
    let data = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1, dy: 2))
  }

  @Test("Edges convert from Foundation's type") func edges() {
    let edges: [NSRectEdge] = [.minX, .minY, .maxX, .maxY]
    #expect(edges.map(CGRectEdge.init(rectEdge:)) == [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge])
  }
}
