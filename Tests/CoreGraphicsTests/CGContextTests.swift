import CoreGraphics
import Testing

/// A context with y down and two pixels per point, as UIKit creates it.
private func screenContext() throws -> CGContext {
  try #require(CGContext(size: CGSize(width: 50, height: 100), scale: 2))
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
private let plain = CGDrawing.Compositing()

private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGPathOutline {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil).outline
}

/// The fill of the unflipped rectangle in an upright drawing: the same area, with the corners in the opposite order.
private func flipped(_ rect: CGRect, height: Double) -> CGPathOutline {
  var flip = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
  return (CGPath(rect: rect, transform: &flip)).outline
}

@Suite("CGContext, recording")
struct CGContextRecordingTests {
  @Test("Shapes are recorded in pixels from the top left, with the colours and line settings at that time")
  func log() throws {
    let context = try screenContext()
    context.setFillColor(red)
    context.setStrokeColor(blue)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.fill(square)
    context.translateBy(x: 5, y: 0)
    context.stroke(square)
    context.clear(square)

    var compositing = plain
    (compositing.alpha, compositing.blendMode) = (0.5, .multiply)
    var pen = CGDrawing.Stroke()
    (pen.lineWidth, pen.lineCap, pen.lineJoin) = (3, .round, .bevel)
    pen.miterLimit = 4
    pen.dashLengths = [2, 3]
    pen.dashPhase = 1
    #expect(
      context.drawing.operations == [
        .fill(rectangle(0, 0, 20, 20), .winding, color: red.rgba, compositing),
        .stroke(
          rectangle(10, 0, 20, 20), pen, CGAffineTransform(2, 0, 0, 2, 10, 0), color: blue.rgba, compositing),
        .clear(rectangle(10, 0, 20, 20)),
      ])
  }

  @Test("A context of UIKit has points and y down, and other contexts have pixels and y up")
  func spaces() throws {
    let screen = try screenContext()
    #expect(screen.width == 100 && screen.height == 200)
    #expect(screen.ctm == CGAffineTransform(2, 0, 0, -2, 0, 200))
    #expect(screen.convertToUserSpace(CGPoint(x: 0, y: 200)) == .zero)
    let bitmap = try #require(
      CGContext(
        data: nil, width: 100, height: 200, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(bitmap.ctm.isIdentity)
    bitmap.fill(square)
    #expect(
      bitmap.drawing.operations == [.fill(flipped(square, height: 200), .winding, color: CGColor.black.rgba, plain)])
  }

  @Test("Each point of a path is transformed when it is added, and drawing empties the path")
  func path() throws {
    let context = try screenContext()
    context.move(to: .zero)
    context.translateBy(x: 10, y: 0)
    context.addLine(to: .zero)
    #expect(context.path?.trace == "move -10,0; line 0,0")
    #expect(context.currentPointOfPath == .zero)
    #expect(context.boundingBoxOfPath == CGRect(x: -10, y: 0, width: 10, height: 0))
    context.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
    context.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 0))
    context.closePath()
    let expected = CGMutablePath()
    expected.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    expected.addQuadCurve(to: CGPoint(x: 24, y: 4), control: CGPoint(x: 22, y: 0))
    expected.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 22, y: 2), control2: CGPoint(x: 24, y: 0))
    expected.closeSubpath()
    context.drawPath(using: .eoFillStroke)
    #expect(
      context.drawing.operations == [
        .fill(expected.outline, .evenOdd, color: CGColor.black.rgba, plain),
        .stroke(
          expected.outline, CGDrawing.Stroke(), CGAffineTransform(2, 0, 0, 2, 20, 0), color: CGColor.black.rgba, plain),
      ])
    #expect(context.isPathEmpty && context.path == nil)
  }

  @Test("The top of an image is at the greatest y, so it is upside down if y points down")
  func images() throws {
    let image = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 255]))
    let context = try screenContext()
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 1, y: 2, width: 3, height: 4))
    context.draw(image, in: CGRect(x: 1, y: 2, width: 0, height: 4))
    context.draw(image, in: .null)
    var compositing = plain
    compositing.interpolationQuality = .none
    #expect(
      context.drawing.operations == [.image(image, CGAffineTransform(6, 0, 0, -8, 2, 12), isTiled: false, compositing)])
  }

  @Test("Gradients keep their points with the transform to pixels") func gradients() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    let context = try screenContext()
    let end = CGPoint(x: 1, y: 1)
    context.drawLinearGradient(gradient, start: .zero, end: end, options: .drawsAfterEndLocation)
    context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 1, endCenter: end, endRadius: 2, options: [])
    context.drawRadialGradient(gradient, startCenter: .zero, startRadius: -1, endCenter: end, endRadius: 2, options: [])
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: [])
    let transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      context.drawing.operations == [
        .gradient(gradient, .linear(start: .zero, end: end), .drawsAfterEndLocation, transform, plain),
        .gradient(
          gradient, .radial(startCenter: .zero, startRadius: 1, endCenter: end, endRadius: 2), [], transform, plain),
      ])
  }

  @Test("Shadows are in the context's base space for every transform") func shadows() throws {
    let screen = try screenContext()
    screen.scaleBy(x: 10, y: 10)
    screen.setShadow(offset: CGSize(width: 1, height: 3), blur: 4, color: red)
    #expect(screen.compositing.shadow == .init(offset: SIMD2(2, 6), blur: 8, color: red.rgba))
    screen.setShadow(offset: .zero, blur: -1)
    #expect(screen.compositing.shadow == .init(offset: .zero, blur: 0, color: SIMD4(0, 0, 0, 1 / 3)))
    screen.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1, color: red)
    #expect(screen.compositing.shadow?.color == SIMD4<Float>(0, 0, 0, 1 / 3))
    screen.setShadow(offset: .zero, blur: 1, color: nil)
    #expect(screen.compositing.shadow == nil)
  }

  @Test("Another layer's items are recorded with the transform to pixels") func foreign() throws {
    let item = CGColor.white
    let context = try screenContext()
    context.translateBy(x: 1, y: 2)
    context.draw(foreign: item)
    #expect(
      context.drawing.operations == [.foreign(CGDrawing.Foreign(item), CGAffineTransform(2, 0, 0, 2, 2, 4), plain)])
  }

  @Test("An image of the context holds the drawing up to that time") func snapshot() throws {
    let context = try screenContext()
    context.fill(square)
    let image = try #require(context.makeImage())
    context.fill(square)
    #expect(image.drawing?.operations.count == 1 && image.width == 100 && image.height == 200)
  }

  @Test("Lines, ellipses and rectangles with a given width are recorded") func shapes() throws {
    let context = try screenContext()
    context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 0), .zero])
    context.fillEllipse(in: square)
    context.stroke(square, width: 7)
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 2, y: 0)])
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil).outline
    var wide = CGDrawing.Stroke()
    wide.lineWidth = 7
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let black = CGColor.black.rgba
    #expect(
      context.drawing.operations == [
        .stroke(line.outline, CGDrawing.Stroke(), double, color: black, plain),
        .fill(ellipse, .winding, color: black, plain),
        .stroke(rectangle(0, 0, 20, 20), wide, double, color: black, plain),
      ])
  }
}

