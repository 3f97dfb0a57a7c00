// Not Apple's: the operations a CGContext records.

package import Foundation

extension CGDrawing {
  /// One step of a drawing.
  ///
  /// Outlines are in the drawing's pixels. A transform leads from where the operation's other figures are
  /// given, the user space it was recorded in, to those pixels.
  package enum Operation: Equatable, Sendable {
    /// Remembers the clip, which is all that saved states are about here.
    case save

    /// Goes back to the clip last remembered.
    case restore

    /// Makes the clip smaller by an outline.
    case clip(CGPathOutline, CGPathFillRule)

    /// Makes the clip smaller by an image's opacity; the transform leads from the image's unit square, y down.
    case clipToMask(CGImage, CGAffineTransform)

    /// Takes back every clip since the last layer began; those outside it stay.
    case resetClip

    /// Fills an outline.
    case fill(CGPathOutline, CGPathFillRule, color: SIMD4<Float>, Compositing)

    /// Strokes an outline with a pen of the user space.
    case stroke(CGPathOutline, Stroke, CGAffineTransform, color: SIMD4<Float>, Compositing)

    /// Makes an outline's inside transparent, whatever the compositing.
    case clear(CGPathOutline)

    /// Draws an image; the transform leads from the image's unit square, y down.
    case image(CGImage, CGAffineTransform, isTiled: Bool, Compositing)

    /// Draws colours that change along a line or between circles, over the whole clip.
    case gradient(CGGradient, Gradient, CGGradientDrawingOptions, CGAffineTransform, Compositing)

    /// Begins a layer, drawn on its own and then composited as a whole; inside it compositing starts afresh.
    case beginLayer(Compositing)

    /// Composites the layer last begun, and goes back to the clip it began with.
    case endLayer

    /// Something another layer of this package draws, such as laid-out text.
    case foreign(Foreign, CGAffineTransform, Compositing)

    /// An image in a rectangle of the drawing's pixels, upright and smooth.
    static func image(_ image: CGImage, frame: CGRect) -> Operation {
      let transform = CGAffineTransform(frame.width, 0, 0, frame.height, frame.minX, frame.minY)
      return .image(image, transform, isTiled: false, Compositing())
    }
  }

  /// How what is drawn meets what is already there.
  package struct Compositing: Equatable, Sendable {
    /// The opacity of the whole operation, 0…1.
    package var alpha: Double = 1

    /// How colours mix.
    package var blendMode = CGBlendMode.normal

    /// The shadow cast, if any.
    package var shadow: Shadow?

    /// Whether edges are smoothed.
    package var isAntialiased = true

    /// How images are smoothed when they are scaled.
    package var interpolationQuality = CGInterpolationQuality.default

    /// What draws as it is: opaque, normal, smooth, without a shadow.
    package init() {}
  }

  /// A shadow, in pixels of the drawing: transforms do not reach it.
  package struct Shadow: Equatable, Sendable {
    /// How far it lies to the right and down.
    package var offset: SIMD2<Double>

    /// How far it is spread; twice the standard deviation of its blur.
    package var blur: Double

    /// Its colour, not premultiplied.
    package var color: SIMD4<Float>

    /// Creates a shadow.
    package init(offset: SIMD2<Double>, blur: Double, color: SIMD4<Float>) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The pen that strokes.
  package struct Stroke: Equatable, Sendable {
    /// The width, in units of the user space.
    package var lineWidth: Double = 1

    /// How lines end.
    package var lineCap = CGLineCap.butt

    /// How lines meet.
    package var lineJoin = CGLineJoin.miter

    /// How far a miter may reach, in line widths.
    package var miterLimit: Double = 10

    /// The lengths of dashes and gaps by turns, in units of the user space; solid without any.
    package var dashLengths: [Double] = []

    /// How far into the dashes a line starts.
    package var dashPhase: Double = 0

    /// A solid line one unit wide.
    package init() {}
  }

  /// Between what a gradient's colours change, in the user space.
  package enum Gradient: Equatable, Sendable {
    /// Along a line.
    case linear(start: CGPoint, end: CGPoint)

    /// From one circle to another.
    case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
  }

  /// Something that only the layer that recorded it and the one that draws it know.
  package struct Foreign: Equatable, Sendable {
    /// What it is.
    package let item: any AnyObject & Sendable

    /// Wraps an item.
    package init(_ item: any AnyObject & Sendable) {
      self.item = item
    }

    /// Whether both are the same item.
    package static func == (lhs: Foreign, rhs: Foreign) -> Bool { lhs.item === rhs.item }
  }
}
