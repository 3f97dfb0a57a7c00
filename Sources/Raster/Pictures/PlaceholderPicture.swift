package import CoreGraphics
import Foundation

package enum PlaceholderPicture {
  /// Reports why a picture cannot be read, and returns a placeholder.
  package static func image(
    at url: URL, orOf width: Int, _ height: Int, report: (PNGError) -> Void
  ) -> CGImage? {
    do throws(PNGError) {
      return try PNGReader.image(at: url)
    } catch {
      report(error)
      return image(width: width, height: height)
    }
  }

  /// A gray field with a frame and both diagonals; nil if no image may have that size.
  package static func image(width: Int, height: Int) -> CGImage? {
    guard var drawing = CGDrawing(width: width, height: height) else { return nil }
    let line = max(1, Double(min(width, height)) / 100)
    var pen = CGDrawing.Stroke()
    pen.lineWidth = line
    let bounds = drawing.bounds
    let field = CGPath(rect: bounds, transform: nil)
    let cross = CGMutablePath()
    cross.addRect(bounds.insetBy(dx: CGFloat(line / 2), dy: CGFloat(line / 2)))
    cross.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
    cross.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    cross.move(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    cross.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    let compositing = CGDrawing.Compositing()
    drawing.append(.fill(field.outline, .winding, color: SIMD4(0.9, 0.9, 0.92, 1), compositing))
    drawing.append(.stroke(cross.outline, pen, .identity, color: SIMD4(0.6, 0.6, 0.65, 1), compositing))
    return CGImage(drawing)
  }
}
