// Not Apple's: how the other layers of this package make contexts, add to them and read them.

package import Foundation

extension CGContext {
  /// Creates a context as UIKit's are: origin at the top left, y down, `scale` pixels to a point.
  ///
  /// The size is in points and grows to whole pixels. Nil where an image may not have that size, or for numbers
  /// that are not finite.
  package convenience init?(size: CGSize, scale: CGFloat) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // The comparisons are false for NaN, too; past them the conversion to whole numbers is safe.
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= CGFloat(CGPixels.longestSide) else { return nil }
    self.init(
      width: Int(width), height: Int(height), baseTransform: CGAffineTransform(scale, 0, 0, -scale, 0, height))
  }

  /// What has been drawn so far, with layers and saved states that are still open ended.
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

  /// Records something that another layer of this package draws, placed by the present user space.
  package func draw(foreign item: any AnyObject & Sendable) {
    guard drawingTransform.isInvertible else { return }
    recording.append(.foreign(CGDrawing.Foreign(item), drawingTransform, state.compositing))
  }

  /// The colour of insides.
  package var fillColor: CGColor { state.fillColor }

  /// The colour of lines.
  package var strokeColor: CGColor { state.strokeColor }

  /// What is drawn of letters.
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  /// The opacity, blend mode, shadow and smoothing of what is drawn next.
  package var compositing: CGDrawing.Compositing { state.compositing }
}
