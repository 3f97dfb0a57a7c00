public import Foundation

/// The clip, outside of which nothing is drawn.
///
/// It only gets smaller, until a saved state restores a larger one.
extension CGContext {
  /// Intersects the clip with the current path and empties the path.
  ///
  /// An empty path leaves the clip unchanged.
  public func clip(using rule: CGPathFillRule = .winding) {
    let outline = building.outline
    beginPath()
    record(clip: outline, rule)
  }

  /// Intersects the clip with a rectangle.
  ///
  /// The null rectangle makes the clip empty.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    // The intersection of rectangles that do not overlap is the null rectangle.
    let areas = rects.map { $0.isNull ? .zero : $0 }
    record(clip: outline { $0.addRects(areas, transform: $1) }, .winding)
  }

  /// Intersects the clip with an image's opacity, stretched over a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let transform = imageTransform(rect) else { return }
    recording.append(.clipToMask(mask, transform))
    limitClip(to: CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform))
  }

  /// Removes every clip that was added since the current layer began, or since the context was created.
  public func resetClip() {
    recording.append(.resetClip)
    state.clipBounds = layers.last?.outerState.clipBounds ?? recording.bounds
  }

  /// A rectangle around the clip, in user space: the intersection of the bounding boxes of all clips; null if it is
  /// empty.
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
