public import Foundation

/// The clip: outside it nothing is drawn. It only grows smaller, until a saved state brings back a larger one.
extension CGContext {
  /// Makes the clip smaller by the path, and empties that; an empty path leaves the clip as it is.
  public func clip(using rule: CGPathFillRule = .winding) {
    let outline = building.outline
    beginPath()
    record(clip: outline, rule)
  }

  /// Makes the clip smaller by a rectangle; the null one leaves nothing to draw on.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Makes the clip smaller by rectangles, as one shape.
  public func clip(to rects: [CGRect]) {
    // Where rectangles that should overlap do not, their intersection is the null one.
    let areas = rects.map { $0.isNull ? .zero : $0 }
    record(clip: outline { $0.addRects(areas, transform: $1) }, .winding)
  }

  /// Makes the clip smaller by an image's opacity, stretched over a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let transform = imageTransform(rect) else { return }
    recording.append(.clipToMask(mask, transform))
    limitClip(to: CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform))
  }

  /// Takes back every clip since the layer last begun, or since the context was made.
  public func resetClip() {
    recording.append(.resetClip)
    state.clipBounds = layers.last?.outerState.clipBounds ?? recording.bounds
  }

  /// A rectangle around the clip, in the user space: where boxes around the clips overlap; null when they do not.
  public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(drawingTransform.inverted()) }

  private func record(clip outline: CGPathOutline, _ rule: CGPathFillRule) {
    guard !outline.isEmpty else { return }
    recording.append(.clip(outline, rule))
    limitClip(to: outline.tightBounds)
  }

  private func limitClip(to bounds: CGRect) {
    state.clipBounds = state.clipBounds.intersection(bounds)
  }
}
