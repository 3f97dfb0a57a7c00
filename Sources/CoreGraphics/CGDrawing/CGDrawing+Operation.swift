// Not Apple's: the operations that a CGContext records.

package import Foundation

extension CGDrawing {
  /// An operation of a drawing.
  ///
  /// Outlines are in the drawing's pixels. A transform leads from the user space in which the operation was recorded,
  /// and in which its other values are given, to those pixels.
  package enum Operation: Equatable, Sendable {
    /// Saves the clip, which is the only state of a drawing.
    case save

    /// Restores the clip saved last.
    case restore

    case clip(CGPathOutline, CGPathFillRule)

    /// Intersects the clip with an image's opacity.
    ///
    /// The transform leads from the image's unit square, y down.
    case clipToMask(CGImage, CGAffineTransform)

    /// Removes every clip since the current layer began, and keeps those outside it.
    case resetClip

    case fill(CGPathOutline, CGPathFillRule, color: SIMD4<Float>, Compositing)

    /// Strokes an outline with a pen of the user space.
    case stroke(CGPathOutline, Stroke, CGAffineTransform, color: SIMD4<Float>, Compositing)

    /// Makes the inside of an outline transparent.
    case clear(CGPathOutline)

    /// Draws an image.
    ///
    /// The transform leads from the image's unit square, y down.
    case image(CGImage, CGAffineTransform, isTiled: Bool, Compositing)

    /// Draws a gradient along a line or between circles, over the whole clip.
    case gradient(CGGradient, Gradient, CGGradientDrawingOptions, CGAffineTransform, Compositing)

    /// Begins a layer, which is drawn separately and then composited as a whole.
    case beginLayer(Compositing)

    /// Composites the current layer and restores the clip with which it began.
    case endLayer

    /// Draws an item of another layer of this package, such as laid-out text.
    case foreign(Foreign, CGAffineTransform, Compositing)

    /// Returns the operation that draws an image upright in a rectangle of the drawing's pixels.
    static func image(_ image: CGImage, frame: CGRect) -> Operation {
      let transform = CGAffineTransform(frame.width, 0, 0, frame.height, frame.minX, frame.minY)
      return .image(image, transform, isTiled: false, Compositing())
    }
  }

  /// How an operation combines with the drawing so far.
  package struct Compositing: Equatable, Sendable {
    /// The opacity of the whole operation, 0…1.
    package var alpha: Double = 1

    /// The mode by which colours combine.
    package var blendMode = CGBlendMode.normal

    /// The shadow of the operation; nil for none.
    package var shadow: Shadow?

    /// Whether edges are antialiased.
    package var isAntialiased = true

    /// The quality with which images are scaled.
    package var interpolationQuality = CGInterpolationQuality.default

    /// The default: opaque, normal, antialiased, without a shadow.
    package init() {}
  }

  /// A shadow, in pixels of the drawing, which transforms do not affect.
  package struct Shadow: Equatable, Sendable {
    /// The distance of the shadow to the right and down.
    package var offset: SIMD2<Double>

    /// The blur radius: twice the standard deviation of the blur.
    package var blur: Double

    /// The colour, not premultiplied.
    package var color: SIMD4<Float>

    /// Creates a shadow.
    package init(offset: SIMD2<Double>, blur: Double, color: SIMD4<Float>) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The settings of a stroke.
  package struct Stroke: Equatable, Sendable {
    /// The line width, in units of user space.
    package var lineWidth: Double = 1

    /// The style of the ends of a line.
    package var lineCap = CGLineCap.butt

    /// The style of the corner between two lines.
    package var lineJoin = CGLineJoin.miter

    /// The distance that a miter may reach, in line widths.
    package var miterLimit: Double = 10

    /// The alternating lengths of dashes and gaps, in units of user space; empty for a solid line.
    package var dashLengths: [Double] = []

    /// The distance into the dashes at which a line starts.
    package var dashPhase: Double = 0

    /// A solid line one unit wide.
    package init() {}
  }

  /// The geometry of a gradient, in user space.
  package enum Gradient: Equatable, Sendable {
    case linear(start: CGPoint, end: CGPoint)

    /// A gradient from one circle to another.
    case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
  }

  /// An item that only the layer that recorded it and the one that draws it understand.
  package struct Foreign: Equatable, Sendable {
    /// The wrapped item.
    package let item: any AnyObject & Sendable

    /// Wraps an item.
    package init(_ item: any AnyObject & Sendable) {
      self.item = item
    }

    /// Returns whether both wrap the same object.
    package static func == (lhs: Foreign, rhs: Foreign) -> Bool { lhs.item === rhs.item }
  }
}
