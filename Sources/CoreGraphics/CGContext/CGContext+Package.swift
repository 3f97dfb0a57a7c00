// Not Apple's: how the other layers of this package create contexts, add to them and read them.

package import Foundation

extension CGContext {
  /// Creates a context like UIKit's: the origin at the top left, y down, `scale` pixels to a point.
  ///
  /// The size is in points and is rounded up to whole pixels. Returns nil if the numbers are not finite or an image may
  /// not have that size.
  package convenience init?(size: CGSize, scale: CGFloat) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // The comparisons are false for NaN, too; past them the conversion to whole numbers is safe.
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= CGFloat(CGPixels.longestSide) else { return nil }
    self.init(
      width: Int(width), height: Int(height), baseTransform: CGAffineTransform(scale, 0, 0, -scale, 0, height))
  }

  /// The drawing so far, with all open layers and saved states ended.
  package var drawing: CGDrawing {
    var drawing = recording
    var open = savedStates.count
    for layer in layers.reversed() {
      for _ in layer.savedStateCount..<open { drawing.append(.restore) }
      drawing.append(.endLayer)
      open = layer.savedStateCount
    }
    for _ in 0..<open { drawing.append(.restore) }
    return drawing
  }

  /// Records an item that another layer of this package draws, in the current user space.
  package func draw(foreign item: any AnyObject & Sendable) {
    guard drawingTransform.isInvertible else { return }
    recording.append(.foreign(CGDrawing.Foreign(item), drawingTransform, state.compositing))
  }

  /// The fill colour.
  package var fillColor: CGColor { state.fillColor }

  /// The stroke colour.
  package var strokeColor: CGColor { state.strokeColor }

  /// How text is drawn: its inside, its outline, or both.
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  /// The opacity, blend mode, shadow and antialiasing of the next operations.
  package var compositing: CGDrawing.Compositing { state.compositing }
}