@Suite("CGContext, states and clips")
struct CGContextStateTests {
  @Test("Restoring a state restores transform, colours, line settings and clip")
  func restoring() throws {
    let context = try screenContext()
    let before = context.ctm
    context.saveGState()
    context.rotate(by: 1)
    context.setFillColor(red)
    context.setLineWidth(9)
    context.setAlpha(0.1)
    context.clip(to: square)
    context.restoreGState()
    #expect(context.ctm == before && context.fillColor == .black)
    #expect(context.compositing == plain)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("Restoring without a saved state does nothing, and open states are ended")
  func unbalanced() throws {
    let context = try screenContext()
    context.setFillColor(red)
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(context.fillColor == red && context.drawing.isEmpty)
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    #expect(context.drawing.operations == [.save, .beginLayer(plain), .save, .restore, .endLayer, .restore])
  }

  @Test("A layer takes the compositing, resets it inside, and does not end by restoring")
  func layers() throws {
    let context = try screenContext()
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.setFillColor(red)
    context.saveGState()
    context.fill(square)
    context.endTransparencyLayer()
    context.fill(square)
    context.restoreGState()
    var half = plain
    half.alpha = 0.5
    #expect(
      context.drawing.operations == [
        .save, .beginLayer(half), .save, .fill(rectangle(0, 0, 20, 20), .winding, color: red.rgba, plain), .restore,
        .endLayer, .fill(rectangle(0, 0, 20, 20), .winding, color: CGColor.black.rgba, half), .restore,
      ])
  }

