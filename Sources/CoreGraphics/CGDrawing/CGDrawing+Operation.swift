// Not Apple's: the operations that a CGContext records.

package import Foundation

extension CGDrawing {
  /// Outlines are in the drawing's pixels.
  ///
  /// A transform leads from the user space in which the operation was recorded, and in which its other values are
  /// given, to those pixels.
  package enum Operation: Equatable, Sendable {
    /// Saves the clip, which is the only state of a drawing.
    case save
    case restore

    case clip(CGPathOutline, CGPathFillRule)

    /// The image's opacity; the transform leads from its unit square, y down.
    case clipToMask(CGImage, CGAffineTransform)

    /// Removes every clip since the current layer began, and keeps those outside it.
    case resetClip

    case fill(CGPathOutline, CGPathFillRule, color: SIMD4<Float>, Compositing)

    case stroke(CGPathOutline, Stroke, CGAffineTransform, color: SIMD4<Float>, Compositing)

    case clear(CGPathOutline)

    /// The transform leads from the image's unit square, y down.
    case image(CGImage, CGAffineTransform, isTiled: Bool, Compositing)

    case gradient(CGGradient, Gradient, CGGradientDrawingOptions, CGAffineTransform, Compositing)

    /// Begins a layer, which is drawn separately and then composited as a whole.
    case beginLayer(Compositing)

    case endLayer

    /// Blurs what was drawn since the current layer began.
    case blur(CGPathOutline, Blur)

    case foreign(Foreign, CGAffineTransform, Compositing)

    /// Returns the operation that draws an image upright in a rectangle of the drawing's pixels.
    static func image(_ image: CGImage, frame: CGRect) -> Operation {
      let transform = CGAffineTransform(frame.width, 0, 0, frame.height, frame.minX, frame.minY)
      return .image(image, transform, isTiled: false, Compositing())
    }
  }

  package struct Compositing: Equatable, Sendable {
    /// 0…1.
    package var alpha: Double = 1

    package var blendMode = CGBlendMode.normal

    package var shadow: Shadow?

    package var isAntialiased = true

    package var interpolationQuality = CGInterpolationQuality.default

    package init() {}
  }

  /// In pixels of the drawing, which transforms do not affect.
  package struct Shadow: Equatable, Sendable {
    /// The distance of the shadow to the right and down.
    package var offset: SIMD2<Double>

    /// Twice the standard deviation of the blur.
    package var blur: Double

    package var color: SIMD4<Float>

    package init(offset: SIMD2<Double>, blur: Double, color: SIMD4<Float>) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  package struct Blur: Equatable, Sendable {
    /// In pixels of the drawing.
    package var deviation: Double

    /// 0 for gray, 1 for unchanged.
    package var saturation: Double

    package var alpha: Double
  }

  package struct Stroke: Equatable, Sendable {
    /// In units of user space.
    package var lineWidth: Double = 1

    package var lineCap = CGLineCap.butt

    package var lineJoin = CGLineJoin.miter

    /// In line widths.
    package var miterLimit: Double = 10

    /// In units of user space; empty for a solid line.
    package var dashLengths: [Double] = []

    /// The distance into the dashes at which a line starts.
    package var dashPhase: Double = 0

    package init() {}
  }

  /// In user space.
  package enum Gradient: Equatable, Sendable {
    case linear(start: CGPoint, end: CGPoint)

    case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
  }

  /// An item that only the layer that recorded it and the one that draws it understand.
  package struct Foreign: Equatable, Sendable {
    package let item: any AnyObject & Sendable

    package init(_ item: any AnyObject & Sendable) {
      self.item = item
    }

    package static func == (lhs: Foreign, rhs: Foreign) -> Bool { lhs.item === rhs.item }
  }
}