  @Test("Clips intersect, an empty path does not clip, and the null rectangle makes the clip empty")
  func clips() throws {
    let context = try screenContext()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.clip(using: .evenOdd)
    let overlap = CGRect(x: 10, y: 10, width: 10, height: 10)
    #expect(difference(context.boundingBoxOfClipPath, overlap) < rounding)
    context.clip()
    context.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(difference(context.boundingBoxOfClipPath, overlap) < rounding)
    context.clip(to: .null)
    #expect(context.boundingBoxOfClipPath.isNull)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 100))
    let ellipse = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40), transform: nil).outline
    #expect(
      context.drawing.operations == [
        .clip(rectangle(0, 0, 40, 40), .winding), .clip(ellipse, .evenOdd), .clip(rectangle(0, 0, 0, 0), .winding),
        .resetClip,
      ])
  }

  @Test("Arguments that are not finite have no effect") func badNumbers() throws {
    let context = try screenContext()
    let before = context.ctm
    let bad = CGFloat.nan
    context.translateBy(x: bad, y: 0)
    context.scaleBy(x: 1, y: .infinity as CGFloat)
    context.rotate(by: bad)
    context.concatenate(CGAffineTransform(bad, 0, 0, 1, 0, 0))
    #expect(context.ctm == before)
    context.setLineWidth(bad)
    context.setMiterLimit(bad)
    context.setLineDash(phase: bad, lengths: [1])
    context.setLineDash(phase: 0, lengths: [0, 0])
    context.setAlpha(bad)
    context.fill(CGRect(x: bad, y: 0, width: 1, height: 1))
    context.stroke(square, width: bad)
    context.fill(.null)
    context.fillPath()
    context.strokePath()
    context.move(to: CGPoint(x: bad, y: 0))
    context.addLine(to: .zero)
    context.strokePath()
    #expect(context.drawing.isEmpty)
    context.stroke(square)
    #expect(
      context.drawing.operations == [
        .stroke(
          rectangle(0, 0, 20, 20), CGDrawing.Stroke(), CGAffineTransform(scaleX: 2, y: 2), color: CGColor.black.rgba,
          plain)
      ])
  }

  @Test("Under a transform without an inverse, lines, images and gradients draw nothing")
  func singular() throws {
    let context = try screenContext()
    let image = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0]))
    context.scaleBy(x: 0, y: 1)
    context.stroke(square)
    context.draw(image, in: square)
    context.draw(foreign: image)
    #expect(context.drawing.isEmpty)
  }

  @Test("Sizes that are not allowed are refused") func sizes() {
    let cases: [(CGSize, CGFloat)] = [
      (.zero, 1), (CGSize(width: 10, height: -1), 1), (CGSize(width: 10, height: 10), 0),
      (CGSize(width: CGFloat.nan, height: 10), 1), (CGSize(width: 1e9, height: 10), 1),
      (CGSize(width: 10, height: 10), CGFloat.infinity), (CGSize(width: 30_000, height: 30_000), 1),
    ]
    for (size, scale) in cases { #expect(CGContext(size: size, scale: scale) == nil, "\(size) \(scale)") }
    #expect(CGContext(size: CGSize(width: 10.2, height: 10), scale: 1)?.width == 11)
  }

  @Test("Colours are set by components of the current space") func components() throws {
    let context = try screenContext()
    context.setFillColor([0.5, 0.25])
    #expect(context.fillColor.rgba == SIMD4(0.5, 0.5, 0.5, 0.25))
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    #expect(context.fillColor == .black)
    context.setFillColor([1, 0.5, 0, 1])
    #expect(context.fillColor.rgba == SIMD4(1, 0.5, 0, 1))
    context.setStrokeColor(gray: 0.5, alpha: 1)
    #expect(context.strokeColor.rgba == SIMD4(0.5, 0.5, 0.5, 1))
  }

  @Test("The stroke of a path can replace the path, and can be hit-tested") func stroked() throws {
    let context = try screenContext()
    context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
    context.setLineWidth(4)
    #expect(context.pathContains(CGPoint(x: 15, y: 11.9), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 15, y: 12.1), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 15, y: 11.9), mode: .fill))
    context.replacePathWithStrokedPath()
    #expect(difference(context.boundingBoxOfPath, CGRect(x: 10, y: 8, width: 10, height: 4)) < rounding)
  }
}
